import AppContent

extension AppState {
  /// Lives on to an instant: words arrive, motions end, the HUD goes, evening and night come.
  ///
  /// - Throws: `.timeRunsBackward`, or `.beyondPath` where the path's last day would end.
  package mutating func advance(to instant: Instant) throws(NavigationError) {
    if instant < now { throw .timeRunsBackward(now: now, wanted: instant) }
    let clockThen = clockBase.adding(
      microseconds: instant.microseconds - clockSetAt.microseconds)
    if clockThen.pathDay > days.count { throw .beyondPath(dayCount: days.count) }
    now = instant
    updateAnswer()
    endTransitions()
    updateDay()
  }

  /// Puts the wall clock to the next such time of day, which is now within that very minute.
  /// Motions do not notice.
  mutating func setClock(_ minutesOfDay: Int) throws(NavigationError) {
    let next = clock.next(minutesOfDay: minutesOfDay)
    if next.pathDay > days.count { throw .beyondPath(dayCount: days.count) }
    clockBase = next
    clockSetAt = now
  }

  /// Brings today to where the clock is. The night waits for an open sheet, so that nobody loses
  /// what is being written.
  mutating func updateDay() {
    while presentation == nil, today < clock.pathDay { endDay() }
    if todayState == .done, clock.isEvening || clock.pathDay > today { todayState = .evening }
  }

  /// 04:00: a day without evidence was a pause, and the next one starts as a return.
  private mutating func endDay() {
    if !todaysDay.mark.isAct { todaysDay.mark = .pause }
    let chapter = todaysChapter
    today += 1
    todaysDay.mark = .today
    todayState = followsPause ? .return : .morning
    if todaysChapter != chapter { isLessonRead = false }
    isShared = false
    returnChoice = nil
    circle.cheers = circle.cheers.map { _ in false }
  }
}
