extension Double {
  /// For messages and names: without a fraction where there is none.
  package var shortText: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self)
  }
}

extension Unicode.Scalar {
  /// «U+2713».
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
