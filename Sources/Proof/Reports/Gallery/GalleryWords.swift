/// The page's own words in one language. «{n}» and «{m}» stand for numbers.
struct GalleryWords: Sendable {
  let language: String
  let direction: String
  let specimens: String
  let search: String
  let searchHint: String
  let tabs: String
  let devices: String
  let all: String
  let count: String
  let countOfAll: String
  let nothing: String
  let reset: String
  let open: String
  let previous: String
  let next: String
  let close: String
  let actualSize: String
  let file: String
  let viewer: String
  let keys: String

  static let persian = GalleryWords(
    language: "fa", direction: "rtl", specimens: "نمونه‌ها", search: "جست‌وجو در قاب‌ها",
    searchHint: "نام صفحه، حالت یا سناریو", tabs: "برگه", devices: "دستگاه", all: "همه",
    count: "{n} قاب", countOfAll: "{n} از {m} قاب", nothing: "قابی با این نشانی پیدا نشد.",
    reset: "نمایش همه", open: "باز کردن", previous: "قبلی", next: "بعدی", close: "بستن",
    actualSize: "اندازه‌ی واقعی", file: "پرونده‌ی تصویر",
    viewer: "نمای کامل",
    keys: "کلیدها: / برای جست‌وجو، ← → برای قاب بعدی و قبلی، Z برای اندازه‌ی واقعی، Esc برای بستن")

  static let english = GalleryWords(
    language: "en", direction: "ltr", specimens: "Specimens", search: "Search the frames",
    searchHint: "Screen, state or scenario", tabs: "Tab", devices: "Device", all: "All",
    count: "{n} frames", countOfAll: "{n} of {m} frames", nothing: "No frame has such a name.",
    reset: "Show all", open: "Open", previous: "Previous", next: "Next", close: "Close",
    actualSize: "Actual size", file: "Image file", viewer: "Full view",
    keys: "Keys: / searches, ← → walk through the frames, Z is actual size, Esc closes")

  /// A number in the digits of the language.
  func number(_ value: Int) -> String {
    let digits = String(value)
    guard language == "fa" else { return digits }
    return String(
      String.UnicodeScalarView(
        digits.unicodeScalars.map { digit in
          Unicode.Scalar(digit.value - 0x30 + 0x06F0) ?? digit
        }))
  }
}
