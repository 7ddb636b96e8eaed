import DesignTokens
import LayoutEngine
import Linting
import Screens
import Simulation
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

  private static let ofScreens = LintExample.all.filter { example in
    LintRules.screens.contains { $0.name == example.rule }
  }

  @Test(arguments: ofScreens)
  func `a rule of screens finds the wrong picture of its page, and nothing in the right one`(
    _ example: LintExample
  ) throws {
    let rule = try #require(LintRules.screens.first { $0.name == example.rule })
    #expect(!rule.check(try Studio.screen(example.wrong, size: example.size)).isEmpty)
    #expect(rule.check(try Studio.screen(example.right, size: example.size)) == [])
  }

  @Test func `Latin digits are right where the numbers of a mock-up are Latin`() throws {
    let rule = try #require(LintRules.screens.first { $0.name == "persian-digits" })
    let page = Page { Text("روز 12 از ۲۱", .body) }
    #expect(!rule.check(try Studio.screen(page.node)).isEmpty)
    #expect(rule.check(try Studio.screen(page.node, usesPersianDigits: false)) == [])
  }

  @Test func `what is disabled may be pale`() throws {
    let rule = try #require(LintRules.screens.first { $0.name == "text-contrast" })
    let text = Text("ثبت", .body).foreground(.tertiaryLabel)
    #expect(rule.check(try Studio.screen(Page { text }.node)).count == 1)
    #expect(rule.check(try Studio.screen(Page { text.node.enabled(false) }.node)) == [])
  }
}

extension LintExample: CustomTestStringConvertible {
  public var testDescription: String { rule }
}
