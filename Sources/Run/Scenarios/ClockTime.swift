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

  /// «18:00» or «7:30».
  package init?(text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// 0 … 1439, for comparing two times of a day.
  package var minutesSinceMidnight: Int { hour * 60 + minute }
}
