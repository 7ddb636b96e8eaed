package import Imaging

extension Tolerances {
  /// The values that are out of their range, each with the range in words.
  package var problems: [(name: Allowance.Name, range: String)] {
    var problems: [(name: Allowance.Name, range: String)] = []
    if let channelTolerance, !(0...255 ~= channelTolerance) {
      problems.append((.channelTolerance, "a whole number from 0 to 255"))
    }
    if let maxDiffPixels, maxDiffPixels < 0 {
      problems.append((.maxDiffPixels, "a whole number from 0"))
    }
    if let maxDiffRatio, !(0...1 ~= maxDiffRatio) {
      problems.append((.maxDiffRatio, "a number from 0 to 1"))
    }
    if let perceptualThreshold, !(0...1 ~= perceptualThreshold) {
      problems.append((.perceptualThreshold, "a number from 0 to 1"))
    }
    if let window, window.side < 1 || window.maxDiffPixels < 0 {
      problems.append((.window, "a side from 1 and a number of pixels from 0"))
    }
    return problems
  }
}
