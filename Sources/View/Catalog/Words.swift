internal import Components
internal import DesignTokens
package import ViewTree

/// The words that parameters of several components share.
enum Words {
  static let colors = ParameterType.word(
    noun: "colour token", ColorToken.allCases.map(\.rawValue))
  static let styles = ParameterType.word(noun: "text style", TypeStyle.allCases.map(\.rawValue))
  static let symbols = ParameterType.word(noun: "symbol", Symbol.all.map(\.name))
  static let days = ParameterType.word(
    noun: "status of a day", DayStatus.allCases.map(\.rawValue))

  /// A word for each case of an enum.
  static func cases<Word: CaseIterable & RawRepresentable>(
    _ noun: String, of type: Word.Type
  ) -> ParameterType where Word.RawValue == String {
    .word(noun: noun, Word.allCases.map(\.rawValue))
  }
}

extension Symbol {
  /// A symbol of the catalogue by its name.
  package static func named(_ name: String) -> Symbol? { all.first { $0.name == name } }
}

extension Symbol {
  /// The names of all symbols, in the order of the catalogue.
  package static let names = all.map(\.name)
}

extension Node {
  /// The view with its fields bound to a value and called after it, so that a text finds its way.
  func bindingFields(to variable: String) -> Node {
    var node = self
    if node.role == .field {
      node.semantics.boundValue = variable
      node.name = variable
    }
    node.children = node.children.map { $0.bindingFields(to: variable) }
    return node
  }
}
