internal import AppContent
package import Mockups
package import ViewTree

extension ComponentContext {
  /// The views of components, without those that are hidden now.
  ///
  /// - Parameter components: as files give them, checked against the catalogue.
  package func nodes(of components: [MockupComponent]) -> [Node] {
    components.flatMap { nodes(of: $0) }
  }

  private func nodes(of component: MockupComponent) -> [Node] {
    guard component.visibility?.holds(in: values) ?? true,
      let definition = ComponentDefinition.named(component.kind)
    else { return [] }
    let arguments = ComponentArguments(
      component.arguments, isEnabled: component.enabling?.holds(in: values) ?? true, in: self)
    let nodes = definition.build(arguments)
    guard let id = component.id else { return nodes }
    return nodes.map { $0.named(id) }
  }

  /// A text with its values filled in, in the digits of the app.
  package func resolved(_ text: MockupText) -> String {
    guard usesPersianDigits else { return text.resolved(in: values) }
    return text.pieces.map { piece in
      switch piece {
      case .literal(let words): words
      case .value(let name): PersianNumber.localized(values.text(name))
      }
    }.joined()
  }
}
