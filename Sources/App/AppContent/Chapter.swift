/// A few days of the path under one title.
package struct Chapter: Hashable, Sendable {
  package var title: String
  package var summary: String
  package var practice: String
  package var lesson: Lesson

  package init(title: String, summary: String, practice: String, lesson: Lesson) {
    self.title = title
    self.summary = summary
    self.practice = practice
    self.lesson = lesson
  }
}

/// What a chapter has to read.
package struct Lesson: Hashable, Sendable {
  package var title: String
  package var minutes: Int
  package var paragraphs: [String]

  package init(title: String, minutes: Int, paragraphs: [String]) {
    self.title = title
    self.minutes = minutes
    self.paragraphs = paragraphs
  }
}
