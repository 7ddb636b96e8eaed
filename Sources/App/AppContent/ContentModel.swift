/// Everything that the app shows and did not compute: one person's path, and the texts.
package struct ContentModel: Hashable, Sendable {
  package var pathName: String
  /// The date of the path's first day.
  package var startDate: JalaliDate
  package var dayCount: Int
  /// The days that are over, from the first; the next one is today.
  package var history: [DayRecord]
  /// In order, of equal length.
  package var chapters: [Chapter]
  /// What a return offers beside the previous step.
  package var returnSteps: [String]
  package var moves: [GuideMove]
  /// The notebook's answer to a question of one's own, and the step that it suggests.
  package var ownQuestion: GuideMove
  /// How the person is called in the circle, «تو».
  package var ownName: String
  package var members: [CircleMember]
  package var patterns: [Pattern]
  package var samples: Samples
  package var texts: Texts

  package init(
    pathName: String, startDate: JalaliDate, dayCount: Int, history: [DayRecord],
    chapters: [Chapter], returnSteps: [String], moves: [GuideMove], ownQuestion: GuideMove,
    ownName: String, members: [CircleMember], patterns: [Pattern], samples: Samples, texts: Texts
  ) {
    precondition(dayCount > 0 && !chapters.isEmpty, "a path has days and chapters")
    precondition(dayCount % chapters.count == 0, "the chapters are of equal length")
    precondition(history.count < dayCount, "today lies on the path")
    self.pathName = pathName
    self.startDate = startDate
    self.dayCount = dayCount
    self.history = history
    self.chapters = chapters
    self.returnSteps = returnSteps
    self.moves = moves
    self.ownQuestion = ownQuestion
    self.ownName = ownName
    self.members = members
    self.patterns = patterns
    self.samples = samples
    self.texts = texts
  }

  package var daysPerChapter: Int { dayCount / chapters.count }

  /// The calendar date of a day of the path, 1 being the first.
  package func date(ofDay day: Int) -> JalaliDate { startDate.adding(days: day - 1) }

  /// The index of the chapter that a day of the path belongs to.
  package func chapterIndex(ofDay day: Int) -> Int {
    min(max(0, (day - 1) / daysPerChapter), chapters.count - 1)
  }

  package func days(ofChapter index: Int) -> ClosedRange<Int> {
    (index * daysPerChapter + 1)...((index + 1) * daysPerChapter)
  }
}
