import FileSystem
import LayoutEngine
import Scenarios
import Simulation
import Testing

/// The ends of the path: day 1 has no yesterday, day 21 no tomorrow, and who missed nothing does not
/// return.
@Suite(.enabled(if: Stage.hasFonts, "no fonts: run 'make setup'"))
struct FirstAndLastDayTests {
  private func texts(of scenario: String, at index: Int) throws -> String {
    let run = try #require(try Stage.runs(ofFilesIn: scenario).first)
    let renderer = try Stage.renderer()
    let result = run.result(renderer)
    #expect(result.message == nil)
    let frame = PlannedFrame(shot: result.shots[index], settings: run.settings)
    return try renderer.layOut(frame.node, frame.settings).description
  }

  @Test(arguments: [
    ("today/first-day.yaml", 0, "روز ۱ از ۲۱", "دیروز"),
    ("today/first-day-return.yaml", 0, "یک لیوان آب و نفس عمیق", "همان قدم قبلی"),
    ("today/last-day.yaml", 1, "مسیر تمام شد", "فردا"),
    ("today/last-day-paused.yaml", 0, "امروز مکث بود", "فردا"),
    ("path/commitments-empty.yaml", 0, "هنوز تعهدی نیست.", "این هفته"),
  ])
  func `an end of the path says what holds there, and nothing of a day that is not`(
    scenario: String, index: Int, present: String, absent: String
  ) throws {
    let texts = try texts(of: scenario, at: index)
    #expect(texts.contains(present), "\(texts)")
    #expect(!texts.contains(absent), "\(texts)")
  }

  @Test func `in the middle of the path there is a yesterday and a tomorrow`() throws {
    #expect(try texts(of: "today/morning.yaml", at: 0).contains("دیروز"))
    #expect(try texts(of: "today/closed.yaml", at: 0).contains("فردا: روز ۱۳"))
  }

  @Test func `a return where no day can have been missed is a mistake`() throws {
    let act = "{outcome: acted, evidence: {text: راه}}"
    let history = Array(repeating: act, count: 20).joined(separator: ", ")
    #expect {
      try Stage.run(
        """
        name: t
        start: {screen: today, state: return}
        with: {history: [\(history)]}
        ---
        - takeScreenshot: a
        """)
    } throws: { error in
      "\(error)".contains("a return needs a missed day, and the path has none left for one")
    }
  }
}
