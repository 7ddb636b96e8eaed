internal import DesignTokens
package import ViewTree

extension View {
  /// The view under a finger; `progress` runs from 0 for untouched to 1 for held down.
  package func pressed(_ look: PressLook, progress: Double = 1) -> Node {
    modified { look.apply(progress, to: &$0.appearance) }
  }
}

extension View {
  /// Makes a control act, or shows that it cannot.
  func controlled(by action: String?, isEnabled: Bool, press: PressLook? = nil) -> Node {
    var node = enabled(isEnabled)
    if let action, isEnabled { node = node.action(action) }
    node.semantics.pressLook = press
    return isEnabled ? node : node.opacity(.disabledOpacity)
  }
}

extension Node {
  /// Makes a row act, or shows that it cannot; the line under it stays as it is.
  func controlledRow(by action: String?, isEnabled: Bool, press: PressLook? = .highlight) -> Node {
    var node = enabled(isEnabled)
    if let action, isEnabled { node = node.action(action) }
    node.semantics.pressLook = press
    if isEnabled { return node }
    return node.modified { row in
      row.children = row.children.map { $0.opacity(.disabledOpacity) }
    }
  }
}
