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
    notes: "Together: \(DiffReport.rule).\nAnimations are compared frame by frame.",
    example: "diff Snapshots/a.png out/frames/a.png --perceptual-threshold 0.05 --out diff.png"
  ) { arguments, console in
    let tolerances = try arguments.tolerances()
    let asJSON = try arguments.choice(
      "--format", [("text", false), ("json", true)], default: false)
    let (expected, actual) = (arguments.operands[0], arguments.operands[1])
    if let path = arguments["--out"] {
      try DiffPicture.requireApart(path, from: [expected, actual])
    }
    let comparison = FileComparison(expected, actual, tolerances)
    if let path = arguments["--out"] { try DiffPicture.publish(comparison.picture(), at: path) }
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

extension DiffReport {
  fileprivate var exitCode: ExitCode {
    switch verdict {
    case .identical, .similar: isPass ? .success : .failure
    case .different, .sizeMismatch: .failure
    case .missingReference, .unreadable: .badInput
    }
  }
}
