extension AppState {
  /// «امروز نشد»: the day counts as paused, and nothing is said about it.
  mutating func skipToday() {
    todaysDay.mark = .pause
    todayState = .done
  }

  /// «برگرداندن».
  mutating func restoreToday() {
    todaysDay.mark = .today
    todayState = .acting
  }

  /// «خواندم».
  mutating func finishLesson(since source: AppState) {
    if route == .lesson(chapter: todaysChapter) { isLessonRead = true }
    pop(since: source)
  }
}
