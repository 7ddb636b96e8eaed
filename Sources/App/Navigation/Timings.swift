package import DesignTokens
import Geometry

/// What motions need of the design tokens: durations, curves, and how far the screen shrinks.
package struct Timings: Hashable, Sendable {
  private let motions: [MotionToken: Motion]
  /// How long a HUD is visible in all.
  package let hudMilliseconds: Double
  /// The scale of the screen behind a page sheet.
  package let shrunkScale: Double

  package init(_ tokens: DesignTokens) {
    motions = tokens.motions
    hudMilliseconds = tokens[.hudVisible]
    shrunkScale = tokens[.shrunkScale]
  }

  package subscript(_ token: MotionToken) -> Motion {
    motions[token] ?? Motion(milliseconds: 0, curve: .linear)
  }
}
