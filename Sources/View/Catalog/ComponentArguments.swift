internal import DesignTokens
package import Mockups
package import ViewTree

/// The arguments of one component, read in the types that its view wants.
///
/// Files are checked against the parameters before, so that a missing or ill-typed argument means
/// that the file left it out.
package struct ComponentArguments: Sendable {
  package let values: [String: MockupArgument]
  package let isEnabled: Bool
  package var context: ComponentContext

  package init(
    _ values: [String: MockupArgument], isEnabled: Bool = true, in context: ComponentContext
  ) {
    self.values = values
    self.isEnabled = isEnabled
    self.context = context
  }

  /// Nil where the file gives none; values in braces are filled in.
  package func optionalText(_ name: String) -> String? {
    guard case .text(let text)? = values[name] else { return nil }
    return resolved(text)
  }

  package func text(_ name: String) -> String { optionalText(name) ?? "" }

  package func flag(_ name: String, default fallback: Bool = false) -> Bool {
    guard case .boolean(let value)? = values[name] else { return fallback }
    return value
  }

  package func number(_ name: String, default fallback: Double) -> Double {
    guard case .number(let value)? = values[name] else { return fallback }
    return value
  }

  package func optionalNumber(_ name: String) -> Double? {
    guard case .number(let value)? = values[name] else { return nil }
    return value
  }

  /// The case of an enum by its raw value; nil where the file gives none.
  package func word<Word: RawRepresentable>(_ name: String, as type: Word.Type = Word.self) -> Word?
  where Word.RawValue == String {
    guard case .word(let word)? = values[name] else { return nil }
    return Word(rawValue: word)
  }

  /// A symbol of the catalogue; nil where the file gives none.
  package func symbol(_ name: String) -> Symbol? {
    guard case .word(let word)? = values[name] else { return nil }
    return Symbol.named(word)
  }

  /// A colour token; nil where the file gives none.
  package func paint(_ name: String) -> Paint? {
    word(name, as: ColorToken.self).map { .token($0) }
  }

  /// The name of the value that the component is bound to.
  package func variable(_ name: String) -> String? {
    guard case .variable(let variable)? = values[name] else { return nil }
    return variable
  }

  /// The name of the app's action; nil where the file gives none.
  package func action(_ name: String) -> ElementAction? {
    let actions = actions(name)
    return actions.isEmpty ? nil : context.action(actions)
  }

  /// The actions as the file gives them.
  package func actions(_ name: String) -> [MockupAction] {
    guard case .actions(let actions)? = values[name] else { return [] }
    return actions
  }

  /// Whether one of the actions pushes a screen.
  package func pushes(_ name: String) -> Bool {
    actions(name).contains { action in
      if case .push = action { return true }
      return false
    }
  }

  /// The components of a slot, built.
  package func nodes(_ name: String) -> [Node] {
    guard case .components(let components)? = values[name] else { return [] }
    var inner = context
    inner.isOnPage = false
    return inner.nodes(of: components)
  }

  /// The inset that the page asks of a component of its own; none within another component.
  package func inset(_ length: Length) -> Length { context.isOnPage ? length : 0 }

  /// The texts of a list.
  package func texts(_ name: String) -> [String] {
    list(name).compactMap { item in
      if case .text(let text) = item { return resolved(text) }
      return nil
    }
  }

  /// The words of a list.
  package func words<Word: RawRepresentable>(_ name: String, as type: Word.Type) -> [Word]
  where Word.RawValue == String {
    list(name).compactMap { item in
      if case .word(let word) = item { return Word(rawValue: word) }
      return nil
    }
  }

  /// The records of a list, each with arguments of its own.
  package func records(_ name: String) -> [ComponentArguments] {
    list(name).compactMap { item in
      if case .record(let fields) = item {
        return ComponentArguments(fields, isEnabled: isEnabled, in: context)
      }
      return nil
    }
  }

  private func list(_ name: String) -> [MockupArgument] {
    guard case .list(let items)? = values[name] else { return [] }
    return items
  }

  private func resolved(_ text: MockupText) -> String { context.resolved(text) }
}
