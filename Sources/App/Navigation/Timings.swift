package import DesignTokens
import Geometry

/// What motions need of the design tokens: durations, curves, and how far things go.
package struct Timings: Hashable, Sendable {
  private let motions: [MotionToken: Motion]
  private let numbers: [NumberToken: Double]
  /// How long a HUD is visible in all.
  package let hudMilliseconds: Double

  package init(_ tokens: DesignTokens) {
    motions = tokens.motions
    hudMilliseconds = tokens[.hudVisible]
    numbers = tokens.numbers
  }

  /// A share or a factor.
  package subscript(_ token: NumberToken) -> Double { numbers[token] ?? 0 }

  package subscript(_ token: MotionToken) -> Motion {
    motions[token] ?? Motion(milliseconds: 0, curve: .linear)
  }
}
