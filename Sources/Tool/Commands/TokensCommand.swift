internal import DesignTokens
internal import Diagnostics
internal import Documents
internal import FileSystem
internal import Geometry
internal import Imaging
internal import Simulation

extension Command {
  static let tokens = Command(
    name: "tokens", summary: "Lists, checks or exports the design tokens.",
    operands: "[list|check|export] [FILE…]", operandCount: 0...Int.max,
    options: [
      .value(
        "--format", "dtcg|css|swift|style-dictionary", "the form of an export (default: dtcg)"),
      .value("--out", "FILE", "where an export goes (default: standard output)"),
    ],
    notes: """
      check holds FILE…, or the project's tokens, to the format and to what screens can be drawn
      with; several files are one, later ones over earlier ones. list says why a value is inferred.
      """,
    example: "tokens export --format css"
  ) { arguments, console in
    let tasks: [(String, TokenTask)] = [("list", .list), ("check", .check), ("export", .export)]
    let word = arguments.operands.first ?? "list"
    guard let task = tasks.first(where: { $0.0 == word })?.1 else {
      throw Diagnostic(
        .error, "unknown task '\(word)' for 'basiri tokens'",
        hint: NearestName.hint(word, among: tasks.map(\.0)))
    }
    let files = Array(arguments.operands.dropFirst())
    let tokens = try files.isEmpty ? arguments.project().tokens() : TokenTask.read(files)
    try task.run(tokens, arguments, console)
    return .success
  }
}

/// What `tokens` can be asked for.
private enum TokenTask {
  case list, check, export

  static func read(_ paths: [String]) throws -> TokenFile {
    try TokenFile(parsing: paths.map { (try ProjectFolder.read($0), $0) })
  }

  func run(_ file: TokenFile, _ arguments: Arguments, _ console: Console) throws {
    switch self {
    case .list:
      console.write(
        Table(
          ["token", "value", "inferred"],
          file.tokens.map { [$0.path, $0.value.text, $0.inference?.text ?? ""] }
        ).text)
      console.report(file.warnings)
    case .check:
      _ = try DesignTokens(file)
      console.report(file.warnings)
      console.say("\(file.tokens.count) tokens, as the design needs them")
    case .export:
      let forms = TokenExport.allCases.map { ($0.rawValue, $0) }
      let text = try arguments.choice("--format", forms, default: .dtcg).text(of: file)
      guard let path = arguments["--out"] else { return console.write(text) }
      try Files.write(Array(text.utf8), to: path)
      console.say(path)
    }
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
