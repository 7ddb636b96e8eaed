import Scenarios
import Testing

@Suite struct ClockTimeTests {
  @Test(arguments: [("۱۸:۰۰", 1080), ("7:30", 450), ("۷:3۰", 450)])
  func `a time is read in Persian digits as in Latin ones`(text: String, minutes: Int) throws {
    #expect(try #require(ClockTime(text: text)).minutesSinceMidnight == minutes)
  }

  @Test(arguments: ["۲۴:۰۰", "٧:٣٠", "۷:۶۰", "۱۸-۰۰"])
  func `what names no time is none`(text: String) {
    #expect(ClockTime(text: text) == nil)
  }
}
