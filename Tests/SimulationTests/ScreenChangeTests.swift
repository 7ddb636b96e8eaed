import Diagnostics
import Geometry
import LayoutEngine
import Navigation
import Scenarios
import Simulation
import Testing
import ViewTree

/// What a file changes of a screen of the app.
@Suite(.enabled(if: Stage.hasFonts)) struct ScreenChangeTests {
  private static func tree(_ header: String, steps: String = "") throws -> LayoutTree {
    let run = try Stage.run("name: t\n\(header)\n---\n\(steps)- takeScreenshot: a\n")
    let renderer = try Stage.renderer()
    let shot = try #require(run.result(renderer).shots.first)
    let frame = PlannedFrame(shot: shot, settings: run.settings)
    return try renderer.layOut(frame.node, frame.settings)
  }

  private static func ids(_ header: String) throws -> [String] {
    try tree(header).nodes.map(\.id)
  }

  @Test func `without changes the screen is that of the app`() throws {
    let plain = try Self.tree("start: {screen: today, state: evening}")
    #expect(try Self.tree("from: today/evening").description == plain.description)
  }

  @Test func `a text, its style and its colour are set by the id`() throws {
    let text = try Self.tree(
      "from: today/morning\nset: {today/date: {text: فردا, style: headline, color: destructive}}"
    ).description
    #expect(text.contains("«فردا» headline destructive"))
    #expect(!text.contains("«دوشنبه ۹ آذر»"))
  }

  @Test func `an element is removed with the room around it`() throws {
    let before = try Self.tree("from: today/morning")
    let after = try Self.tree("from: today/morning\nremove: today/week")
    #expect(!after.nodes.contains { $0.id.hasPrefix("today/week") })
    // The strip was 53⅓ high, 16 below the date and 22 above the timeline.
    let old = try #require(before.nodes.first { $0.id == "today/timeline" }).frame.minY
    let new = try #require(after.nodes.first { $0.id == "today/timeline" }).frame.minY
    #expect(abs(old - new - (53.0 + 1 / 3 + 16 + 22)) < 0.5)
  }

  @Test func `components stand before, after and in place of an element`() throws {
    let ids = try Self.ids(
      """
      from: today/morning
      insertBefore: {today/week: [text: {text: یک, id: one}]}
      insertAfter: {today/week: [text: {text: دو, id: two}]}
      replace: {today/date: [text: {text: سه, id: three}]}
      """)
    let order = ["today/three", "today/one", "today/week", "today/two", "today/timeline"]
    #expect(ids.filter { order.contains($0) } == order)
    #expect(!ids.contains("today/date"))
  }

  @Test func `a component keeps the insets of the page or of the card that it stands on`() throws {
    let tree = try Self.tree(
      """
      from: today/morning
      insertAfter:
        today/week: [button: {title: الف, id: page}]
        today/timeline/node[1]/primary: [button: {title: ب, id: card}]
      """)
    let buttons = tree.nodes.filter { $0.role == .button }
    let page = try #require(buttons.first { $0.id.hasPrefix("today/page") }).frame
    let card = try #require(buttons.first { $0.id.hasPrefix("today/timeline/node[1]/card") }).frame
    let primary = try #require(
      tree.nodes.first { $0.id == "today/timeline/node[1]/primary" }
    ).frame
    #expect(page.minX == 16 && page.maxX == 393 - 16)
    #expect(card.minX == primary.minX && card.width == primary.width)
    #expect(card.minY >= primary.maxY)
  }

  @Test func `the changed screen still does what it did`() throws {
    let result = try Stage.replay(
      """
      name: t
      from: today/morning
      state: {added: false}
      set: {'today/timeline/node[1]/primary': {text: بزن بریم}}
      insertAfter: {today/week: [button: {title: افزودن, onTap: [{toggle: added}, {hud: شد}]}]}
      ---
      - tapOn: افزودن
      - assertState: {added: true, hud: شد, today: morning}
      - tapOn: بزن بریم
      - advance: 100ms
      - settle
      - assertState: {modal: commit}
      - inputText: {into: commit/step, text: دو دقیقه}
      - tapOn: ثبت
      - settle
      - assertState: {today: acting, added: true}
      - selectTab: مسیر من
      - settle
      - assertScreen: path
      """)
    #expect(result.message == nil)
  }

  @Test func `a screen of one's own opens over the app and goes back to it`() throws {
    let result = try Stage.replay(
      """
      name: t
      from: today/morning
      insertAfter: {today/week: [button: {title: بازکن, onTap: {push: own}}]}
      screens:
        own: {title: خودم, body: [{button: {title: بپرس, onTap: {present: {dialog: ask}}}}]}
        ask: {title: همین؟, body: [{button: {title: بله, onTap: dismiss}}]}
      ---
      - tapOn: بازکن
      - settle
      - assertScreen: own
      - tapOn: بپرس
      - settle
      - assertVisible: همین؟
      - tapOn: بله
      - settle
      - back
      - settle
      - assertScreen: today
      - tapOn: تعهد کن
      - settle
      - inputText: {into: commit/step, text: دو دقیقه}
      - tapOn: لغو
      - settle
      - assertState: {confirmation: true}
      - assertVisible: دور انداختن
      """)
    #expect(result.message == nil)
  }

  @Test func `an element on a sheet is changed with the sheet`() throws {
    let result = try Stage.replay(
      """
      name: t
      from: commit/empty
      set: {commit/bar/cancel: {text: بعداً}}
      ---
      - assertVisible: بعداً
      - tapOn: بعداً
      - settle
      - assertState: {modal: null}
      """)
    #expect(result.message == nil)
  }

  @Test func `frames in motion are those drawn afresh`() throws {
    let run = try Stage.run(
      """
      name: t
      from: today/morning
      set: {today/title: {text: صبح}}
      insertAfter: {today/week: [note: {text: یک قدم, tone: soft}]}
      ---
      - tapOn: {id: 'today/timeline/node[1]/lesson'}
      - advance: 80ms
      """)
    let renderer = try Stage.renderer()
    let result = run.result(renderer)
    #expect(result.message == nil)
    var state = try #require(result.state)
    for _ in 0..<6 {
      try state.advance(to: state.now + 40)
      let fresh = try renderer.freshPicture(state, run.settings)
      try renderer.drawMoving(state, run.settings)
      #expect(renderer.picture == fresh)
    }
  }

  @Test(arguments: [
    (
      "remove: today/wek", "test.yaml:3:9", "no element 'today/wek' is on this screen",
      "did you mean 'today/week'?"
    ),
    (
      "set: {'today/timeline/node[9]/title': {text: a}}", "test.yaml:3:7",
      "no element 'today/timeline/node[9]/title' is on this screen",
      "did you mean 'today/timeline/node[2]/title'?"
    ),
    (
      "set: {today/week: {text: a}}", "test.yaml:3:7", "'today/week' has 7 texts, one is needed",
      "'basiri inspect' prints the ids of its parts"
    ),
    (
      "set: {today/date: {symbol: sun}}", "test.yaml:3:7", "'today/date' has no symbol",
      "'basiri inspect' prints the ids of its parts"
    ),
    (
      "insertAfter: {today: [hairline]}", "test.yaml:3:15", "nothing can stand beside 'today'",
      "name an element of a stack, such as one of its parts"
    ),
  ])
  func `a change that cannot be made is told at its place`(
    change: String, place: String, message: String, hint: String
  ) throws {
    let text = "name: t\nfrom: today/morning\n\(change)\n---\n- takeScreenshot: a\n"
    let error = #expect(throws: DiagnosticList.self) { try Stage.run(text) }
    let problem = try #require(error?.diagnostics.first)
    #expect(error?.diagnostics.count == 1)
    #expect(problem.message == message)
    #expect(problem.hint == hint)
    let start = try #require(problem.range?.start)
    #expect("test.yaml:\(start.line):\(start.column)" == place)
  }
}
