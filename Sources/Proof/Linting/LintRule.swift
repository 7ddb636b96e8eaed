/// Something that must hold in every screen, motion or figure of the app, and how it is found broken.
///
/// A rule is a value without state: what it says depends on its subject alone, so that rules may be
/// asked in any order and on any thread.
package protocol LintRule<Subject>: Sendable {
  /// What the rule looks at: a laid-out screen, a step that was played, a motion, the design file.
  associatedtype Subject

  /// In small letters with hyphens, as `lint.yaml` and reports write it.
  var name: String { get }
  /// What must hold, in one sentence without a final full stop.
  var summary: String { get }
  /// The section of the design document, or the other source, that demands it.
  var section: String { get }
  /// What a finding counts as where `lint.yaml` says nothing.
  var severity: LintSeverity { get }

  /// Everything in the subject that breaks the rule, in paint order.
  func check(_ subject: Subject) -> [LintFault]
}

extension LintRule {
  package var severity: LintSeverity { .error }
}

/// A rule of laid-out screens, with the kinds of them that it makes a claim about.
package protocol ScreenRule: LintRule where Subject == LaidOutScreen {
  var kinds: Set<LaidOutScreen.Kind> { get }
}

extension ScreenRule {
  package var kinds: Set<LaidOutScreen.Kind> { [.resting] }
}

/// How much a finding weighs.
package enum LintSeverity: String, CaseIterable, Hashable, Sendable {
  case error
  case warning
  /// The rule is not asked.
  case off
}

/// One place where a rule is broken, apart from where its subject comes from.
package struct LintFault: Hashable, Sendable {
  /// The id of the node, or the name of a token, a state or a screen.
  package var node: String
  /// What is wrong, in a few words.
  package var message: String
  /// The figure that is there, with its unit.
  package var found: String
  /// The figure that would be right.
  package var wanted: String
  /// What the fault is about beside its node, for exceptions: a pair of colours, a kind of spacing.
  package var about: String

  package init(
    _ node: String, _ message: String, found: String, wanted: String, about: String = ""
  ) {
    self.node = node
    self.message = message
    self.found = found
    self.wanted = wanted
    self.about = about
  }
}
