import Diagnostics
import Testing

@Suite struct NearestNameTests {
  @Test(
    "a slip of the finger finds the name that was meant",
    arguments: [
      ("tapOm", "tapOn"),  // replaced
      ("tapO", "tapOn"),  // left out
      ("tappOn", "tapOn"),  // doubled
      ("atpOn", "tapOn"),  // swapped
      ("TAPON", "tapOn"),  // case
      ("setle", "settle"), ("ثپت", "ثبت"),
    ])
  func slips(name: String, expected: String) {
    #expect(NearestName.find(name, among: ["advance", "tapOn", "settle", "ثبت"]) == expected)
  }

  @Test("a name that is further than a third of its length finds nothing")
  func tooFar() {
    #expect(NearestName.find("abcdef", among: ["abcxyz"]) == nil)
    #expect(NearestName.find("abcdef", among: ["abcdxy"]) == "abcdxy")
    #expect(NearestName.find("ab", among: ["xy"]) == nil)
    #expect(NearestName.find("", among: ["ab"]) == nil)
    #expect(NearestName.find("ab", among: []) == nil)
  }

  @Test("of equally near names the first is taken, of others the nearest")
  func ties() {
    #expect(NearestName.find("cat", among: ["bat", "hat"]) == "bat")
    #expect(NearestName.find("scroll", among: ["scrawl", "scrolls"]) == "scrolls")
  }

  @Test("the hint lists what is known where nothing is near")
  func hints() {
    #expect(NearestName.hint("x1", among: ["today", "path"]) == "known: today, path")
    #expect(NearestName.hint("tody", among: ["today", "path"]) == "did you mean 'today'?")
  }
}
