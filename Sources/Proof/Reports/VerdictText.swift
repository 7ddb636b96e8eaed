import Documents
package import Snapshots

/// Verdicts in words, for terminals and messages.
package enum VerdictText {
  /// One line: what was found, without the tolerances.
  package static func summary(of verdict: Verdict) -> String {
    switch verdict {
    case .identical: "identical"
    case .similar(let measurement): "similar: " + counts(of: measurement)
    case .different(let measurement): "different: " + counts(of: measurement)
    case .sizeMismatch(let expected, let actual): "expected \(expected) pixels, found \(actual)"
    case .missingReference: "no reference"
    case .unreadable(let reason): "reference " + reason
    }
  }

  /// One line for each tolerance that was given: what was used of it and what is allowed.
  package static func lines(for allowances: [Allowance]) -> [String] {
    allowances.map { allowance in
      var (used, allowed) = (number(allowance.used), number(allowance.allowed))
      // As compared, where rounding would say something else.
      if used == allowed, allowance.isExceeded {
        (used, allowed) = (allowance.used.description, allowance.allowed.description)
      }
      let sign = allowance.isExceeded ? ">" : "≤"
      return
        "\(allowance.name.rawValue): used \(used) \(sign) allowed \(allowed) \(allowance.name.unit)"
    }
  }

  /// A number with at most six decimals, rounded half away from zero.
  static func number(_ value: Double) -> String {
    JSONValue.format(value, decimals: 6)
  }

  private static func counts(of measurement: Measurement) -> String {
    let percentage = JSONValue.format(measurement.differingRatio * 100, decimals: 4)
    var text = "\(measurement.differingPixels) of \(measurement.totalPixels) pixels differ"
    text += " (\(percentage) %)"
    let forgiven = measurement.changedPixels - measurement.differingPixels
    if forgiven > 0 {
      text += ", \(forgiven) more forgiven"
      if measurement.antiAliasedPixels > 0 {
        text += " (\(measurement.antiAliasedPixels) as anti-aliasing)"
      }
    }
    text += ", largest channel step \(measurement.maxChannelDelta)"
    if let bounds = measurement.bounds { text += ", in \(bounds)" }
    if measurement.maskedPixels > 0 { text += "; \(measurement.maskedPixels) masked" }
    return text
  }
}
