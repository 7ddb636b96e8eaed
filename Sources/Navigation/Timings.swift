package import DesignTokens
import Geometry

/// The durations and curves that the machine needs of the design tokens.
package struct Timings: Hashable, Sendable {
  private let motions: [MotionToken: Motion]
  /// How long a HUD is visible in all.
  package let hudMilliseconds: Double

  package init(_ tokens: DesignTokens) {
    motions = tokens.motions
    hudMilliseconds = tokens.hudMilliseconds
  }

  package subscript(_ token: MotionToken) -> Motion {
    motions[token] ?? Motion(milliseconds: 0, curve: .linear)
  }
}
