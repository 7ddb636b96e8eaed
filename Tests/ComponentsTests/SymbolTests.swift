import Components
import Geometry
import Testing
import ViewTree

@Suite struct SymbolTests {
  @Test func `every symbol has a name of its own`() {
    let names = Symbol.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Symbol.all.filter { !$0.name.hasPrefix("status.battery") })
  func `a symbol stays on its grid, its lines included`(symbol: Symbol) {
    let grid = Rect(x: 0, y: 0, width: 24, height: 24)
    for layer in symbol.layers {
      var reach = 0.0
      if case .stroke(let width) = layer.style { reach = width / 2 }
      #expect(grid.contains(layer.path.controlBounds.inset(by: -reach)))
    }
  }

  @Test func `only what points along the line of reading is mirrored`() {
    let mirrored = Symbol.all.filter(\.mirrors).map(\.name)
    #expect(mirrored == ["chevron.forward", "chevron.backward"])
  }

  @Test(arguments: [
    (Symbol.sun, Symbol.sunFilled), (.path, .pathFilled), (.bubble, .bubbleFilled),
    (.people, .peopleFilled), (.person, .personFilled), (.hand, .handFilled),
  ])
  func `a filled symbol is no larger than its outline`(outline: Symbol, filled: Symbol) {
    let difference = outline.inkBounds.inset(by: -0.75)
    #expect(difference.contains(filled.inkBounds))
  }

  @Test func `the battery is 27 points wide and 13 high`() {
    // Source: the status bar of iOS; the case of 25 by 13, and the pole of 1.1 behind a gap of 1.
    let bounds = Symbol.batteryCase.inkBounds
    #expect(abs(bounds.width - 27.1) < 0.05)
    #expect(bounds.height == 13)
  }
}

extension Symbol {
  /// The box of everything that is drawn.
  fileprivate var inkBounds: Rect {
    let boxes = layers.map { layer -> Rect in
      if case .stroke(let width) = layer.style {
        return layer.path.controlBounds.inset(by: -width / 2)
      }
      return layer.path.controlBounds
    }
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
  }
}
