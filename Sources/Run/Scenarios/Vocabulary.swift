package import DesignTokens
import Mockups

/// The names that scenarios may use. The parser knows no others, and hints at these.
package struct Vocabulary: Hashable, Sendable {
  /// A screen and what can be said about it.
  package struct Screen: Hashable, Sendable {
    /// As `start` and `assertScreen` write it.
    package var id: String
    /// Empty for a screen that looks alike in all states; the first is the default.
    package var states: [String]

    package init(_ id: String, states: [String] = []) {
      self.id = id
      self.states = states
    }
  }

  /// A tab of the tab bar.
  package struct Tab: Hashable, Sendable {
    /// The id of its root screen.
    package var id: String
    /// The label under its icon, accepted in place of the id.
    package var title: String

    package init(_ id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// A value that `assertState` can ask for.
  package struct StateKey: Hashable, Sendable {
    /// Which values make sense for a key.
    package enum Kind: Hashable, Sendable {
      case boolean
      case count
      /// Any words, or nothing.
      case text
      case oneOf([String])
      /// One of these, or nothing.
      case oneOfOrNothing([String])
    }

    /// As `assertState` writes it.
    package var name: String
    /// Checked while reading, so that a typing error is no failed assertion.
    package var kind: Kind

    package init(_ name: String, _ kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// The first is where a scenario starts that says nothing.
  package var screens: [Screen]
  /// From the first tab, at the right of a right-to-left screen.
  package var tabs: [Tab]
  /// In the order in which a hint lists them.
  package var devices: [DeviceProfile]
  /// Components that can be shown alone.
  package var specimens: [String]
  /// Kinds of haptic feedback.
  package var haptics: [String]
  /// What `assertState` can ask for, in the order in which a hint lists it.
  package var stateKeys: [StateKey]

  package init(
    screens: [Screen], tabs: [Tab], devices: [DeviceProfile], specimens: [String],
    haptics: [String], stateKeys: [StateKey]
  ) {
    precondition(!screens.isEmpty, "a vocabulary has a screen to start at")
    self.screens = screens
    self.tabs = tabs
    self.devices = devices
    self.specimens = specimens
    self.haptics = haptics
    self.stateKeys = stateKeys
  }
}

extension Vocabulary {
  /// Where a scenario begins that says nothing: the first screen in its first state.
  package var defaultStart: Start {
    .screen(ScreenStart(screen: screens[0].id, state: screens[0].states.first))
  }

  /// The names of a mock-up in place of those of the app: its screens, its tabs, and its values as
  /// something to assert on. Or both, where the mock-up changes the app.
  func naming(_ mockup: Mockup) -> Vocabulary {
    var vocabulary = self
    let own = mockup.variables.map { StateKey($0.name, StateKey.Kind($0)) }
    guard mockup.isWholeApp else {
      vocabulary.screens += mockup.screens.map { Screen($0.id) }
      vocabulary.stateKeys = stateKeys.map { key in
        key.name == "screen" ? StateKey("screen", .oneOf(vocabulary.screens.map(\.id))) : key
      }
      vocabulary.stateKeys += own
      return vocabulary
    }
    vocabulary.screens = mockup.screens.map { Screen($0.id) }
    vocabulary.tabs = mockup.tabs.map { Tab($0.id, title: $0.title) }
    let general = stateKeys.filter { ["depth", "hud", "reduceMotion"].contains($0.name) }
    vocabulary.stateKeys =
      [
        StateKey("screen", .oneOf(mockup.screens.map(\.id))),
        StateKey("tab", .oneOf(mockup.tabs.map(\.id))),
        StateKey("modal", .oneOfOrNothing(MockupPresentation.allCases.map(\.rawValue))),
      ] + general + own
    return vocabulary
  }
}

extension Vocabulary.StateKey.Kind {
  fileprivate init(_ variable: MockupVariable) {
    switch variable.initial {
    case .boolean: self = .boolean
    case .number: self = .text
    case .text: self = variable.choices.isEmpty ? .text : .oneOf(variable.choices)
    }
  }
}
