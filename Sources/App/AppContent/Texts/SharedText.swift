/// Texts that more than one screen shows.
package enum SharedText: String, TextKey {
  case tabToday, tabPath, tabGuide, tabCircle, tabMe
  case cancel, save, discard, keepWriting
  case minutes
  case acted, pause, comeback, today, future
  case spokenDay

  package var placeholders: [String] {
    switch self {
    case .minutes: ["count"]
    case .spokenDay: ["day", "status"]
    case .tabToday, .tabPath, .tabGuide, .tabCircle, .tabMe, .cancel, .save, .discard,
      .keepWriting, .acted, .pause, .comeback, .today, .future:
      []
    }
  }
}
