package import DesignTokens
package import Diagnostics
package import Documents
package import Imaging
package import Mockups
package import Navigation

/// A scenario file after all of its rules are checked.
package struct Scenario: Hashable, Sendable {
  /// The path as the user wrote it; every place in the scenario names it.
  package var file: String
  /// Unique among the files of a run, and fit to be a file name.
  package var name: String
  /// For messages about a name that is taken.
  package var nameRange: SourceRange
  /// Free words by which a run is narrowed down, in the order of the file.
  package var tags: [String]
  /// Never empty: the default device where the file names none.
  package var devices: [DeviceProfile]
  /// The first screen of the default vocabulary where the file says nothing.
  package var start: Start
  /// The screens that the file itself, or a file that it names, describes, and what it changes of the
  /// app's own; nil for those as they are.
  package var mockup: Mockup?
  /// The changes of the mock-up, each with its place.
  package var changes: [ScreenChange] = []
  /// Those of a new phone where the file says nothing.
  package var settings: Settings
  /// The path of the content fixture, from the folder of the scenario; nil for the default one.
  package var content: String?
  /// For messages about a fixture that cannot be read.
  package var contentRange: SourceRange?
  /// A mapping of values that override the fixture, for the reader of the content to judge.
  package var overrides: YAMLNode?
  /// Limits for all screenshots of the scenario.
  package var comparison: Tolerances
  /// Parts that no comparison looks at.
  package var masks: [Mask]
  /// In the order of the file; see `ScenarioSet.steps(of:)` for what runs.
  package var script: [ScriptEntry]
}

extension Scenario {
  /// A scenario that no file holds: its frames on the default device of a new phone. Messages
  /// about it name it in place of a file.
  package init(named name: String, start: Start, screenshots: [String]) {
    let range = SourceLocation(file: name).point
    self.init(
      file: name, name: name, nameRange: range, tags: [], devices: [.default], start: start,
      settings: Settings(), content: nil, contentRange: nil, overrides: nil,
      comparison: Tolerances(), masks: [],
      script: screenshots.map {
        .step(Step(.takeScreenshot(Screenshot($0, at: range)), range: range))
      })
  }
}

/// Where a scenario begins.
package enum Start: Hashable, Sendable {
  case screen(ScreenStart)
  /// A component alone, by the name of the vocabulary, and how far its page is scrolled.
  case specimen(String, scroll: Double = 0)
  /// A screen of the scenario's own mock-up.
  case mockup(MockupStart)
}

/// A screen of a mock-up, and what its values start with.
package struct MockupStart: Hashable, Sendable {
  /// An id of the mock-up.
  package var screen: String
  package var values: MockupValues
  /// Nil for 9:41.
  package var clock: ClockTime?
  /// How far the content is scrolled, in points.
  package var scroll: Double

  package init(
    screen: String, values: MockupValues, clock: ClockTime? = nil, scroll: Double = 0
  ) {
    self.screen = screen
    self.values = values
    self.clock = clock
    self.scroll = scroll
  }
}

/// A screen of the application in one of its states.
package struct ScreenStart: Hashable, Sendable {
  package var point: StartPoint
  /// How far the content is scrolled, in points.
  package var scroll: Double

  package init(_ point: StartPoint, scroll: Double = 0) {
    self.point = point
    self.scroll = scroll
  }
}
