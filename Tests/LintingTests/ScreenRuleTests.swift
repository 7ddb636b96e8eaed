import Components
import DesignTokens
import Linting
import Testing
import ViewTree

/// Small screens that break one rule each, and their neighbours that do not.
@Suite(.enabled(if: Studio.hasFonts, "no fonts: run 'make setup'"))
struct ScreenRuleTests {
  @Test(arguments: Mutant.all)
  func `a rule finds its mutant, and nothing in the screen that it was made of`(
    _ mutant: Mutant
  ) throws {
    let rule = try #require(LintRules.screens.first { $0.name == mutant.rule })
    let faults = rule.check(try Studio.screen(mutant.wrong))
    #expect(!faults.isEmpty, "\(mutant.name)")
    if let found = mutant.found { #expect(faults.first?.found == found) }
    #expect(rule.check(try Studio.screen(mutant.right)) == [], "\(mutant.name)")
  }

  @Test func `every rule of screens has two mutants at least`() {
    for rule in LintRules.screens {
      #expect(Mutant.all.count { $0.rule == rule.name } >= 2, "\(rule.name)")
    }
  }
}
