package import Mockups

/// What a touch of a mock-up's element does, and where the element lies.
package struct MockupTap: Hashable, Sendable {
  /// A layer of the display; what lies over it keeps touches away.
  package enum Layer: String, Hashable, Sendable {
    case screen, sheet, dialog
  }

  package var layer: Layer
  package var actions: [MockupAction]

  package init(_ actions: [MockupAction], on layer: Layer) {
    self.layer = layer
    self.actions = actions
  }

  /// The actions in words, for dumps and reports: `push(plans), set(plan=yearly)`.
  package var name: String {
    let words = actions.map { action in
      switch action {
      case .push(let screen): "push(\(screen))"
      case .pop: "pop"
      case .present(let screen, let style): "present(\(screen), \(style.rawValue))"
      case .dismiss: "dismiss"
      case .selectTab(let tab): "selectTab(\(tab))"
      case .hud(let text, _): "hud(\(text.source))"
      case .set(let name, let value): "set(\(name)=\(value.description))"
      case .write(let name, let text): "set(\(name)=\(text.source))"
      case .toggle(let name): "toggle(\(name))"
      }
    }
    return "\(layer.rawValue): " + words.joined(separator: ", ")
  }
}
