/// Texts of the Circle screen.
package enum CircleText: String, TextKey {
  case title, today, memberLine, notStarted, pact, pactLine, pledge, footer
  case spokenDone, spokenBack, spokenIdle, cheer

  package var placeholders: [String] {
    switch self {
    case .memberLine: ["name", "line"]
    case .spokenDone, .spokenBack, .spokenIdle, .cheer: ["name"]
    case .title, .today, .notStarted, .pact, .pactLine, .pledge, .footer: []
    }
  }
}
