import DesignTokens
import Geometry

extension DesignTokens {
  /// Where a motion has another duration or another curve than it should.
  func faults(of token: MotionToken, wanted: Motion) -> [LintFault] {
    let motion = self[token]
    let name = "motion.\(token.rawValue)"
    var faults: [LintFault] = []
    if motion.milliseconds != wanted.milliseconds {
      faults.append(
        LintFault(
          name, "the motion takes another time", found: motion.milliseconds.milliseconds,
          wanted: wanted.milliseconds.milliseconds, about: "duration"))
    }
    if motion.curve != wanted.curve {
      faults.append(
        LintFault(
          name, "the motion follows another curve", found: motion.curve.words,
          wanted: wanted.curve.words, about: "curve"))
    }
    return faults
  }

  /// Where a share or a factor is another one than it should be.
  func faults(of token: NumberToken, wanted: Double) -> [LintFault] {
    let number = self[token]
    if abs(number - wanted) < 1e-9 { return [] }
    return [
      LintFault(token.rawValue, "another value", found: number.plain, wanted: wanted.plain)
    ]
  }
}

extension TimingCurve {
  /// As the document writes it.
  fileprivate var words: String {
    "cubic-bezier(\(x1.plain), \(y1.plain), \(x2.plain), \(y2.plain))"
  }
}
