import DesignTokens
import Diagnostics
internal import Scenarios
package import Simulation
import Synchronization
import ViewTree

/// Asks every rule about everything that a plan holds.
package struct LintRun: Sendable {
  let resources: RenderingResources
  let settings: LintSettings
  let workerCount: Int

  /// - Parameter workerCount: 1 or more; what is found does not depend on it.
  package init(resources: RenderingResources, settings: LintSettings, workerCount: Int) {
    self.resources = resources
    self.settings = settings
    self.workerCount = workerCount
  }

  /// What the rules of screens find, in the order of the plan.
  ///
  /// Screens that are built alike are laid out once, whichever states they belong to.
  /// - Throws: what ICU says where its data cannot be loaded.
  package func findings(inScreensOf plan: LintPlan) throws -> [LintFinding] {
    let rules = LintRules.screens.filter(isAsked)
    let known = Mutex<Set<NodePrint>>([])
    let farm = FrameFarm(resources: resources, workerCount: workerCount)
    let looks = try farm.map(plan.frames) { frame, renderer -> Look in
      let node = frame.node
      let print = NodePrint(node, frame)
      let isNew = known.withLock { $0.insert(print).inserted }
      guard isNew else { return Look(print: print, faults: nil) }
      let screen = LaidOutScreen(
        node, laidOut: try renderer.layOut(node, frame.settings), kind: frame.kind,
        settings: frame.settings, tokens: resources.tokens,
        usesPersianDigits: frame.usesPersianDigits)
      return Look(print: print, faults: rules.map { faults(of: screen, by: $0) })
    }
    return findings(of: plan.frames, looks, rules)
  }

  /// Whether `lint.yaml` leaves a rule on.
  func isAsked(_ rule: any LintRule) -> Bool { settings.severity(of: rule) != .off }

  /// A fault as the settings weigh it.
  func finding(
    _ rule: any LintRule, _ fault: LintFault, at range: SourceRange?, scene: LintScene
  ) -> LintFinding {
    LintFinding(
      rule, severity: settings.severity(of: rule), fault, at: range, scene: scene)
  }

  /// What became of a frame; nil for faults that another frame of the same print has.
  private struct Look: Sendable {
    let print: NodePrint
    /// By rule.
    let faults: [[LintFault]]?
  }

  private func faults(of screen: LaidOutScreen, by rule: any ScreenRule) -> [LintFault] {
    rule.kinds.contains(screen.kind) ? rule.check(screen) : []
  }

  private func findings(
    of frames: [PlannedFrame], _ looks: [Look], _ rules: [any ScreenRule]
  ) -> [LintFinding] {
    var faults: [NodePrint: [[LintFault]]] = [:]
    for look in looks {
      if let found = look.faults { faults[look.print] = found }
    }
    return zip(frames, looks).flatMap { frame, look in
      zip(rules, faults[look.print] ?? []).flatMap { rule, found in
        found.map { fault in
          finding(rule, fault, at: frame.range, scene: frame.scene)
        }
      }
    }
  }
}

/// 128 bits that stand for a screen: equal screens have equal ones, and no two others meet.
private struct NodePrint: Hashable {
  private let first: Int
  private let second: Int

  init(_ node: Node, _ frame: PlannedFrame) {
    (first, second) = (Self.hash(node, frame, salt: 1), Self.hash(node, frame, salt: 2))
  }

  private static func hash(_ node: Node, _ frame: PlannedFrame, salt: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(salt)
    hasher.combine(node)
    hasher.combine(frame.settings)
    hasher.combine(frame.kind)
    hasher.combine(frame.usesPersianDigits)
    return hasher.finalize()
  }
}
