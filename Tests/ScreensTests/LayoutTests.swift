import DesignTokens
import Geometry
import LayoutEngine
import Navigation
import Screens
import Testing
import Typography
import ViewTree

/// Every screen, laid out on the smallest and the largest phone and at the largest usual text size.
@Suite(.enabled(if: Stage.hasFonts, "no fonts: run 'make setup'"))
struct LayoutTests {
  struct Surroundings: Sendable, CustomTestStringConvertible {
    var device: String
    var textSize: TextSize
    var testDescription: String { "\(device) \(textSize.shortName)" }
  }

  static let surroundings = [
    Surroundings(device: "iPhone SE 3", textSize: .large),
    Surroundings(device: "iPhone 16 Pro Max", textSize: .large),
    Surroundings(device: "iPhone SE 3", textSize: .xSmall),
    Surroundings(device: "iPhone SE 3", textSize: .xxxLarge),
    Surroundings(device: "iPhone SE 3", textSize: .accessibility3),
    Surroundings(device: "iPhone 16 Pro Max", textSize: .accessibility3),
  ]

  @Test(arguments: surroundings)
  func `No text is cut, squeezed out or drawn over another`(_ surroundings: Surroundings) throws {
    let stage = try Stage()
    let device = try DeviceProfile.named(surroundings.device)
    for point in Fixture.points {
      let node = try Fixture.node(
        Fixture.state(point), on: device, textSize: surroundings.textSize)
      let tree = try stage.layOut(node, on: device, textSize: surroundings.textSize)
      let faults = LayoutRules(tree).faults
      #expect(faults.isEmpty, "\(point.testDescription): \(faults.joined(separator: "; "))")
    }
  }

  @Test(arguments: surroundings)
  func `Nothing of a specimen is cut or drawn over another`(_ surroundings: Surroundings) throws {
    let stage = try Stage()
    let device = try DeviceProfile.named(surroundings.device)
    let environment = ScreenEnvironment(device: device, textSize: surroundings.textSize)
    // The pages of materials lay texts under panes on purpose.
    for specimen in Specimen.all where !specimen.name.hasPrefix("materials") {
      let tree = try stage.layOut(
        specimen.node(in: environment), on: device, textSize: surroundings.textSize)
      let faults = LayoutRules(tree).faults
      #expect(faults.isEmpty, "\(specimen.name): \(faults.joined(separator: "; "))")
    }
  }

  @Test func `The left-to-right screen is the mirror of the right-to-left one`() throws {
    let stage = try Stage()
    for point in Fixture.points {
      let node = try Fixture.node(Fixture.state(point))
      let right = try stage.layOut(node, direction: .rightToLeft)
      let left = try stage.layOut(node, direction: .leftToRight)
      let broken = zip(right.nodes, left.nodes).filter { one, other in
        let mirrored = right.size.width - one.frame.maxX
        let lengths = [
          mirrored - other.frame.minX, one.frame.minY - other.frame.minY,
          one.frame.width - other.frame.width, one.frame.height - other.frame.height,
        ]
        return one.id != other.id || lengths.contains { abs($0) > 1e-6 }
      }
      #expect(
        broken.isEmpty && right.nodes.count == left.nodes.count,
        "\(point.testDescription): \(broken.map(\.0.id))")
    }
  }

  @Test(arguments: [StartScreen.today, .path, .chapter, .guide, .circle, .me])
  func `A scrolled screen shows its title in the bar only, however short it is`(
    _ screen: StartScreen
  ) throws {
    let stage = try Stage()
    let device = try DeviceProfile.named("iPhone 16 Pro Max")
    var state = try Fixture.state(StartPoint(screen))
    state.begin(at: ScrollPosition(offset: 120, titleHeight: 52), reachesEnd: false)
    let tree = try stage.layOut(Fixture.node(state, on: device), on: device)
    let bar = try #require(tree.node("\(screen.rawValue)/navigationbar"))
    let inline = tree.nodes.contains { $0.id.hasPrefix(bar.id + "/title") }
    let large = try #require(
      tree.nodes.first { node in
        if case .text(_, let text) = node.content { text.style == .largeTitle } else { false }
      })
    #expect(inline)
    #expect(large.frame.maxY <= bar.frame.maxY)
  }

  /// docs/platform.md section 4: 30 at least or the status bar, and a lip of 10.
  @Test(arguments: [("iPhone SE 3", 40.0), ("iPhone 16", 69), ("iPhone 13 mini", 60)])
  func `A page sheet leaves a lip below the status bar`(_ name: String, top: Double) throws {
    let stage = try Stage()
    let device = try DeviceProfile.named(name)
    let state = try Fixture.state(StartPoint(.commit))
    let tree = try stage.layOut(Fixture.node(state, on: device), on: device)
    let sheet = try #require(tree.nodes.first { $0.role == .sheet })
    #expect(sheet.frame.minY == top)
    #expect(sheet.frame.maxY == device.size.height)
  }

  /// docs/platform.md section 4: it floats 8 above the edge.
  @Test func `A form sheet is at most half a screen high`() throws {
    let stage = try Stage()
    for textSize in [TextSize.large, .accessibility5] {
      let state = try Fixture.state(StartPoint(.evidence, .editing))
      let tree = try stage.layOut(Fixture.node(state, textSize: textSize), textSize: textSize)
      let sheet = try #require(tree.node("evidence"))
      #expect(sheet.frame.maxY == tree.size.height - 8)
      #expect(sheet.frame.height <= tree.size.height / 2)
    }
  }

  @Test func `The figures of the path stand one below the other where type is very large`() throws {
    let stage = try Stage()
    let node = try Fixture.node(Fixture.state(StartPoint(.path)), textSize: .accessibility3)
    let stats = try stage.layOut(node, textSize: .accessibility3).nodes.filter {
      $0.id.hasPrefix("path/progress/stats/stat[") && $0.id.split(separator: "/").count == 4
    }
    #expect(stats.count == 3)
    for (stat, next) in zip(stats, stats.dropFirst()) {
      #expect(next.frame.minY >= stat.frame.maxY)
      #expect(abs(next.frame.maxX - stat.frame.maxX) < 0.5)
    }
  }

  @Test(arguments: [TextSize.large, .accessibility1, .accessibility3])
  func `Companions stand in columns of one width, on lines as equally full as they can be`(
    _ textSize: TextSize
  ) throws {
    let stage = try Stage()
    let device = try DeviceProfile.named("iPhone SE 3")
    let node = try Fixture.node(
      Fixture.state(StartPoint(.circle)), on: device, textSize: textSize)
    let rings = try stage.layOut(node, on: device, textSize: textSize).nodes.filter {
      $0.id.split(separator: "/").last?.hasPrefix("companion[") == true
    }
    #expect(rings.count == 5)
    let widths = rings.map(\.frame.width)
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) < 0.7, "\(widths)")
    let lines = Dictionary(grouping: rings) { $0.frame.minY.rounded() }.values.map(\.count)
    #expect((lines.max() ?? 0) - (lines.min() ?? 0) <= 1, "\(lines)")
  }

  @Test func `The ask bar shows the end of a long question, four lines of it`() throws {
    let stage = try Stage()
    var state = try Fixture.state(StartPoint(.guide))
    let question = Array(repeating: "پنج دقیقه پیاده‌روی", count: 40).joined(separator: " ")
    try state.apply(.insertText(.guideQuestion, question), at: state.now)
    let tree = try stage.layOut(Fixture.node(state))
    let field = try #require(tree.node("guide/question"))
    let text = try #require(
      field.flattened.first { if case .text = $0.content { true } else { false } })
    // Body is 17 on 1.75: four lines are 119, with 4 above and below.
    #expect(abs(field.frame.height - 127) < 0.7)
    #expect(abs(text.frame.maxY - (field.frame.maxY - 4)) < 0.7)
    guard case .text(let paragraph, _) = text.content else { return }
    #expect(paragraph.lines.count > 4)
  }

  @Test func `Empty fields say what could stand in them`() throws {
    for screen in [StartScreen.commit, .evidence, .reflect, .guide] {
      let node = try Fixture.node(Fixture.state(StartPoint(screen)))
      let fields = node.flattened.filter { $0.name == "placeholder" }
      #expect(!fields.isEmpty)
      for field in fields {
        #expect(field.strings.contains { !$0.isEmpty }, "\(screen)")
      }
    }
  }

  @Test func `The ask bar ends 8 points above the tab bar`() throws {
    let stage = try Stage()
    let tree = try stage.layOut(Fixture.node(Fixture.state(StartPoint(.guide))))
    let field = try #require(tree.node("guide/question"))
    let bar = try #require(tree.nodes.first { $0.role == .tabBar })
    #expect(abs(bar.frame.minY - field.frame.maxY - 8) < 0.5)
  }

  @Test(arguments: [
    ("commit", StartScreen.commit, ["step", "cue", "otherwise", "when"]),
    ("evidence", .evidence, ["text"]), ("reflect", .reflect, ["helped", "simpler", "share"]),
    ("path", .path, ["segment"]), ("circle", .circle, ["pledge"]),
    ("me", .me, ["reduceMotion", "reduceTransparency"]), ("guide", .guide, ["question"]),
  ])
  func `Fields and controls have the ids that the state machine knows`(
    _ prefix: String, _ screen: StartScreen, _ names: [String]
  ) throws {
    let stage = try Stage()
    let tree = try stage.layOut(Fixture.node(Fixture.state(StartPoint(screen))))
    let known = TextField.allCases.map(\.rawValue) + Control.allCases.map(\.rawValue)
    for name in names {
      #expect(known.contains("\(prefix)/\(name)"))
      #expect(tree.nodes.count { $0.id == "\(prefix)/\(name)" } == 1, "\(name)")
    }
  }

  @Test func `A finger shows on the control that it is on, and on no other`() throws {
    let stage = try Stage()
    let press = Press(amount: 1, reducesMotion: false)
    let looks: [(StartPoint, String, (LayoutNode) -> Bool)] = [
      (StartPoint(.lesson), "lesson/cta/primary", { $0.appearance.scale == 0.97 }),
      (StartPoint(.lesson), "lesson/navigationbar/back", { $0.appearance.opacity == 0.4 }),
      (
        StartPoint(.path), "path/chapter[1]",
        { $0.appearance.fill == .token(.rowPressed, opacity: 1) }
      ),
    ]
    for (point, id, isPressed) in looks {
      let node = try Fixture.node(Fixture.state(point))
      let tree = try stage.layOut(node, presses: [id: press])
      let rest = try stage.layOut(node)
      #expect(tree.nodes.filter { isPressed($0) }.map(\.id) == [id])
      #expect(rest.nodes.filter { isPressed($0) }.isEmpty, "\(id)")
    }
  }

  @Test func `Under Reduce Motion a pressed button fades instead of shrinking`() throws {
    let stage = try Stage()
    let node = try Fixture.node(Fixture.state(StartPoint(.lesson)))
    let tree = try stage.layOut(
      node, presses: ["lesson/cta/primary": Press(amount: 1, reducesMotion: true)])
    let button = try #require(tree.node("lesson/cta/primary"))
    #expect(button.appearance.scale == 1)
    #expect(button.appearance.opacity == 0.7)
  }
}
