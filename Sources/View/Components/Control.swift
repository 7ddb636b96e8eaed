internal import DesignTokens
internal import ViewTree

extension View {
  /// Makes a control act, or shows that it cannot.
  func controlled(by action: ElementAction?, isEnabled: Bool, press: PressLook? = nil) -> Node {
    var node = enabled(isEnabled)
    if let action, isEnabled { node = node.action(action) }
    node.semantics.pressLook = press
    return isEnabled ? node : node.opacity(.disabledOpacity)
  }
}

extension Node {
  /// Makes a row act, or shows that it cannot; the line under it stays as it is.
  func controlledRow(by action: ElementAction?, isEnabled: Bool, press: PressLook? = .highlight)
    -> Node
  {
    var node = enabled(isEnabled)
    if let action, isEnabled { node = node.action(action) }
    node.semantics.pressLook = press
    if isEnabled { return node }
    return node.modified { row in
      row.children = row.children.map { $0.opacity(.disabledOpacity) }
    }
  }
}
