internal import DesignTokens
internal import Documents
internal import Imaging
internal import Reports
internal import Snapshots
internal import Verification

extension VerificationSettings {
  /// The settings as they hold, in the form of `basiri.yaml`.
  func text(scenarios: [String], formats: [ReportFormat]) -> String {
    func list(_ words: [String]) -> String {
      "[" + words.map(Self.quoted).joined(separator: ", ") + "]"
    }
    func number(_ value: Double) -> String { JSONValue.format(value, decimals: 9) }
    var lines = ["snapshots: " + Self.quoted(snapshots), "out: " + Self.quoted(output)]
    if !scenarios.isEmpty { lines.append("scenarios: " + list(scenarios)) }
    if let devices { lines.append("devices: " + list(devices.map(\.name))) }
    if let scale { lines.append("scale: " + number(scale)) }
    lines.append("record: " + recordMode.rawValue)
    lines.append("reporters: " + list(formats.map(\.rawValue)))
    var compare: [String] = []
    if let value = tolerances.channelTolerance { compare.append("channelTolerance: \(value)") }
    if let value = tolerances.maxDiffPixels { compare.append("maxDiffPixels: \(value)") }
    if let value = tolerances.maxDiffRatio { compare.append("maxDiffRatio: \(number(value))") }
    if let value = tolerances.perceptualThreshold {
      compare.append("perceptualThreshold: \(number(value))")
    }
    if let window = tolerances.window {
      compare.append("window: {side: \(window.side), maxDiffPixels: \(window.maxDiffPixels)}")
    }
    if !compare.isEmpty { lines.append("compare: {" + compare.joined(separator: ", ") + "}") }
    if !shotRules.isEmpty { lines.append("shots:") }
    for rule in shotRules {
      lines.append(
        "  - {scenarios: \(Self.quoted(rule.folder)), take: \(Self.quoted(rule.pattern))}")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text between quotation marks, whose escapes YAML shares with JSON.
  private static func quoted(_ text: String) -> String { JSONValue.string(text).compactText }
}
