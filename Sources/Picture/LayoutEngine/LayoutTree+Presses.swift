package import DesignTokens
internal import ViewTree

extension LayoutTree {
  /// The same screen with a finger on some of its controls. Nothing moves: a press is a matter of
  /// looks.
  ///
  /// - Parameter presses: how far controls are pressed, by their ids.
  package func showing(_ presses: [String: Press], tokens: DesignTokens) -> LayoutTree {
    if presses.isEmpty { return self }
    var tree = self
    tree.root.show(presses, tokens)
    return tree
  }
}

extension LayoutNode {
  fileprivate mutating func show(_ presses: [String: Press], _ tokens: DesignTokens) {
    if let look = semantics.pressLook, let press = presses[id] {
      look.apply(
        press.amount, reducesMotion: press.reducesMotion, tokens: tokens, to: &appearance)
    }
    for index in children.indices { children[index].show(presses, tokens) }
  }
}
