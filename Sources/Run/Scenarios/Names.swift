package import Diagnostics
package import Navigation

/// A field that a step types into.
package enum FieldName: Hashable, Sendable {
  case app(TextField)
  /// The id of an element of a mock-up that a value fills.
  case mockup(String)
}

/// A tab that a step selects.
package enum TabName: Hashable, Sendable {
  case app(Tab)
  /// The label under an icon, which the content of the scenario decides.
  case titled(String, SourceRange)
  /// An id of the mock-up.
  case mockup(String)
}

/// A screen or a sheet that is on top.
package enum ScreenName: Hashable, Sendable {
  case app(StartScreen)
  /// An id of the mock-up.
  case mockup(String)

  /// As `assertScreen` writes it.
  package var id: String {
    switch self {
    case .app(let screen): screen.rawValue
    case .mockup(let id): id
    }
  }
}

/// What an expectation is about.
package enum FactReference: Hashable, Sendable {
  case fact(FactName)
  /// A named value of a mock-up.
  case value(String)

  /// As `assertState` writes it.
  package var name: String {
    switch self {
    case .fact(let name): name.rawValue
    case .value(let name): name
    }
  }
}
