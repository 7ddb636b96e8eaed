internal import Diagnostics
internal import Documents
internal import FileSystem
internal import PNGCoding
internal import Reports
internal import Simulation
internal import Snapshots

extension Command {
  static let diff = Command(
    name: "diff", summary: "Compares two PNG files pixel by pixel.",
    operands: "EXPECTED ACTUAL", operandCount: 2...2,
    options: [
      .value("--out", "FILE", "a picture of the difference, written where the two differ"),
      .value("--format", "text|json", "how to print the verdict (default: text)"),
    ] + Option.tolerances,
    example: "diff Snapshots/a.png out/frames/a.png --perceptual-threshold 0.05 --out diff.png"
  ) { arguments, console in
    let tolerances = try arguments.tolerances()
    let asJSON = try arguments.choice(
      "--format", [("text", false), ("json", true)], default: false)
    let comparison = FileComparison(arguments.operands[0], arguments.operands[1], tolerances)
    if let path = arguments["--out"] { try comparison.draw(to: path) }
    let report = comparison.report
    if asJSON {
      console.write(report.json.text)
    } else if report.exitCode == .badInput {
      console.writeError(report.text)
    } else if !console.isQuiet {
      console.write(report.text)
    }
    return report.exitCode
  }
}

/// Two files and what their comparison has found.
private struct FileComparison {
  let report: DiffReport
  private let pair: PicturePair
  private let map: DifferenceMap?

  init(_ expectedPath: String, _ actualPath: String, _ tolerances: Tolerances) {
    pair = PicturePair(expectedPath: expectedPath, actualPath: actualPath)
    guard case .picture(let expected) = pair.expected, case .picture(let actual) = pair.actual
    else {
      map = nil
      report = DiffReport(
        pair, expectedPath: expectedPath, actualPath: actualPath, tolerances: tolerances)
      return
    }
    let comparison = PixelComparison(expected: expected, actual: actual, tolerances: tolerances)
    map = comparison.map
    report = DiffReport(verdict: comparison.verdict, tolerances: tolerances)
  }

  /// Draws the difference, unless there is none or nothing to compare.
  /// - Throws: Why the picture cannot be written.
  func draw(to path: String) throws {
    guard case .picture(let expected) = pair.expected, case .picture(let actual) = pair.actual
    else {
      return
    }
    if case .identical = report.verdict { return }
    guard DiffImage.canDraw(expected: expected, actual: actual) else {
      throw Diagnostic(.error, "the pictures are too large for a picture of their difference")
    }
    let picture = DiffImage.draw(expected: expected, actual: actual, map: map)
    let file = try PNGEncoder().encode(picture, compression: .fast)
    do throws(FileError) {
      try Files.write(file, to: path)
    } catch {
      throw error.diagnostic
    }
  }
}

extension DiffReport {
  fileprivate var exitCode: ExitCode {
    switch verdict {
    case .identical, .similar: .success
    case .different, .sizeMismatch: .failure
    case .missingReference, .unreadable: .badInput
    }
  }
}
