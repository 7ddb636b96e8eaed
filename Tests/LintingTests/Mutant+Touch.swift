import Components
import DesignTokens
import ViewTree

extension Mutant {
  static let targets = [
    Mutant(
      "target-size", "a button of 30 points", found: "44×30 pt",
      wrong: Page { control(44, 30) }, right: Page { control(44, 44) }),
    Mutant(
      "target-size", "a word that is its own target",
      wrong: Page { Text("ویرایش", .subhead).role(.button).tapped("a", padded: false) },
      right: Page { Text("ویرایش", .subhead).role(.button).tapped("a", padded: true) }),
    Mutant(
      "target-size", "one that is shown smaller than it was laid out",
      wrong: Page { control(48, 48).scale(0.5) }, right: Page { control(48, 48).scale(0.95) }),
    Mutant(
      "target-overlap", "two small ones side by side", found: "14×44 pt in common",
      wrong: Page { pair(spacing: 10) }, right: Page { pair(spacing: 24) }),
    Mutant(
      "target-overlap", "one on the other",
      wrong: Page {
        ZStack {
          control(100, 60)
          control(44, 44, "b")
        }
      },
      right: Page {
        control(100, 60)
        control(44, 44, "b")
      }),
  ]

  static let edges = [
    Mutant(
      "safe-area", "a word under the island",
      wrong: Top(20).node, right: Top(64).node),
    Mutant(
      "safe-area", "a button on the home indicator",
      wrong: Bottom(8).node, right: Bottom(40).node),
    Mutant(
      "safe-area", "a line that leaves the display",
      wrong: Page { Text("الف", .body).offset(x: -40) },
      right: Page { Text("الف", .body).offset(x: 40) }),
  ]

  private static func control(_ width: Double, _ height: Double, _ name: String = "a") -> Node {
    Area().frame(width: width, height: height).role(.button).tapped(name, padded: false)
  }

  private static func pair(spacing: Double) -> Node {
    HStack(spacing: spacing) {
      for name in ["a", "b"] { Area().frame(width: 20, height: 44).role(.button).tapped(name) }
    }.node.padding(horizontal: 40)
  }
}

extension Node {
  /// A node that acts, with or without the room that a finger finds around small things.
  func tapped(_ name: String, padded: Bool = true) -> Node {
    modified {
      $0.semantics.action = ElementAction(name, meaning: name)
      $0.semantics.hasMinimumTarget = padded
    }
  }
}
