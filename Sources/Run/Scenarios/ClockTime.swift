/// A time of the simulated day.
package struct ClockTime: Hashable, Sendable {
  /// 0 … 23
  package let hour: Int
  /// 0 … 59
  package let minute: Int

  /// Nil where the figures name no time of a day.
  package init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// «18:00» or «7:30», in Latin or in Persian digits.
  package init?(text: String) {
    let digits = String(String.UnicodeScalarView(text.unicodeScalars.map(Self.latin)))
    let parts = digits.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// The Latin digit of a Persian one; other characters stay.
  private static func latin(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard ("۰"..."۹").contains(scalar) else { return scalar }
    return Unicode.Scalar(UInt8(scalar.value - 0x06F0 + 0x30))
  }

  /// 0 … 1439, for comparing two times of a day.
  package var minutesSinceMidnight: Int { hour * 60 + minute }
}
