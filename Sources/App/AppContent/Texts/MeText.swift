/// Texts of the Me screen.
package enum MeText: String, TextKey {
  case title, patterns, timeline, dayLine, dayLineWithEvidence
  case settings, reduceMotion, reduceTransparency, settingsFooter, version

  package var placeholders: [String] {
    switch self {
    case .dayLine: ["day", "status"]
    case .dayLineWithEvidence: ["day", "status", "evidence"]
    case .title, .patterns, .timeline, .settings, .reduceMotion, .reduceTransparency,
      .settingsFooter, .version:
      []
    }
  }
}
