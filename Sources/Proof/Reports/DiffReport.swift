package import Documents
package import Snapshots

/// What `diff` says of two files.
package struct DiffReport: Hashable, Sendable {
  package let verdict: Verdict
  package let tolerances: Tolerances
  /// The file that is missing or unreadable, where the verdict says so.
  package let file: String?

  package init(verdict: Verdict, tolerances: Tolerances, file: String? = nil) {
    self.verdict = verdict
    self.tolerances = tolerances
    self.file = file
  }

  /// Compares two files' pictures; a file that has none is the verdict.
  package init(
    _ pair: PicturePair, expectedPath: String, actualPath: String, tolerances: Tolerances,
    masks: [PixelRect] = []
  ) {
    switch (pair.expected, pair.actual) {
    case (.picture(let expected), .picture(let actual)):
      let comparison = PixelComparison(
        expected: expected, actual: actual, tolerances: tolerances, masks: masks)
      self.init(verdict: comparison.verdict, tolerances: tolerances)
    case (.missing, _):
      self.init(verdict: .missingReference, tolerances: tolerances, file: expectedPath)
    case (.unreadable(let reason), _):
      self.init(
        verdict: .unreadable(reason: reason), tolerances: tolerances, file: expectedPath)
    case (_, .missing):
      self.init(verdict: .missingReference, tolerances: tolerances, file: actualPath)
    case (_, .unreadable(let reason)):
      self.init(verdict: .unreadable(reason: reason), tolerances: tolerances, file: actualPath)
    }
  }

  /// The verdict under odiff's keys and reasons, and ours beside them. An unreadable file, which odiff
  /// has no word for, is «file-not-readable».
  package var json: JSONValue {
    let measurement = verdict.measurement
    return .object([
      "match": .bool(verdict.isPass), "reason": reason.map { .string($0) },
      "file": file.map { .string($0) }, "message": message.map { .string($0) },
      "diffCount": measurement.map { .integer($0.differingPixels) },
      "diffPercentage": measurement.map { .number($0.differingRatio * 100, decimals: 6) },
      "maxChannelDelta": measurement.map { .integer($0.maxChannelDelta) },
      "bounds": measurement?.bounds?.json,
      "tolerances": measurement.map { .array($0.allowances(under: tolerances).map(\.json)) },
    ])
  }

  /// The verdict in words, with used and allowed of each tolerance on lines of their own.
  package var text: String {
    let subject = file.map { $0 + ": " } ?? ""
    let summary =
      switch verdict {
      case .missingReference: "no such file"
      case .unreadable(let reason): reason
      case .identical, .similar, .different, .sizeMismatch: VerdictText.summary(of: verdict)
      }
    let allowances = verdict.measurement?.allowances(under: tolerances) ?? []
    let lines = [subject + summary] + VerdictText.lines(for: allowances).map { "  " + $0 }
    return lines.joined(separator: "\n") + "\n"
  }

  private var reason: String? {
    switch verdict {
    case .identical, .similar: nil
    case .different: "pixel-diff"
    case .sizeMismatch: "layout-diff"
    case .missingReference: "file-not-exists"
    case .unreadable: "file-not-readable"
    }
  }

  private var message: String? {
    switch verdict {
    case .sizeMismatch: VerdictText.summary(of: verdict)
    case .unreadable(let reason): reason
    case .identical, .similar, .different, .missingReference: nil
    }
  }
}

extension PixelRect {
  package var json: JSONValue {
    .object([
      "x": .integer(x), "y": .integer(y), "width": .integer(width), "height": .integer(height),
    ])
  }
}

extension Allowance {
  package var json: JSONValue {
    .object([
      "name": .string(name.rawValue), "used": .number(used, decimals: 6),
      "allowed": .number(allowed, decimals: 6), "unit": .string(name.unit),
    ])
  }
}
