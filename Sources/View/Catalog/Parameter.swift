internal import Diagnostics

/// One thing that a component can be given: its name in files, what it may be, and what it means.
package struct Parameter: Hashable, Sendable {
  package var name: String
  package var type: ParameterType
  /// As it would be written in a file; nil where there is none.
  package var defaultValue: String?
  package var isRequired: Bool
  /// A sentence for the written reference and for editors.
  package var summary: String

  package init(
    _ name: String, _ type: ParameterType, default defaultValue: String? = nil,
    isRequired: Bool = false, _ summary: String
  ) {
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isRequired = isRequired
    self.summary = summary
  }
}

/// What a parameter may be.
package indirect enum ParameterType: Hashable, Sendable {
  /// Words for the reader, with named values in braces.
  case text
  /// `true` or `false`.
  case boolean
  /// A number between bounds, both included; the unit is for the reference.
  case number(ClosedRange<Double>, unit: String)
  /// One of a few words; `noun` is how messages call one.
  case word(noun: String, [String])
  /// The name of a value under `state:`.
  case variable(VariableKind)
  /// What a touch does.
  case actions
  /// Other components, one below the other.
  case components
  case list(of: ParameterType)
  /// A mapping with parameters of its own.
  case record([Parameter])
}

/// Which values a component can be bound to.
package enum VariableKind: String, Hashable, Sendable {
  case boolean
  case text
  /// A value that can equal one of the texts that a component offers.
  case choice
}

extension ParameterType {
  /// How messages and the reference call a value of the type.
  package var noun: String {
    switch self {
    case .text: "text"
    case .boolean: "true or false"
    case .number(let range, let unit):
      "a number from \(range.lowerBound.shortText) to \(range.upperBound.shortText)"
        + (unit.isEmpty ? "" : " (\(unit))")
    case .word(let noun, _): "a \(noun)"
    case .variable(.boolean): "the name of a Boolean value"
    case .variable(.text): "the name of a text value"
    case .variable(.choice): "the name of a value"
    case .actions: "actions"
    case .components: "a list of components"
    case .list(let type): "a list, each \(type.noun)"
    case .record(let parameters): "{" + parameters.map(\.name).joined(separator: ", ") + "}"
    }
  }
}
