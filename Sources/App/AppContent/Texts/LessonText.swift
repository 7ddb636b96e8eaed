/// Texts around a lesson; the lesson itself is content.
package enum LessonText: String, TextKey {
  case footnote, commit, read

  package var placeholders: [String] {
    switch self {
    case .footnote: ["chapter", "minutes"]
    case .commit, .read: []
    }
  }
}
