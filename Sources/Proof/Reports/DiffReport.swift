package import Documents
package import Imaging
package import Snapshots

/// What `diff` says of two files.
package struct DiffReport: Hashable, Sendable {
  /// Where two animations part.
  package struct Animation: Hashable, Sendable {
    package var expectedFrames: Int
    package var actualFrames: Int
    /// Of the frames that both have.
    package var differingFrames: Int
    /// The first frame whose pixels or times differ, from 0, and when it appears; nil where only their
    /// number does or none.
    package var first: (index: Int, milliseconds: Double)? {
      get { firstIndex.map { ($0, firstMilliseconds) } }
      set {
        firstIndex = newValue?.index
        firstMilliseconds = newValue?.milliseconds ?? 0
      }
    }
    private var firstIndex: Int?
    private var firstMilliseconds = 0.0
    /// Of the first frame that stands longer or shorter than its counterpart.
    package var timing: String?

    package init(expectedFrames: Int, actualFrames: Int) {
      self.expectedFrames = expectedFrames
      self.actualFrames = actualFrames
      differingFrames = 0
    }

    package var isPass: Bool {
      differingFrames == 0 && expectedFrames == actualFrames && timing == nil
    }
  }

  package let verdict: Verdict
  package let tolerances: Tolerances
  /// The file that is missing or unreadable, where the verdict says so.
  package let file: String?
  /// Nil for still pictures.
  package var animation: Animation?
  /// What was not compared.
  package var notes: [String] = []
  /// Of the two pictures, in pixels.
  package var sizes: (expected: PixelSize, actual: PixelSize)? {
    get { expectedSize.flatMap { expected in actualSize.map { (expected, $0) } } }
    set { (expectedSize, actualSize) = (newValue?.expected, newValue?.actual) }
  }
  private var expectedSize: PixelSize?
  private var actualSize: PixelSize?

  package init(verdict: Verdict, tolerances: Tolerances, file: String? = nil) {
    self.verdict = verdict
    self.tolerances = tolerances
    self.file = file
  }

  /// Whether nothing differs beyond what is allowed.
  package var isPass: Bool { verdict.isPass && animation?.isPass != false }

  /// How the tolerances work together, where more than one was given.
  package static let rule =
    "a pixel is forgiven by either of the colour tolerances; what is left must keep to every limit"

  private var explanation: String? {
    verdict.measurement.flatMap { $0.allowances(under: tolerances).count > 1 ? Self.rule : nil }
  }

  /// The verdict under odiff's keys and reasons, and ours beside them. An unreadable file, which odiff
  /// has no word for, is «file-not-readable».
  package var json: JSONValue {
    let measurement = verdict.measurement
    return .object([
      "match": .bool(isPass), "reason": reason.map { .string($0) },
      "file": file.map { .string($0) }, "message": message.map { .string($0) },
      "diffCount": measurement.map { .integer($0.differingPixels) },
      "diffPercentage": measurement.map { .number($0.differingRatio * 100, decimals: 6) },
      "maxChannelDelta": measurement.map { .integer($0.maxChannelDelta) },
      "bounds": measurement?.bounds?.json,
      "tolerances": measurement.map { .array($0.allowances(under: tolerances).map(\.json)) },
      "rule": explanation.map { .string($0) },
      "expectedSize": expectedSize?.json, "actualSize": actualSize?.json,
      "animation": animation?.json,
      "notes": notes.isEmpty ? nil : .array(notes.map { .string($0) }),
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
    var lines = animation.map { $0.lines } ?? []
    // Of animations the measurement is that of the first frame that differs.
    if animation == nil || !verdict.isPass { lines.append(subject + summary) }
    lines += VerdictText.lines(for: allowances).map { "  " + $0 }
    if let explanation { lines.append("  " + explanation) }
    lines += notes.map { "note: " + $0 }
    return lines.joined(separator: "\n") + "\n"
  }

  private var reason: String? {
    switch verdict {
    case .identical, .similar: isPass ? nil : "animation-diff"
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

extension PixelSize {
  package var json: JSONValue {
    .object(["width": .integer(width), "height": .integer(height)])
  }
}

extension DiffReport.Animation {
  fileprivate var lines: [String] {
    if isPass { return ["identical: \(expectedFrames) frames"] }
    var lines: [String] = []
    if expectedFrames != actualFrames {
      lines.append("different: expected \(expectedFrames) frames, found \(actualFrames)")
    }
    if let timing { lines.append("different: " + timing) }
    if let first {
      let time = JSONValue.format(first.milliseconds, decimals: 3)
      lines.append(
        "different: \(differingFrames) of \(min(expectedFrames, actualFrames)) frames, "
          + "the first is frame \(first.index) at \(time) ms")
    }
    return lines
  }

  fileprivate var json: JSONValue {
    .object([
      "expectedFrames": .integer(expectedFrames), "actualFrames": .integer(actualFrames),
      "differingFrames": .integer(differingFrames),
      "firstDifferingFrame": first.map { .integer($0.index) },
      "firstDifferingMilliseconds": first.map { .number($0.milliseconds, decimals: 3) },
      "timing": timing.map { .string($0) },
    ])
  }
}
