internal import Geometry
internal import LayoutEngine
internal import ViewTree

/// What a finger finds at the middle of an element.
enum Touch {
  /// Something that acts.
  case action(ElementAction, on: ScreenElement)
  /// Something that acts, but not now.
  case disabled(ScreenElement)
  /// Something else that lies over it.
  case covered(by: ScreenElement)
  /// A field, which only takes the cursor.
  case field(ScreenElement)
  /// Nothing that takes a touch.
  case nothing
}

extension ElementMap {
  /// What the topmost thing at the middle of an element does with a touch.
  func touch(_ element: ScreenElement) -> Touch {
    let point = element.center
    guard element.visibleFrame.contains(point) else { return .nothing }
    for other in elements.reversed() where other.isShown {
      let isHit = other.frame.contains(point) && other.visibleFrame.contains(point)
      if isHit, let touch = touch(element, through: other) { return touch }
    }
    return nearbyTouch(element, at: point)
  }

  /// Whether an element lies on a sheet or a dialog.
  func isOnSheet(_ element: ScreenElement) -> Bool {
    ([element.index] + element.ancestors).contains { index in
      [.sheet, .dialog].contains(elements[index].node.role)
    }
  }

  /// Nil where the finger goes on to what is behind.
  private func touch(_ element: ScreenElement, through other: ScreenElement) -> Touch? {
    let isRelated = other.isRelated(to: element)
    if !isRelated {
      return other.node.semantics.action != nil || other.hidesWhatIsBehind
        ? .covered(by: other) : nil
    }
    if !other.node.semantics.isEnabled { return .disabled(other) }
    if let action = other.node.semantics.action { return .action(action, on: other) }
    return other.node.role == .field ? .field(other) : nil
  }

  /// Small things are found beside their frames too.
  private func nearbyTouch(_ element: ScreenElement, at point: Point) -> Touch {
    for other in elements.reversed() where other.isShown && other.target.contains(point) {
      guard let action = other.node.semantics.action, other.isRelated(to: element) else {
        continue
      }
      return .action(action, on: other)
    }
    return .nothing
  }
}

extension ScreenElement {
  /// What a message calls it: its text where it has one, else its id.
  var description: String {
    texts.first.map { "«\($0)»" } ?? "'\(id)'"
  }
}
