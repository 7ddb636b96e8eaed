import LayoutEngine
import Simulation
import ViewTree

/// Numbers are read in Persian digits, on screen and spoken; Latin words keep theirs.
struct PersianDigits: ScreenRule {
  let name = "persian-digits"
  let summary = "Every number is in Persian digits"
  let section = "Design document, Type: Persian digits with tabular-nums"
  let kinds: Set<LaidOutScreen.Kind> = [.resting, .moving]

  func check(_ screen: LaidOutScreen) -> [LintFault] {
    guard screen.usesPersianDigits else { return [] }
    return screen.elements.flatMap { element -> [LintFault] in
      let words = [element.text?.content.string, element.node.semantics.label].compactMap { $0 }
      return words.compactMap { word in
        let strays = word.unicodeScalars.filter {
          $0.properties.numericType == .decimal && !("۰"..."۹").contains($0)
        }
        guard let first = strays.first, !isLatin(word) else { return nil }
        let digits = String(String.UnicodeScalarView(strays))
        return LintFault(
          element.id, "other digits in «\(word)»", found: digits,
          wanted: first.isASCII ? persian(digits) : "digits from ۰ to ۹")
      }
    }
  }

  /// A word of Latin letters and no Arabic ones, as a product's name.
  private func isLatin(_ word: String) -> Bool {
    word.contains { $0.isASCII && $0.isLetter } && !word.contains { !$0.isASCII && $0.isLetter }
  }

  private func persian(_ digits: String) -> String {
    String(
      String.UnicodeScalarView(
        digits.unicodeScalars.compactMap { Unicode.Scalar($0.value - 0x30 + 0x6F0) }))
  }
}
