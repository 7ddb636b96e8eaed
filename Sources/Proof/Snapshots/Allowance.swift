/// How much of one tolerance a comparison used.
package struct Allowance: Hashable, Sendable, Codable {
  /// The tolerances by the names that headers, steps and reports give them.
  package enum Name: String, Hashable, Sendable, Codable, CaseIterable {
    case channelTolerance, maxDiffPixels, maxDiffRatio, perceptualThreshold, window

    /// The name as a command-line flag without its dashes.
    package var flag: String {
      rawValue.reduce(into: "") { flag, letter in
        flag += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
      }
    }

    package var unit: String {
      switch self {
      case .channelTolerance: "steps of a channel"
      case .maxDiffPixels: "pixels"
      case .maxDiffRatio: "of all pixels"
      case .perceptualThreshold: "of the YIQ range"
      case .window: "pixels in a square"
      }
    }
  }

  package let name: Name
  /// For the tolerances of one pixel the most that any pixel needs, for the others what there is.
  package let used: Double
  package let allowed: Double

  package init(name: Name, used: Double, allowed: Double) {
    self.name = name
    self.used = used
    self.allowed = allowed
  }

  /// More was used than allowed. For the tolerances of one pixel this alone is no failure: some pixels
  /// may differ where a limit of their number allows it.
  package var isExceeded: Bool { used > allowed }
}
