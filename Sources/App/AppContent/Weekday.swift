/// A day of the Iranian week, which starts on Saturday.
///
/// Source: CLDR `fa-IR`.
package enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case saturday
  case sunday
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday

  package var name: String {
    switch self {
    case .saturday: "شنبه"
    case .sunday: "یکشنبه"
    case .monday: "دوشنبه"
    case .tuesday: "سه\u{200C}شنبه"
    case .wednesday: "چهارشنبه"
    case .thursday: "پنجشنبه"
    case .friday: "جمعه"
    }
  }

  /// The letter over the day's dot in the week strip.
  package var letter: String {
    switch self {
    case .saturday: "ش"
    case .sunday: "ی"
    case .monday: "د"
    case .tuesday: "س"
    case .wednesday: "چ"
    case .thursday: "پ"
    case .friday: "ج"
    }
  }
}
