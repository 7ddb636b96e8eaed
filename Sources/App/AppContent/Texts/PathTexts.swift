/// Texts of the Path screen.
package enum PathText: String, TextKey {
  case title, actedDays, comebacks, dayLine, chapters, commitments, chapterLength
  case thisWeek, lastWeek, empty

  package var placeholders: [String] {
    switch self {
    case .actedDays, .comebacks, .chapterLength: ["count"]
    case .dayLine: ["day", "count"]
    case .title, .chapters, .commitments, .thisWeek, .lastWeek, .empty: []
    }
  }
}

/// Texts of a Chapter screen; the chapter itself is content.
package enum ChapterText: String, TextKey {
  case lessons, lessonDay, today, practice, footer

  package var placeholders: [String] {
    switch self {
    case .lessonDay: ["day"]
    case .lessons, .today, .practice, .footer: []
    }
  }
}
