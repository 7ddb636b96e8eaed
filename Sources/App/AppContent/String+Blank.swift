extension String {
  /// The text without white space and zero-width non-joiners at its ends; those inside stay.
  package var trimmed: String {
    func isPadding(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || scalar == "\u{200C}"
    }
    guard let first = unicodeScalars.firstIndex(where: { !isPadding($0) }),
      let last = unicodeScalars.lastIndex(where: { !isPadding($0) })
    else { return "" }
    return String(unicodeScalars[first...last])
  }

  /// The claim that nothing can be read here: only white space and zero-width non-joiners.
  package var isBlank: Bool { trimmed.isEmpty }
}
