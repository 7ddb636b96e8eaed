internal import Mockups
internal import Navigation

/// The names that a scenario may use: those of the app, or those of its own mock-up in their place.
package struct Vocabulary: Hashable, Sendable {
  /// Components that can be shown alone.
  package var specimens: [String]
  var mockup: Mockup?

  /// The names of the application: those of its state machine.
  ///
  /// - Parameter specimens: the names of the pages that show components alone.
  package static func application(specimens: [String] = []) -> Vocabulary {
    Vocabulary(specimens: specimens, mockup: nil)
  }

  /// The names of a mock-up in place of those of the app, or beside them where it changes the app.
  func naming(_ mockup: Mockup) -> Vocabulary {
    Vocabulary(specimens: specimens, mockup: mockup)
  }

  /// Whether the app's own screens, tabs, fields and facts can be named.
  var namesApp: Bool { mockup?.isWholeApp != true }

  /// As `assertScreen` writes them.
  var screens: [(String, ScreenName)] {
    let own = (mockup?.screens ?? []).map { ($0.id, ScreenName.mockup($0.id)) }
    return namesApp ? StartScreen.allCases.map { ($0.rawValue, .app($0)) } + own : own
  }

  /// What `assertState` can ask for, in the order in which a hint lists it.
  var facts: [(reference: FactReference, kind: FactKind)] {
    let names = namesApp ? FactName.allCases : FactName.ofMockups
    return names.map { (.fact($0), kind(of: $0)) }
      + (mockup?.variables ?? []).map { (.value($0.name), FactKind($0)) }
  }

  private func kind(of fact: FactName) -> FactKind {
    switch fact {
    case .screen: return .oneOf(screens.map(\.0))
    case .tab:
      guard let mockup, !namesApp else { return fact.kind }
      return .oneOf(mockup.tabs.map(\.id))
    case .modal where !namesApp:
      return .oneOfOrNothing(MockupPresentation.allCases.map(\.rawValue))
    default: return fact.kind
    }
  }
}

extension FactKind {
  fileprivate init(_ variable: MockupVariable) {
    switch variable.initial {
    case .boolean: self = .boolean
    case .number: self = .text
    case .text: self = variable.choices.isEmpty ? .text : .oneOf(variable.choices)
    }
  }
}
