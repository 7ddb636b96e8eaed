import DesignTokens
import Geometry
import Linting
import Mockups
import Navigation
import Simulation
import Testing

/// Rules that look at figures, steps, ways and motions.
@Suite struct OtherRuleTests {
  // MARK: Figures of the design

  struct Edit: Sendable, CustomTestStringConvertible {
    var rule: String
    var token: String
    var found: String
    var change: @Sendable (inout DesignTokens) -> Void
    var testDescription: String { "\(rule): \(token) \(found)" }
  }

  static let edits = [
    Edit(rule: "press-values", token: "motion.press", found: "200 ms") {
      $0.motions[.press]?.milliseconds = 200
    },
    Edit(rule: "press-values", token: "motion.press", found: "cubic-bezier(0, 0, 1, 1)") {
      $0.motions[.press]?.curve = TimingCurve(0, 0, 1, 1)
    },
    Edit(rule: "press-values", token: "press.scale", found: "0.9") {
      $0.numbers[.pressedScale] = 0.9
    },
    Edit(rule: "press-values", token: "press.opacity", found: "0.2") {
      $0.numbers[.pressedOpacity] = 0.2
    },
    Edit(rule: "press-values", token: "press.disabledOpacity", found: "0.5") {
      $0.numbers[.disabledOpacity] = 0.5
    },
    Edit(rule: "push-values", token: "motion.push", found: "350 ms") {
      $0.motions[.push]?.milliseconds = 350
    },
    Edit(rule: "push-values", token: "motion.push", found: "cubic-bezier(0.42, 0, 0.58, 1)") {
      $0.motions[.push]?.curve = TimingCurve(0.42, 0, 0.58, 1)
    },
    Edit(rule: "pop-values", token: "motion.pop", found: "420 ms") {
      $0.motions[.pop]?.milliseconds = 420
    },
    Edit(rule: "pop-values", token: "motion.pop", found: "cubic-bezier(0.42, 0, 0.58, 1)") {
      $0.motions[.pop]?.curve = TimingCurve(0.42, 0, 0.58, 1)
    },
    Edit(rule: "hud-values", token: "hud.visible", found: "2500 ms") {
      $0.durations[.hudVisible] = 2500
    },
    Edit(rule: "hud-values", token: "motion.hudFade", found: "800 ms to come and to go") {
      $0.motions[.hudFade]?.milliseconds = 800
    },
  ]

  @Test(arguments: edits)
  func `a figure that the document does not give is found, and told with its token`(
    _ edit: Edit
  ) throws {
    var tokens = try Studio.project.designTokens()
    let rule = try #require(LintRules.design.first { $0.name == edit.rule })
    #expect(rule.check(tokens) == [])
    edit.change(&tokens)
    let faults = rule.check(tokens)
    #expect(faults.map(\.node) == [edit.token])
    #expect(faults.map(\.found) == [edit.found])
  }

  // MARK: Steps

  private let oneHaptic = LintRules.steps[0]

  @Test func `two haptics at one instant are one too many, and two at two instants are not`() {
    let now = Instant(milliseconds: 100)
    let twice = PlayedStep("a", haptics: [Haptic(.light, at: now), Haptic(.success, at: now)])
    #expect(oneHaptic.check(twice).map(\.found) == ["2 haptics"])
    let apart = PlayedStep("a", haptics: [Haptic(.light, at: .zero), Haptic(.success, at: now)])
    #expect(oneHaptic.check(apart) == [])
  }

  @Test func `a HUD without a haptic at its instant is found`() {
    let now = Instant(milliseconds: 100)
    let hud = HUD(text: "ثبت شد", shownAt: now)
    #expect(oneHaptic.check(PlayedStep("a", haptics: [], hud: hud)).map(\.found) == ["0 haptics"])
    let late = Haptic(.success, at: now + 50)
    #expect(oneHaptic.check(PlayedStep("a", haptics: [late], hud: hud)).count == 1)
    let right = Haptic(.success, at: now)
    #expect(oneHaptic.check(PlayedStep("a", haptics: [right], hud: hud)) == [])
  }

  // MARK: Ways

  private let reachable = LintRules.apps[0]

  @Test func `screens that no action opens, and dead ends, are found`() {
    let app = WalkedApp(unreachable: ["lesson"], deadEnds: ["guide · asking"])
    #expect(reachable.check(app).map(\.node) == ["lesson", "guide · asking"])
    #expect(reachable.check(WalkedApp(unreachable: [])) == [])
  }

  @Test func `a mock-up's screen is reached through rows, tabs and what lies in them`() {
    let button = MockupComponent(
      kind: "button", arguments: ["onTap": .actions([.push(screen: "b")])])
    let card = MockupComponent(kind: "section", arguments: ["rows": .components([button])])
    let mockup = Mockup(screens: [
      MockupScreen(id: "a", body: [card]), MockupScreen(id: "b"), MockupScreen(id: "c"),
    ])
    #expect(WalkedApp(mockup, from: "a").unreachable == ["c"])
    #expect(WalkedApp(mockup, from: "c").unreachable == ["a", "b"])
  }

  // MARK: Motions

  private let smooth = LintRules.motions[0]

  private func passage(_ place: @escaping (Double) -> Double) -> MotionPassage {
    MotionPassage(from: 0, to: 400) { time in
      [("sheet", .init(center: Point(x: 0, y: place(time)), opacity: 1))]
    }
  }

  @Test func `a leap in the middle of a motion is found at its instant`() throws {
    let faults = smooth.check(passage { $0 + ($0 > 201.5 ? 80 : 0) })
    #expect(faults.count == 1)
    #expect(faults.first?.node == "sheet")
    #expect(faults.first?.message.hasPrefix("leaps at 201.") == true)
  }

  @Test func `a motion that ends elsewhere than it rests is found`() {
    #expect(smooth.check(passage { $0 >= 400 ? 300 : $0 / 4 }).count == 1)
  }

  @Test func `what vanishes at once is found`() {
    let passage = MotionPassage(from: 0, to: 400) { time in
      [("hud", .init(center: .zero, opacity: time < 130 ? 1 : 0))]
    }
    #expect(smooth.check(passage).count == 1)
  }

  @Test func `steep curves are no leaps`() {
    let curve = TimingCurve(0.23, 1, 0.32, 1)
    #expect(smooth.check(passage { 800 * curve.progress(at: min(1, $0 / 100)) }) == [])
    #expect(smooth.check(passage { $0 < 180 ? 0 : min(600, ($0 - 180) * 40) }) == [])
    #expect(smooth.check(passage { _ in 0 }) == [])
  }
}
