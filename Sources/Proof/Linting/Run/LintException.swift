package import Diagnostics
import FileSystem

/// A breach of a rule that is meant to be, and why.
package struct LintException: Hashable, Sendable {
  package var rule: String
  /// A pattern of node ids; nil for all.
  package var node: String?
  /// A pattern of what faults are about: «accent on *».
  package var about: String?
  /// A pattern of the names of scenarios.
  package var scenario: String?
  package var device: String?
  /// A pattern of text sizes in their short spelling: «AX*».
  package var textSize: String?
  package var reason: String
  /// Where `lint.yaml` says so.
  package var range: SourceRange

  package init(
    rule: String, node: String? = nil, about: String? = nil, scenario: String? = nil,
    device: String? = nil, textSize: String? = nil, reason: String, range: SourceRange
  ) {
    self.rule = rule
    self.node = node
    self.about = about
    self.scenario = scenario
    self.device = device
    self.textSize = textSize
    self.reason = reason
    self.range = range
  }

  package func covers(_ finding: LintFinding) -> Bool {
    rule == finding.rule && Self.fits(node, finding.fault.node)
      && Self.fits(about, finding.fault.about) && Self.fits(scenario, finding.scene.name)
      && isAbout(finding.scene)
  }

  /// Whether a run that looked at some scenes could have needed it: one that speaks of a device or a
  /// text size is needed where its scenarios are seen so.
  func isTested(by scenes: [LintScene]) -> Bool {
    if device == nil, textSize == nil { return true }
    let named = scenes.filter { Self.fits(scenario, $0.name) }
    return named.isEmpty || named.contains(where: isAbout)
  }

  private func isAbout(_ scene: LintScene) -> Bool {
    Self.fits(device, scene.device ?? "") && Self.fits(textSize, scene.textSize ?? "")
  }

  private static func fits(_ pattern: String?, _ text: String) -> Bool {
    pattern.map { PathPattern(whole: $0).matches(text) } ?? true
  }
}
