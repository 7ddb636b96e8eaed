/// Prints diagnostics in the form of a compiler:
///
///     seeds/scenarios/commit.yaml:14:3: error: unknown command 'tapOm'
///        14 | - tapOm: ثبت
///           |   ^~~~~ did you mean 'tapOn'?
package struct DiagnosticRenderer: Sendable {
  /// The text of the files that locations point into, by path, to show the line.
  private let sources: [String: [Substring]]
  private let usesColor: Bool

  package init(sources: [String: String] = [:], usesColor: Bool = false) {
    self.sources = sources.mapValues { Self.lines(of: $0) }
    self.usesColor = usesColor
  }

  /// By scalars, since a carriage return and a line feed are one `Character`. A byte order mark
  /// belongs to no line.
  private static func lines(of text: String) -> [Substring] {
    let scalars = text.unicodeScalars.drop { $0 == "\u{FEFF}" }
    return scalars.split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
  }

  package func render(_ list: [Diagnostic]) -> String {
    list.map { render($0) }.joined()
  }

  /// The diagnostic as lines, each ended by a line feed.
  package func render(_ diagnostic: Diagnostic) -> String {
    var text = ""
    if let start = diagnostic.range?.start {
      text += styled("\(start.file):\(start.line):\(start.column): ", .bold)
    }
    text += styled("\(diagnostic.severity.rawValue): ", style(of: diagnostic.severity))
    text += styled(diagnostic.message, .bold) + "\n"
    if let range = diagnostic.range, let line = sourceLine(range.start), !line.isEmpty {
      text += excerpt(line, range: range, hint: diagnostic.hint)
    } else if let hint = diagnostic.hint {
      text += "  \(hint)\n"
    }
    return text + render(diagnostic.notes)
  }

  private func sourceLine(_ location: SourceLocation) -> Substring? {
    guard let lines = sources[location.file], lines.indices.contains(location.line - 1) else {
      return nil
    }
    let line = lines[location.line - 1]
    return line.last == "\r" ? line.dropLast() : line
  }

  private func excerpt(_ line: Substring, range: SourceRange, hint: String?) -> String {
    let number = String(range.start.line)
    let gutter = String(repeating: " ", count: max(5, number.count + 1))
    let before = line.unicodeScalars.prefix(range.start.column - 1)
    let pad = String(String.UnicodeScalarView(before.map { $0 == "\t" ? "\t" : " " }))
    let marker = "^" + String(repeating: "~", count: max(0, range.length - 1))
    let tail = hint.map { " \($0)" } ?? ""
    return String(gutter.dropLast(number.count)) + number + " | \(line)\n"
      + gutter + " | " + pad + styled(marker + tail, .green) + "\n"
  }

  private enum Style: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case cyan = "1;36"
    case green = "32"
  }

  private func style(of severity: Diagnostic.Severity) -> Style {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }

  private func styled(_ text: String, _ style: Style) -> String {
    usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
