package import AppContent

/// A day of the week strip.
package struct WeekDay: Hashable, Sendable {
  package var weekday: Weekday
  package var date: JalaliDate
  /// Nil for a day before or after the path.
  package var mark: DayMark?
  /// The claim that the day is the one being lived, whatever its mark.
  package var isToday: Bool
  /// «شنبه، انجام شد».
  package var spokenLabel: String
}

extension AppState {
  /// The seven days of today's week, from Saturday.
  package var weekStrip: [WeekDay] {
    let saturday = today - date.weekday.rawValue
    return Weekday.allCases.map { weekday in
      let day = saturday + weekday.rawValue
      let mark = days.indices.contains(day - 1) ? days[day - 1].mark : nil
      return WeekDay(
        weekday: weekday, date: content.date(ofDay: day), mark: mark, isToday: day == today,
        spokenLabel: spokenLabel(weekday.name, mark: mark))
    }
  }

  /// The status in words, «انجام شد».
  package func text(of mark: DayMark) -> String {
    switch mark {
    case .acted: content.texts.shared[.acted]
    case .comeback: content.texts.shared[.comeback]
    case .pause: content.texts.shared[.pause]
    case .today: content.texts.shared[.today]
    case .future: content.texts.shared[.future]
    }
  }

  func spokenLabel(_ day: String, mark: DayMark?) -> String {
    guard let mark else { return day }
    return content.texts.shared[.spokenDay, ["day": day, "status": text(of: mark)]]
  }
}
