internal import Navigation
internal import ViewTree

/// What a person can touch on a composed screen: on the dialog or the sheet that is in front, or else
/// on the whole display, in paint order, whether it is in sight or would be after scrolling.
struct Touchables {
  /// What taps do, each once.
  private(set) var actions: [Action] = []
  /// The names of the text values whose fields are there, each once.
  private(set) var values: [String] = []

  init(on display: Node) {
    let front =
      display.nodes(of: .dialog).last ?? display.nodes(of: .sheet).last ?? display
    add(front, isEnabled: true)
  }

  private mutating func add(_ node: Node, isEnabled: Bool) {
    let isEnabled = isEnabled && node.semantics.isEnabled
    if isEnabled, let action = node.semantics.action?.meaning(as: Action.self),
      !actions.contains(action)
    {
      actions.append(action)
    }
    if isEnabled, let value = node.semantics.boundValue, !values.contains(value) {
      values.append(value)
    }
    for part in node.parts { add(part, isEnabled: isEnabled) }
  }
}

extension Node {
  /// What hangs on the node, in paint order.
  fileprivate var parts: [Node] { backgrounds.map(\.node) + children + overlays.map(\.node) }

  /// The node and those in it that have a role, in paint order.
  fileprivate func nodes(of role: Role) -> [Node] {
    (self.role == role ? [self] : []) + parts.flatMap { $0.nodes(of: role) }
  }
}
