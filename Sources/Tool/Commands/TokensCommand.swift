internal import DesignTokens
internal import Documents
internal import Geometry
internal import Imaging
internal import Simulation

extension Command {
  static let tokens = Command(
    name: "tokens", summary: "Lists the design tokens, and why a value is inferred.",
    operands: "", operandCount: 0...0, options: [], example: "tokens"
  ) { arguments, console in
    let project = try arguments.project()
    let file = try TokenFile(
      parsing: try ProjectFolder.read(project.tokensFile), path: project.tokensFile)
    console.write(
      Table(
        ["token", "value", "inferred"],
        file.tokens.map { [$0.path, $0.value.text, $0.inference?.text ?? ""] }
      ).text)
    console.report(file.warnings)
    return .success
  }
}

extension Token.Inference {
  /// The parts that it is about, and the reason.
  fileprivate var text: String {
    parts.isEmpty ? reason : "\(parts.joined(separator: ", ")): \(reason)"
  }
}

extension Token.Value {
  /// The value as the design document would write it.
  fileprivate var text: String {
    switch self {
    case .color(let color): color.hexadecimal
    case .dimension(let points): "\(points.plain) pt"
    case .milliseconds(let milliseconds): "\(milliseconds.plain) ms"
    case .cubicBezier(let curve): curve.text
    case .number(let number): number.plain
    case .fontFamily(let family): family
    case .fontWeight(let weight): String(weight)
    case .typography(let face):
      "\(face.family) \(face.size.plain)/\(face.lineHeight.plain)/\(face.weight)"
    case .transition(let motion): "\(motion.milliseconds.plain) ms \(motion.curve.text)"
    case .shadow(let layers):
      layers.map { "0 \($0.offsetY.plain) \($0.blur.plain) \($0.color.hexadecimal)" }
        .joined(separator: ", ")
    }
  }
}

extension TimingCurve {
  fileprivate var text: String {
    "cubic-bezier(\(x1.plain), \(y1.plain), \(x2.plain), \(y2.plain))"
  }
}

extension Double {
  fileprivate var plain: String { JSONValue.format(self, decimals: 3) }
}
