import Diagnostics
import Imaging
import Navigation
import Scenarios
import Simulation
import Testing

@Suite(.enabled(if: Stage.hasFonts, "no fonts: run 'make setup'"))
struct FilmTests {
  private func film(
    _ name: String, from screenshot: String? = nil, framesPerSecond: Int = 60
  ) throws -> Film {
    let run = try Stage.runs(ofFilesIn: "motion/\(name).yaml")[0]
    return try Film(
      of: run.result(try Stage.renderer()), from: screenshot, framesPerSecond: framesPerSecond)
  }

  /// A push takes 420 ms, which are 25.2 frames at 60 Hz and 50.4 at 120 Hz. Source: platform.md
  /// section 10.
  @Test(arguments: [(60, 27), (120, 52)])
  func `a push has a frame at every refresh until the first one at rest`(
    framesPerSecond: Int, count: Int
  ) throws {
    let film = try film("push-lesson", framesPerSecond: framesPerSecond)
    #expect(film.frames.count == count)
    for frame in film.frames {
      #expect(frame.milliseconds == Double(frame.number) * 1000 / Double(framesPerSecond))
      #expect(frame.state.transitions.isEmpty == (frame.number == count - 1))
    }
    #expect(film.frames[0].progress == 0)
    #expect(film.frames[count - 1].progress == 1)
  }

  @Test func `events that come during a motion are filmed at their instants`() throws {
    let film = try film("tab-during-push")
    // The push runs for 105 ms; then the pill for 350 ms: 455 ms are 27.3 frames.
    #expect(film.frames.count == 29)
    #expect(film.frames[6].state.selectedTab == .path)
    #expect(film.frames[7].state.selectedTab == .guide)
  }

  @Test func `a HUD that comes with the first frame is filmed to its end, another is not`() throws {
    // 1.6 s are 96 frames, the settled one is the 97th.
    #expect(try film("hud").frames.count == 97)
    let push = try film("push-under-hud", from: "۰")
    #expect(push.frames.count == 27)
    #expect(push.frames.last?.state.hud != nil)
  }

  @Test func `a film begins after the screenshot that is named`() throws {
    let film = try film("push-lesson", from: "۵۰")
    // The rest of 420 ms after 210 ms is 12.6 frames.
    #expect(film.frames.count == 14)
    #expect(film.frames[0].state.now.milliseconds == 210)
  }

  @Test func `a film of nothing, or from an unknown screenshot, is refused`() throws {
    let result = try Stage.replay(fromMorning: "- takeScreenshot: صبح\n")
    #expect(throws: DiagnosticList.self) { try Film(of: result, from: nil, framesPerSecond: 60) }
    do {
      _ = try Film(of: result, from: "صبج", framesPerSecond: 60)
    } catch {
      #expect(error.diagnostics[0].message == "no screenshot is named 'صبج'")
      #expect(error.diagnostics[0].hint == "did you mean 'صبح'?")
    }
  }

  @Test(arguments: [
    "push-lesson", "pop-lesson", "push-chapter", "push-answer", "push-lesson-from-chapter",
    "present-evidence", "dismiss-evidence", "present-commit", "hud-evidence", "tab-pill",
    "tab-during-push", "push-under-hud", "segment-path", "reduced-push", "reduced-sheet",
  ])
  func `a frame of moved pictures is the same as one drawn afresh, byte for byte`(
    name: String
  ) throws {
    let run = try Stage.runs(ofFilesIn: "motion/\(name).yaml", scale: nil)[0]
    let film = try Film(of: run.result(try Stage.renderer()), from: nil, framesPerSecond: 60)
    let (moving, fresh) = (try Stage.renderer(), try Stage.renderer())
    for frame in film.frames where frame.number % 4 == 1 || frame.number < 2 {
      try moving.drawMoving(frame.state, run.settings)
      #expect(
        moving.picture == (try fresh.freshPicture(frame.state, run.settings)),
        "\(frame.milliseconds) ms")
    }
  }

  @Test func `pictures move on other phones and from left to right alike`() throws {
    for device in ["iPhone SE 3", "iPhone 17 Pro Max"] {
      for direction in ["rtl", "ltr"] {
        let run = try Stage.run(
          onItsDevice: """
            name: t
            devices: [\(device)]
            settings: {direction: \(direction)}
            start: {screen: path}
            ---
            - tapOn: {id: "path/chapter[4]"}
            """)
        let film = try Film(of: run.result(try Stage.renderer()), from: nil, framesPerSecond: 60)
        let (moving, fresh) = (try Stage.renderer(), try Stage.renderer())
        for frame in film.frames where frame.number % 6 == 2 {
          try moving.drawMoving(frame.state, run.settings)
          let expected = try fresh.freshPicture(frame.state, run.settings)
          let count = zip(moving.picture.pixels, expected.pixels).count { $0 != $1 }
          #expect(count == 0, "\(device) \(direction) \(frame.milliseconds) ms")
        }
      }
    }
  }
}
