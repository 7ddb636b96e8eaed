import DesignTokens
import Drawing
import FontLoading
import Geometry
import Imaging
import Navigation
import Scenarios
import Screens
import Simulation
import Testing

/// Every token, changed alone, changes what is drawn somewhere.
///
/// Issue: a designer must be able to trust that the file is the design.
@Suite(.enabled(if: Stage.hasFonts, "no fonts: run 'make setup'"))
struct TokenSweepTests {
  /// A token, and the design with a changed value of it.
  private struct Change {
    var name: String
    var apply: (inout DesignTokens) -> Void
  }

  @Test func `every colour, length, style, shadow and material reaches a frame`() throws {
    let catalog = try Stage.project.fonts()
    let tokens = try Stage.resources().tokens
    let frames = try Self.stillFrames()
    let before = try Self.lists(frames, tokens, catalog)
    var ranked = Array(zip(frames, before))
    var dead: [String] = []
    for change in Self.stillChanges(tokens) {
      var changed = tokens
      change.apply(&changed)
      let renderer = try FrameRenderer(RenderingResources(tokens: changed, catalog: catalog))
      let hit = try ranked.firstIndex { frame, list in
        renderer.paint(try renderer.layOut(frame.node, frame.settings), frame.settings) != list
      }
      if let hit {
        // The next token is often drawn where this one is.
        ranked.insert(ranked.remove(at: hit), at: 0)
      } else {
        dead.append(change.name)
      }
    }
    #expect(dead.isEmpty)
  }

  @Test func `every motion, factor and span of time reaches a film`() throws {
    let catalog = try Stage.project.fonts()
    let tokens = try Stage.resources().tokens
    let paths = try Self.films.map { try Self.film($0, tokens, catalog) }
    var ranked = Array(zip(Self.films, paths))
    var dead: [String] = []
    for change in Self.movingChanges(tokens) {
      var changed = tokens
      change.apply(&changed)
      let hit = try ranked.firstIndex { try Self.film($0, changed, catalog) != $1 }
      if let hit {
        ranked.insert(ranked.remove(at: hit), at: 0)
      } else {
        dead.append(change.name)
      }
    }
    #expect(dead.isEmpty)
  }

  // MARK: - What is drawn

  /// What no seed scenario shows: a HUD while it fades, and a dialog under Increase Contrast.
  private static let hudFading = "the HUD fading"
  private static let hudInstants = """
    name: t
    start: {screen: commit, state: valid}
    ---
    - tapOn: ثبت
    - advance: 100ms
    - takeScreenshot: ۱
    """
  private static let contrastingDialog = """
    name: t
    start: {screen: commit, state: confirming}
    settings: {increaseContrast: true}
    ---
    - takeScreenshot: ۱
    """

  private static let films = [
    "press-button", "press-bar-button", "reduced-press", "push-lesson", "pop-lesson",
    "present-commit", "dismiss-commit", "hud", "switch-pledge", "segment-path", "tab-pill",
    "title-collapse", "reduced-push", hudFading,
  ]

  /// The specimens of components, but those that show the tokens themselves, and screens that
  /// hold what no specimen does.
  private static func stillFrames() throws -> [PlannedFrame] {
    var frames: [PlannedFrame] = []
    for name in [
      "today/return-chosen.yaml", "today/closed.yaml", "today/morning-contrast.yaml",
      "today/commit-confirming.yaml", "circle/circle-contrast.yaml", "today/commit-empty.yaml",
      "today/commit-contrast.yaml", "circle/circle-return.yaml", "guide/answer-acting.yaml",
      "today/commit-saved.yaml", "today/commit-saved-opaque.yaml",
      "today/morning-transparency.yaml", "specimens",
    ] {
      for run in try Stage.runs(ofFilesIn: name, scale: 3) {
        if ["رنگ‌ها", "سبک‌های متن"].contains(run.scenario.name) { continue }
        frames += run.result(try Stage.renderer()).shots.map {
          PlannedFrame(shot: $0, settings: run.settings)
        }
      }
    }
    let dialog = try Stage.run(contrastingDialog, scale: 3)
    frames += dialog.result(try Stage.renderer()).shots.map {
      PlannedFrame(shot: $0, settings: dialog.settings)
    }
    return frames.filter { frame in
      guard case .specimen(let name, _) = frame.shot.subject else { return true }
      return !["colors", "type-styles"].contains(name)
    }
  }

  private static func lists(
    _ frames: [PlannedFrame], _ tokens: DesignTokens, _ catalog: FontCatalog
  ) throws -> [DisplayList] {
    let renderer = try FrameRenderer(RenderingResources(tokens: tokens, catalog: catalog))
    return try frames.map { renderer.paint(try renderer.layOut($0.node, $0.settings), $0.settings) }
  }

  /// All frames of a scenario that is replayed with the tokens.
  private static func film(
    _ name: String, _ tokens: DesignTokens, _ catalog: FontCatalog
  ) throws -> [DisplayList] {
    let files = ScenarioFiles(project: Stage.project)
    let set =
      name == hudFading
      ? try ScenarioSet(paths: ["test.yaml"]) { _ in Array(hudInstants.utf8) }
      : try files.scenarios(at: ["\(Stage.project.scenariosFolder)/motion/\(name).yaml"])
    let renderer = try FrameRenderer(RenderingResources(tokens: tokens, catalog: catalog))
    let runs = try ReplayRun.all(of: set, files: files, tokens: tokens, scale: 3)
    return try runs.flatMap { run in
      try run.result(renderer).shots.map { shot in
        let frame = PlannedFrame(shot: shot, settings: run.settings)
        return renderer.paint(try renderer.layOut(frame.node, frame.settings), frame.settings)
      }
    }
  }

  // MARK: - What is changed

  private static func stillChanges(_ tokens: DesignTokens) -> [Change] {
    var changes = ColorToken.allCases.map { token in
      Change(name: "color.\(token.rawValue)") {
        $0.colors[token] = Color(red: 1, green: 2, blue: 3)
      }
    }
    changes += tokens.contrastColors.keys.sorted { $0.rawValue < $1.rawValue }.map { token in
      Change(name: "contrast.\(token.rawValue)") {
        $0.contrastColors[token] = Color(red: 1, green: 2, blue: 3)
      }
    }
    changes += LengthToken.allCases.map { token in
      Change(name: token.rawValue) { $0.lengths[token] = tokens[token] * 1.5 + 1 }
    }
    for style in TypeStyle.allCases {
      changes.append(Change(name: "type.\(style).size") { $0.typefaces[style]?.size += 3 })
      changes.append(
        Change(name: "type.\(style).lineHeight") { $0.typefaces[style]?.lineHeight += 0.3 })
    }
    changes += ShadowToken.allCases.filter { $0 != .screenEdge }.map { token in
      Change(name: token.rawValue) { $0.shadows[token] = [] }
    }
    changes.append(Change(name: "type.numerals") { $0.numerals = .tabular })
    changes.append(Change(name: "press.disabledOpacity") { $0.numbers[.disabledOpacity] = 0.6 })
    return changes
  }

  private static func movingChanges(_ tokens: DesignTokens) -> [Change] {
    var changes: [Change] = []
    for token in MotionToken.allCases {
      changes.append(
        Change(name: "motion.\(token).duration") { $0.motions[token]?.milliseconds *= 3 })
      changes.append(
        Change(name: "motion.\(token).curve") {
          $0.motions[token]?.curve = TimingCurve(0.9, 0, 1, 0.1)
        })
    }
    changes += NumberToken.allCases.filter { $0 != .disabledOpacity }.map { token in
      Change(name: token.rawValue) { $0.numbers[token] = tokens[token] / 2 }
    }
    changes.append(Change(name: "hud.visible") { $0.durations[.hudVisible] = 900 })
    changes.append(Change(name: "shadow.screenEdge") { $0.shadows[.screenEdge] = [] })
    return changes
  }
}
