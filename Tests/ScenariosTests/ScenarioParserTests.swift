import DesignTokens
import Diagnostics
import Documents
import Geometry
import Imaging
import Navigation
import Scenarios
import Testing

@Suite struct ScenarioParserTests {
  @Test("a header fills every part of a scenario")
  func header() throws {
    let scenario = try ScenarioParser().parse(
      """
      name: تعهد صبح
      tags: [today, sheets]
      devices: [iPhone 16, iPhone SE 3]
      start: {screen: path, state: acting, clock: "07:30", scroll: 120}
      settings:
        {reduceMotion: true, reduceTransparency: true, increaseContrast: true, textSize: AX3,
        direction: ltr}
      content: content/fa.yaml
      with: {commitment: {step: ده دقیقه پیاده‌روی}}
      compare: {channelTolerance: 2, maxDiffPixels: 9, maxDiffRatio: 0.01, perceptualThreshold: 0.1,
        window: {side: 3, maxDiffPixels: 2}}
      mask: [statusbar/clock, {x: 1, y: 2.5, width: 30, height: 40}]
      ---
      - settle
      """, file: "a.yaml")
    #expect(scenario.name == "تعهد صبح")
    #expect(scenario.tags == ["today", "sheets"])
    #expect(scenario.devices.map(\.name) == ["iPhone 16", "iPhone SE 3"])
    #expect(
      scenario.start
        == .screen(
          ScreenStart(
            StartPoint(.path, today: .acting, minutesOfDay: 7 * 60 + 30), scroll: 120)))
    var settings = Settings()
    settings.reduceMotion = true
    settings.reduceTransparency = true
    settings.increaseContrast = true
    settings.textSize = .accessibility3
    settings.direction = .leftToRight
    #expect(scenario.settings == settings)
    #expect(scenario.content == "content/fa.yaml")
    #expect(scenario.overrides?["commitment"]?["step"]?.text == "ده دقیقه پیاده\u{200C}روی")
    var comparison = Tolerances()
    comparison.channelTolerance = 2
    comparison.maxDiffPixels = 9
    comparison.maxDiffRatio = 0.01
    comparison.perceptualThreshold = 0.1
    comparison.window = Tolerances.Window(side: 3, maxDiffPixels: 2)
    #expect(scenario.comparison == comparison)
    #expect(
      scenario.masks
        == ["statusbar/clock", .rectangle(Rect(x: 1, y: 2.5, width: 30, height: 40))])
  }

  @Test("a name is enough: the rest is a morning on the default device")
  func defaults() throws {
    let scenario = try ScenarioParser().parse("name: a\n---\n[]\n", file: "a.yaml")
    #expect(scenario.devices == [.default])
    #expect(scenario.start == .screen(ScreenStart(StartPoint(.today, .today(.morning)))))
    #expect(scenario.settings == Settings())
    #expect(scenario.settings.textSize == .large)
    #expect(scenario.settings.direction == .rightToLeft)
    #expect(scenario.steps.isEmpty)
  }

  @Test("a component can be the start")
  func specimen() throws {
    let scenario = try ScenarioParser(vocabulary: .application(specimens: ["weekStrip"])).parse(
      "name: a\nstart: {specimen: weekStrip}\n---\n- takeScreenshot: x\n", file: "a.yaml")
    #expect(scenario.start == .specimen("weekStrip"))
  }

  @Test(
    "every command is read with its arguments",
    arguments: [
      ("tapOn: تعهد کن", .tapOn(.text("تعهد کن", index: nil))),
      ("tapOn: {id: today/timeline/primary}", .tapOn(.id("today/timeline/primary"))),
      ("tapOn: {text: سبک, index: 1}", .tapOn(.text("سبک", index: 1))),
      ("pressOn: ثبت", .pressOn(.text("ثبت", index: nil))),
      ("releaseOn: ثبت", .releaseOn(.text("ثبت", index: nil))),
      (
        "inputText: {into: commit/step, text: ۱۰ دقیقه}",
        .inputText(into: .app(.commitStep), text: "۱۰ دقیقه")
      ),
      (
        "inputText: {into: guide/question, text: ''}",
        .inputText(into: .app(.guideQuestion), text: "")
      ),
      ("eraseText: {into: commit/step}", .eraseText(into: .app(.commitStep))),
      ("toggle: me/reduceMotion", .toggle(id: "me/reduceMotion")),
      ("select: {id: a, segment: ظهر}", .select(id: "a", segment: "ظهر")),
      ("back", .back), ("back:", .back), ("settle", .settle),
      ("swipeBack", .swipeBack(Gesture(progress: 1, release: .complete))),
      ("swipeBack: {to: 40%}", .swipeBack(Gesture(progress: 0.4))),
      (
        "swipeBack: {to: 40%, release: cancel}",
        .swipeBack(Gesture(progress: 0.4, release: .cancel))
      ),
      ("swipeBack: {release: complete}", .swipeBack(Gesture(release: .complete))),
      (
        "dragSheet: {to: 60%, velocity: 1200}",
        .dragSheet(Gesture(progress: 0.6, release: .auto, velocity: 1200))
      ),
      ("dragSheet: {to: 12.5%}", .dragSheet(Gesture(progress: 0.125))),
      ("scroll: {to: 'path/chapter[7]'}", .scroll(.to(id: "path/chapter[7]"))),
      ("scroll: {by: -120}", .scroll(.by(-120))),
      ("selectTab: path", .selectTab(.app(.path))),
      ("advance: 210ms", .advance(milliseconds: 210)),
      ("advance: 1.6s", .advance(milliseconds: 1600)),
      ("advance: 0ms", .advance(milliseconds: 0)),
      (
        "answer: {source: stream, tokens: [قدم, را], every: 80ms}",
        .answer(
          .stream(
            tokens: ["قدم", "را"], everyMilliseconds: 80, afterMilliseconds: 0, stalls: false))
      ),
      (
        "answer: {source: stream, tokens: [قدم], every: 80ms, after: 1s, stalls: true}",
        .answer(
          .stream(tokens: ["قدم"], everyMilliseconds: 80, afterMilliseconds: 1000, stalls: true))
      ),
      ("answer: {source: fallback, after: 8s}", .answer(.fallback(afterMilliseconds: 8000))),
      ("assertVisible: ثبت", .assert(.visible(.text("ثبت", index: nil)))),
      ("assertNotVisible: {id: hud}", .assert(.notVisible(.id("hud")))),
      ("assertEnabled: ثبت", .assert(.enabled(.text("ثبت", index: nil)))),
      ("assertDisabled: ثبت", .assert(.disabled(.text("ثبت", index: nil)))),
      ("assertHaptics: [success, light]", .assert(.haptics([.success, .light]))),
      ("assertHaptics: []", .assert(.haptics([]))),
      ("assertScreen: lesson", .assert(.screen(.app(.lesson)))),
    ] as [(String, Command)])
  func commands(text: String, expected: Command) throws {
    let scenario = try ScenarioParser().parse("name: a\n---\n- \(text)\n", file: "a.yaml")
    let steps = scenario.steps
    #expect(steps.map(\.command) == [expected])
    #expect(steps[0].range.start == SourceLocation(file: "a.yaml", line: 3, column: 3))
  }

  @Test("a clock is set to a time of the day")
  func clock() throws {
    let scenario = try ScenarioParser().parse(
      "name: a\n---\n- setClock: \"18:00\"\n- setClock: 7:05\n", file: "a.yaml")
    let times = try [(18, 0), (7, 5)].map { try #require(ClockTime(hour: $0.0, minute: $0.1)) }
    #expect(scenario.steps.map(\.command) == times.map { .setClock($0) })
  }

  @Test("expectations of the state keep the order of the file")
  func state() throws {
    let scenario = try ScenarioParser().parse(
      """
      name: a
      ---
      - assertState: {hud: تعهد ثبت شد, today: acting, modal: null, depth: 2, shared: true}
      """, file: "a.yaml")
    guard case .assert(.state(let found)) = scenario.steps[0].command else {
      Issue.record("\(scenario.steps)")
      return
    }
    #expect(found.map(\.key.name) == ["hud", "today", "modal", "depth", "shared"])
    #expect(
      found.map(\.value) == [
        .text("تعهد ثبت شد"), .text("acting"), .nothing, .count(2), .boolean(true),
      ])
  }

  @Test("a screenshot has a name, and may have masks, limits and a crop")
  func screenshots() throws {
    let scenario = try ScenarioParser().parse(
      """
      name: a
      ---
      - takeScreenshot: نیمهٔ راه
      - takeScreenshot: {name: b, mask: [statusbar/clock], tolerance: {channelTolerance: 3}, crop: hud}
      """, file: "a.yaml")
    let shots = scenario.steps.compactMap { step -> Screenshot? in
      if case .takeScreenshot(let screenshot) = step.command { screenshot } else { nil }
    }
    #expect(shots.map(\.name) == ["نیمهٔ راه", "b"])
    #expect(shots[1].masks == ["statusbar/clock"])
    #expect(shots[1].comparison.channelTolerance == 3)
    #expect(shots[1].crop == "hud")
  }

  @Test("commands are repeated, with commands inside")
  func repetition() throws {
    let scenario = try ScenarioParser().parse(
      "name: a\n---\n- repeat:\n    times: 3\n    commands:\n      - back\n", file: "a.yaml")
    let inner = SourceRange(
      start: SourceLocation(file: "a.yaml", line: 6, column: 9), length: 4)
    #expect(
      scenario.script == [.repeat(times: 3, [.step(Step(.back, range: inner))])])
  }

  @Test("JSON is a scenario too")
  func json() throws {
    let scenario = try ScenarioParser().parse(
      "{\"name\": \"a\"}\n---\n[{\"advance\": \"1s\"}, \"settle\"]\n", file: "a.json")
    #expect(scenario.steps.map(\.command) == [.advance(milliseconds: 1000), .settle])
  }

  @Test("a tab may be called by its label, which the content decides")
  func tabTitles() throws {
    let scenario = try ScenarioParser().parse(
      "name: a\n---\n- selectTab: هم‌مسیر\n", file: "a.yaml")
    let place = SourceRange(
      start: SourceLocation(file: "a.yaml", line: 3, column: 14), length: 7)
    #expect(scenario.steps.map(\.command) == [.selectTab(.titled("هم\u{200C}مسیر", place))])
  }

  @Test("every fact of a state can be asserted", arguments: FactName.allCases)
  func facts(fact: FactName) throws {
    let sample =
      switch fact {
      case .screen, .tab: "today"
      case .today: "acting"
      case .segment: "chapters"
      case .modal: "commit"
      case .answer: "pending"
      case .depth, .day: "1"
      case .stack, .date, .clock, .days, .commitment, .evidence, .reflection, .hud, .moving: "~"
      case .paused, .shared, .lessonRead, .dirty, .valid, .confirmation, .pledged, .reduceMotion,
        .reduceTransparency:
        "true"
      }
    let scenario = try ScenarioParser().parse(
      "name: a\n---\n- assertState: {\(fact.rawValue): \(sample)}\n", file: "a.yaml")
    guard case .assert(.state(let found)) = scenario.steps[0].command else {
      Issue.record("\(scenario.script)")
      return
    }
    #expect(found.map(\.key) == [.fact(fact)])
  }
}

extension Scenario {
  /// The steps of the file itself, without those of repetitions and other files.
  var steps: [Step] {
    script.compactMap { entry in
      if case .step(let step) = entry { step } else { nil }
    }
  }
}
