import AppContent
import Testing

struct PersianNumberTests {
  @Test(
    "A number is written with the digits U+06F0 to U+06F9",
    arguments: [(0, "۰"), (12, "۱۲"), (1405, "۱۴۰۵"), (-5, "\u{200E}\u{2212}۵")])
  func digits(value: Int, text: String) {
    #expect(PersianNumber.digits(value) == text)
  }

  @Test(
    "A time of day has unpadded hours and two digits of minutes",
    arguments: [(581, "۹:۴۱"), (450, "۷:۳۰"), (1290, "۲۱:۳۰"), (5, "۰:۰۵"), (490, "۸:۱۰")])
  func times(minutes: Int, text: String) {
    #expect(PersianNumber.time(minutesOfDay: minutes) == text)
  }

  @Test(
    "Small numbers are written in letters, larger ones in digits",
    arguments: [(1, "یک"), (3, "سه"), (20, "بیست"), (21, "۲۱")])
  func words(value: Int, text: String) {
    #expect(PersianNumber.word(value) == text)
  }

  @Test(
    "Text of spaces and zero-width non-joiners is blank",
    arguments: [("", true), (" \u{200C} \n", true), ("۱", false), ("\u{200C}می\u{200C}", false)])
  func blank(text: String, isBlank: Bool) {
    #expect(text.isBlank == isBlank)
  }

  @Test func `Trimming keeps the zero-width non-joiners inside`() {
    #expect(" می\u{200C}شود\u{200C} ".trimmed == "می\u{200C}شود")
  }
}
