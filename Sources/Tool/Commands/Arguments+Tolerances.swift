internal import Diagnostics
internal import Imaging
internal import Snapshots

extension Option {
  /// The flags of all tolerances of a comparison.
  static let tolerances: [Option] = [
    .value("--channel-tolerance", "N", "the largest step of a channel that is forgiven, 0 to 255"),
    .value("--max-diff-pixels", "N", "the most pixels that may differ"),
    .value("--max-diff-ratio", "R", "the part of all pixels that may differ, 0 to 1"),
    .value(
      "--perceptual-threshold", "T",
      "the distance of colours that is not seen, 0 to 1; forgives anti-aliasing too"),
    .value("--window", "N:MAX", "the most pixels MAX that may differ in any square of N×N"),
  ]
}

extension Arguments {
  /// The tolerances that the flags give.
  /// - Throws: every value that is out of its range.
  func tolerances() throws(DiagnosticList) -> Tolerances {
    var problems: [Diagnostic] = []
    func value<Value>(_ name: Allowance.Name, _ convert: (String) -> Value?) -> Value? {
      guard let text = self["--" + name.flag] else { return nil }
      if let value = convert(text) { return value }
      problems.append(
        Diagnostic(.error, "--\(name.flag) takes \(name.form), found '\(text)'"))
      return nil
    }
    let tolerances = Tolerances(
      channelTolerance: value(.channelTolerance) { Int($0) },
      maxDiffPixels: value(.maxDiffPixels) { Int($0) },
      maxDiffRatio: value(.maxDiffRatio) { Double($0) },
      perceptualThreshold: value(.perceptualThreshold) { Double($0) },
      window: value(.window, Self.window))
    for problem in tolerances.problems {
      problems.append(Diagnostic(.error, "--\(problem.name.flag) takes \(problem.range)"))
    }
    guard problems.isEmpty else { throw DiagnosticList(problems) }
    return tolerances
  }

  private static func window(_ text: String) -> Tolerances.Window? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let side = Int(parts[0]), let limit = Int(parts[1]) else { return nil }
    return Tolerances.Window(side: side, maxDiffPixels: limit)
  }
}

extension Allowance.Name {
  /// How a message names the values of the flag.
  fileprivate var form: String {
    switch self {
    case .channelTolerance: "a whole number from 0 to 255"
    case .maxDiffPixels: "a whole number from 0"
    case .maxDiffRatio, .perceptualThreshold: "a number from 0 to 1"
    case .window: "a side and a number of pixels, as 16:10"
    }
  }
}
