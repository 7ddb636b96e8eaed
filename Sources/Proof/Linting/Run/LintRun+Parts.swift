package import DesignTokens
package import Diagnostics
package import Navigation
import Scenarios
import Simulation

extension LintRun {
  /// What the rules of design files find.
  ///
  /// - Parameter place: where a token stands, by its path.
  package func findings(
    in design: DesignTokens, place: (String) -> SourceRange?
  ) -> [LintFinding] {
    LintRules.design.filter(isAsked).flatMap { rule in
      rule.check(design).map { fault in
        finding(rule, fault, at: place(fault.node), scene: LintScene("the design tokens"))
      }
    }
  }

  /// What the rules of steps find in all that was played.
  package func findings(inStepsOf plan: LintPlan) -> [LintFinding] {
    let rules = LintRules.steps.filter(isAsked)
    return plan.passages.flatMap { passage -> [LintFinding] in
      let scenario = passage.run.scenario
      let pairs = zip(passage.result.moments, passage.result.moments.dropFirst())
      return zip(pairs, passage.run.steps).flatMap { moments, step in
        let subject = PlayedStep(
          "line \(step.range.start.line)", from: moments.0.state, to: moments.1.state)
        return rules.flatMap { rule in
          rule.check(subject).map { fault in
            finding(rule, fault, at: step.range, scene: LintScene(scenario.name))
          }
        }
      }
    }
  }

  /// What the rules of whole apps find in the app itself.
  package func findings(in exploration: Exploration) -> [LintFinding] {
    findings(in: WalkedApp(exploration), at: nil, scene: LintScene("the app"))
  }

  /// What they find in the mock-ups that scenarios run.
  package func findings(inMockupsOf plan: LintPlan) -> [LintFinding] {
    plan.passages.flatMap { passage -> [LintFinding] in
      let scenario = passage.run.scenario
      guard let mockup = scenario.mockup, case .mockup(let start) = scenario.start else {
        return []
      }
      return findings(
        in: WalkedApp(mockup, from: start.screen), at: scenario.nameRange,
        scene: LintScene(scenario.name))
    }
  }

  private func findings(
    in app: WalkedApp, at range: SourceRange?, scene: LintScene
  ) -> [LintFinding] {
    LintRules.apps.filter(isAsked).flatMap { rule in
      rule.check(app).map { finding(rule, $0, at: range, scene: scene) }
    }
  }
}
