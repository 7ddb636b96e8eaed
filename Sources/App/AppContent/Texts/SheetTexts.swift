/// Texts of the Commit page sheet.
package enum CommitText: String, TextKey {
  case title, step, stepPlaceholder, when, morning, noon, afternoon
  case cue, cuePlaceholder, otherwise, otherwisePlaceholder, footer, saved

  package var placeholders: [String] { [] }
}

/// Texts of the Evidence form sheet.
package enum EvidenceText: String, TextKey {
  case title, placeholder, light, usual, hard, delete, saved, savedAfterReturn

  package var placeholders: [String] { [] }
}

/// Texts of the Reflect page sheet.
package enum ReflectText: String, TextKey {
  case title, helped, helpedPlaceholder, simpler, simplerPlaceholder, share, saved

  package var placeholders: [String] { [] }
}
