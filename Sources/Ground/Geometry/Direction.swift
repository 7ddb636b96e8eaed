/// The side on which lines and rows of a screen start.
package enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case rightToLeft = "rtl"
  case leftToRight = "ltr"
}

/// The direction that a paragraph is ordered from. Source: UAX #9, section 3.3.1.
package enum BaseDirection: String, Hashable, Sendable, CaseIterable {
  case rightToLeft = "rtl"
  case leftToRight = "ltr"
  /// That of the first strong character; right to left where there is none.
  case automatic = "auto"
}
