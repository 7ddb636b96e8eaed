import AppContent
import DesignTokens
import Documents
import FileSystem
import Navigation

/// The seeds of the repository, and states that start from them.
enum Fixture {
  static let root = Files.parent(of: Files.parent(of: Files.parent(of: #filePath)))

  static func bytes(_ path: String) throws -> [UInt8] {
    try Files.read(Files.join(root, path))
  }

  static func content() throws -> ContentModel {
    let path = "seeds/content/fa.yaml"
    return try ContentModel(parsing: YAMLFile.documents(parsing: bytes(path), file: path)[0])
  }

  static func timings() throws -> Timings {
    let path = "seeds/tokens.json"
    return try Timings(DesignTokens(tokensFile: bytes(path), path: path))
  }

  static func start(
    _ screen: StartScreen, _ state: StartState? = nil, today: TodayVariant? = nil,
    minutesOfDay: Int? = nil, system: Preferences = Preferences()
  ) throws -> AppState {
    let point = StartPoint(screen, state, today: today, minutesOfDay: minutesOfDay)
    return try .start(point, content: content(), timings: timings(), system: system)
  }

  static func today(_ variant: TodayVariant, minutesOfDay: Int? = nil) throws -> AppState {
    try start(.today, .today(variant), minutesOfDay: minutesOfDay)
  }
}

extension AppState {
  /// Lives on until nothing moves; a HUD stays.
  mutating func settle() throws {
    while let end = settlesAt { try advance(to: end) }
  }

  /// Taps, and waits until nothing moves.
  mutating func tap(_ actions: Action...) throws {
    for action in actions {
      try apply(.tap(action), at: now)
      try settle()
    }
  }

  mutating func send(_ event: Event) throws { try apply(event, at: now) }

  mutating func wait(_ milliseconds: Double) throws { try advance(to: now + milliseconds) }

  mutating func type(_ text: String, into field: TextField) throws {
    try send(.insertText(field, text))
  }

  mutating func setClock(_ hour: Int, _ minute: Int = 0) throws {
    try send(.setClock(minutesOfDay: hour * 60 + minute))
  }

  /// What the machine says against an event; nil if it takes it.
  func error(of event: Event) -> NavigationError? {
    var copy = self
    do throws(NavigationError) { try copy.apply(event, at: now) } catch { return error }
    return nil
  }

  var statuses: [TimelineStatus] { timeline.map(\.status) }
  var weekMarks: [DayMark?] { weekStrip.map(\.mark) }
  var hapticKinds: [HapticKind] { haptics.map(\.kind) }
}
