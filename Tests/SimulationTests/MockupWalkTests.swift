import FileSystem
import Geometry
import LayoutEngine
import Mockups
import Navigation
import Scenarios
import Simulation
import Testing

/// Walks through mock-ups by what their screens let a person touch.
@Suite struct MockupWalkTests {
  static let folder = Files.join(Stage.root, "seeds/mockups")
  static let seeds = (try? Files.names(in: folder))?.filter { $0.hasSuffix(".yaml") } ?? []

  private func walk(_ run: ReplayRun, limit: Int = 10_000) throws -> Exploration {
    let start = try #require(run.start())
    return Exploration(
      touchingScreensFrom: start, in: run.settings.environment, limit: limit)
  }

  /// The walk through screens that are given as YAML below the header of a mock-up.
  private func walk(_ screens: String, limit: Int = 10_000) throws -> Exploration {
    try walk(try Stage.run("name: t\n" + screens + "\n---\n- takeScreenshot: a\n"), limit: limit)
  }

  @Test(arguments: seeds)
  func `each screen of a seed is reached, and none is a dead end`(_ name: String) throws {
    let run = try #require(
      try Stage.runs(ofFilesIn: Files.join(Self.folder, name)).first)
    let found = try walk(run)
    #expect(found.isComplete)
    #expect(found.unreachable.isEmpty)
    #expect(found.deadEnds.map { found.states[$0].abstract.name } == [])
  }

  @Test func `a screen that no touch opens is unreachable`() throws {
    let found = try walk(
      "screens: {a: {body: [{button: {title: b, onTap: {push: b}}}]}, b: {}, c: {}}")
    #expect(found.coverage.map(\.goal.name) == ["a", "b", "c"])
    #expect(found.unreachable == [.screen("c")])
  }

  @Test func `a button that cannot be used yet is not pressed`() throws {
    let found = try walk(
      """
      state: {agreed: false}
      screens:
        a:
          body:
            - section: {rows: [{switch: {title: موافقم, bind: agreed}}]}
            - button: {title: b, enabled: {agreed: true}, onTap: {push: b}}
        b: {}
      """)
    let b = try #require(found.coverage.last?.state)
    #expect(found.path(to: b).map(\.name) == ["screen: toggle(agreed)", "screen: push(b)"])
  }

  @Test func `a dialog without a way out is a dead end, and nothing behind it can be touched`()
    throws
  {
    let found = try walk(
      """
      state: {word: ''}
      screens:
        a: {body: [{button: {title: b, onTap: {push: b}}}]}
        b:
          body:
            - section: {rows: [{field: {bind: word}}]}
            - button: {title: c, onTap: {present: {dialog: c}}}
        c: {body: [{text: {text: بی‌راه}}]}
      """)
    #expect(
      found.deadEnds.map { found.states[$0].abstract.name }
        == ["a/b · dialog c, word=", "a/b · dialog c, word=…"])
  }

  @Test func `screens that push each other are walked round once`() throws {
    let found = try walk(
      """
      screens:
        a: {body: [{button: {title: b, onTap: {push: b}}}]}
        b: {body: [{button: {title: a, onTap: {push: a}}}]}
      """, limit: 50)
    #expect(found.isComplete)
    #expect(found.states.map(\.abstract.name) == ["a", "a/b"])
  }

  @Test func `messages of different words are different moves`() throws {
    let found = try walk(
      "screens: {a: {body: [{button: {title: b, onTap: {hud: یک}}}, "
        + "{button: {title: c, onTap: {hud: دو}}}]}}")
    #expect(found.edges.map(\.move).contains("screen: hud(یک)"))
    #expect(found.edges.map(\.move).contains("screen: hud(دو)"))
  }

  @Test(arguments: ["swipeBack: {to: 50%}", "dragSheet: {to: 50%}"])
  func `no gesture moves what a dialog covers`(_ gesture: String) throws {
    let result = try Stage.replay(
      """
      name: t
      screens:
        a: {body: [{button: {title: قدم, onTap: {push: b}}}]}
        b: {body: [{button: {title: پرسش, onTap: {present: {dialog: c}}}}]}
        c: {body: [{button: {title: بستن, onTap: dismiss}}]}
      ---
      - tapOn: قدم
      - settle
      - tapOn: پرسش
      - settle
      - \(gesture)
      """)
    #expect(result.message?.hasPrefix("a dialog covers it") == true, "\(result.message ?? "–")")
  }

  @Test func `a text can be set to what another value holds at that moment`() throws {
    let result = try Stage.replay(
      """
      name: t
      state: {draft: '', message: '', pledged: false}
      screens:
        a:
          body:
            - section: {rows: [{field: {bind: draft}}, {switch: {title: پیمان, bind: pledged}}]}
            - text: '{message}'
            - button:
                title: فرستادن
                onTap: [{set: {message: 'گفت: {draft}'}}, {set: {draft: ''}}]
      ---
      - inputText: {into: a/draft, text: سلام}
      - tapOn: فرستادن
      - assertState: {message: 'گفت: سلام', draft: '', pledged: false, modal: null}
      - assertVisible: 'گفت: سلام'
      """)
    #expect(result.message == nil)
  }

  @Test func `facts of a mock-up are its own, and the selected tab has the file's id`() throws {
    let result = try Stage.replay(
      """
      name: t
      state: {pledged: true}
      tabs: [{title: a, symbol: sun, screen: a}, {id: two, title: b, symbol: leaf, screen: b}]
      screens: {a: {body: [{button: {title: c, onTap: {present: {form: c}}}}]}, b: {}, c: {}}
      ---
      - assertState: {tab: a, pledged: true}
      - tapOn: c
      - settle
      - assertState: {modal: form, screen: c}
      - dragSheet: {release: complete}
      - settle
      - selectTab: two
      - assertState: {tab: two, modal: null}
      """)
    #expect(result.message == nil)
    let names = result.state?.facts.map(\.name) ?? []
    #expect(names == FactName.ofMockups.map(\.rawValue) + ["pledged"])
    #expect(result.state?.mockup?.mockup.tabs.map(\.selectedSymbol) == ["sun.filled", "leaf"])
  }

  @Test(.enabled(if: Stage.hasFonts, "no fonts: run 'make setup'"))
  func `frames of a walk have the settings and the devices of their scenario`() throws {
    let path = Files.join(Self.folder, "english.yaml")
    let run = try #require(try Stage.runs(ofFilesIn: path).first)
    let plan = RenderPlan(exploring: try walk(run, limit: 3), of: run.scenario, scale: 1)
    #expect(plan.frames.count == 3 * run.scenario.devices.count)
    #expect(plan.frames.allSatisfy { $0.settings.direction == .leftToRight })
    #expect(plan.frames.first?.fileName.hasPrefix("explore Mock-up - habits/0000-today-") == true)
  }
}
