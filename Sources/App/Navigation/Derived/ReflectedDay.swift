import AppContent

/// A row of the Me screen's section «خط زمان».
package struct ReflectedDay: Hashable, Sendable {
  package var day: Int
  package var mark: DayMark
  /// «یکشنبه ۸ آذر — انجام شد · یک دور تا پارک رفتم».
  package var text: String
  /// What a tap opens under the row.
  package var reflection: String
  package var isOpen: Bool
}

extension AppState {
  /// The days that have a reflection, newest first.
  package var reflectedDays: [Int] {
    days.indices.reversed().filter { days[$0].reflection != nil }.map { $0 + 1 }
  }

  package var reflectionRows: [ReflectedDay] {
    reflectedDays.compactMap { day in
      let record = days[day - 1]
      guard let reflection = record.reflection else { return nil }
      return ReflectedDay(
        day: day, mark: record.mark, text: timelineText(day, record), reflection: reflection.quote,
        isOpen: openReflectionDays.contains(day))
    }
  }

  private func timelineText(_ day: Int, _ record: PathDay) -> String {
    let date = content.date(ofDay: day).weekdayDayAndMonth
    let status = text(of: record.mark)
    guard let evidence = record.evidence, !evidence.text.isBlank else {
      return content.texts.me[.dayLine, ["day": date, "status": status]]
    }
    return content.texts.me[
      .dayLineWithEvidence, ["day": date, "status": status, "evidence": evidence.text]]
  }
}
