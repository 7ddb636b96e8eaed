import DesignTokens
import LayoutEngine
import Simulation
import ViewTree

/// A screen has one primary button at most; where a step of the day is current, it stands there.
struct PrimaryOnCurrentStep: ScreenRule {
  let name = "primary-on-current-step"
  let summary = "The current step holds the only primary button"
  let section = "Design document, Components: Loop timeline"

  func check(_ screen: LaidOutScreen) -> [LintFault] {
    let primaries = screen.elements.filter { $0.opacity > 0 && isPrimary($0.node) }
    let marks = screen.elements.filter { isCurrentMark($0.node) }
    let stages = Set((primaries + marks).map { screen.stage(of: $0) }).sorted()
    return stages.flatMap { stage in
      check(
        primaries.filter { screen.stage(of: $0) == stage },
        marks.filter { screen.stage(of: $0) == stage }, screen)
    }
  }

  private func check(
    _ primaries: [ScreenElement], _ marks: [ScreenElement], _ screen: LaidOutScreen
  ) -> [LintFault] {
    var faults: [LintFault] = []
    for mark in marks.dropFirst() {
      faults.append(
        LintFault(
          mark.id, "a second step is current", found: "\(marks.count) current steps", wanted: "one")
      )
    }
    for primary in primaries.dropFirst() {
      faults.append(
        LintFault(
          primary.id, "another primary button", found: "\(primaries.count) primary buttons",
          wanted: "one"))
    }
    guard let mark = marks.first,
      let row = screen.ancestor(of: mark, where: { $0.node.role == .row })
    else { return faults }
    if primaries.isEmpty {
      faults.append(
        LintFault(
          row.id, "the current step has no button", found: "0 primary buttons", wanted: "one"))
    }
    for primary in primaries where !primary.ancestors.contains(row.index) {
      faults.append(
        LintFault(
          primary.id, "a primary button beside the current step", found: "outside of '\(row.id)'",
          wanted: "in it"))
    }
    return faults
  }

  private func isPrimary(_ node: LayoutNode) -> Bool {
    node.role == .button && node.appearance.fill == .token(.acted)
      && node.appearance.corners == .capsule
  }

  /// The mark of the current step alone is filled and has a halo behind it.
  private func isCurrentMark(_ node: LayoutNode) -> Bool {
    guard node.appearance.fill == .token(.acted), node.appearance.corners == .capsule,
      let halo = node.children.prefix(node.backgroundCount).first,
      case .token(.acted, let opacity) = halo.appearance.fill
    else { return false }
    return opacity < 1
  }
}
