package import AppContent

/// The figures of the Path screen's header.
package struct PathStatistics: Hashable, Sendable {
  /// Days with an act; a comeback is one.
  package var acted: Int
  package var comebacks: Int
  package var pauses: Int

  package init(acted: Int, comebacks: Int, pauses: Int) {
    self.acted = acted
    self.comebacks = comebacks
    self.pauses = pauses
  }
}

/// How far a chapter has come.
package enum ChapterStatus: Hashable, Sendable {
  case done
  /// The chapter of today, with the part of its days that are over, 0 … 1.
  case now(Double)
  case ahead

  /// The claim that its row opens the chapter.
  package var isOpen: Bool {
    switch self {
    case .done, .now: true
    case .ahead: false
    }
  }
}

/// A day in the list of a chapter's lessons.
package struct LessonDay: Hashable, Sendable {
  package enum Status: Hashable, Sendable {
    case past, today, future
  }

  package var day: Int
  package var status: Status
}

/// A row under «تعهدها».
package struct CommitmentRow: Hashable, Sendable {
  package var day: Int
  package var step: String
  package var date: JalaliDate
  package var mark: DayMark
  /// What opens on a tap.
  package var evidenceLine: String
  package var isOpen: Bool
}

extension AppState {
  package var statistics: PathStatistics {
    let marks = days.map(\.mark)
    return PathStatistics(
      acted: marks.count(where: \.isAct), comebacks: marks.count { $0 == .comeback },
      pauses: marks.count { $0 == .pause })
  }

  package func status(ofChapter index: Int) -> ChapterStatus {
    if index < todaysChapter { return .done }
    if index > todaysChapter { return .ahead }
    let over = today - content.days(ofChapter: index).lowerBound + (todayState.isDecided ? 1 : 0)
    return .now(Double(over) / Double(content.daysPerChapter))
  }

  package func lessonDays(ofChapter index: Int) -> [LessonDay] {
    content.days(ofChapter: index).map { day in
      LessonDay(day: day, status: day < today ? .past : day == today ? .today : .future)
    }
  }

  /// The commitments of this week and of the one before, newest first.
  package var commitmentRows: (thisWeek: [CommitmentRow], lastWeek: [CommitmentRow]) {
    let saturday = today - date.weekday.rawValue
    return (rows(from: saturday, to: today), rows(from: saturday - 7, to: saturday - 1))
  }

  private func rows(from first: Int, to last: Int) -> [CommitmentRow] {
    stride(from: last, through: max(1, first), by: -1).compactMap { day -> CommitmentRow? in
      let record = days[day - 1]
      guard let commitment = record.commitment else { return nil }
      return CommitmentRow(
        day: day, step: commitment.step, date: content.date(ofDay: day), mark: record.mark,
        evidenceLine: record.evidence.map { line(of: $0) } ?? content.texts.today[.noEvidence],
        isOpen: openCommitmentDay == day)
    }
  }
}
