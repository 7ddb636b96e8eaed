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

  /// More than anybody mends before the next try.
  package static let limit = 50

  /// The first findings, and how many more there are.
  package func render(_ list: [Diagnostic]) -> String {
    let shown = list.prefix(Self.limit).map { render($0) }.joined()
    let rest = list.dropFirst(Self.limit)
    if rest.isEmpty { return shown }
    let noun = rest.contains { $0.severity == .error } ? "problem" : "finding"
    return shown + styled("… and \(rest.count) more \(noun)\(rest.count == 1 ? "" : "s")", .bold)
      + "\n"
  }

  /// The diagnostic as lines, each ended by a line feed. What a file brought in is shown so that it
  /// can neither move the cursor nor turn the direction of what follows.
  package func render(_ diagnostic: Diagnostic) -> String {
    var text = ""
    if let start = diagnostic.range?.start {
      text += styled("\(VisibleText.line(start.file)):\(start.line):\(start.column): ", .bold)
    }
    text += styled("\(diagnostic.severity.rawValue): ", style(of: diagnostic.severity))
    text += styled(visible(diagnostic.message), .bold) + "\n"
    let hint = diagnostic.hint.map(visible)
    if let range = diagnostic.range, let line = sourceLine(range.start), !line.isEmpty {
      text += excerpt(line, range: range, hint: hint)
    } else if let hint {
      text += "  \(hint)\n"
    }
    return text + render(diagnostic.notes)
  }

  /// Messages of ours may have several lines; what a file brought in has none that matter.
  private func visible(_ message: String) -> String {
    message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { VisibleText.line($0) }.joined(separator: "\n")
  }

  private func sourceLine(_ location: SourceLocation) -> Substring? {
    guard let lines = sources[location.file], lines.indices.contains(location.line - 1) else {
      return nil
    }
    let line = lines[location.line - 1]
    return line.last == "\r" ? line.dropLast() : line
  }

  /// How many characters of a line stand before the fault, and behind its start.
  private static let reach = (before: 60, behind: 100)

  /// The line, or the part of a long one around the fault.
  private func excerpt(_ line: Substring, range: SourceRange, hint: String?) -> String {
    let number = String(range.start.line)
    let gutter = String(repeating: " ", count: max(5, number.count + 1))
    let scalars = line.unicodeScalars
    let column = min(range.start.column - 1, scalars.count)
    let fault = scalars.index(scalars.startIndex, offsetBy: column)
    let before = scalars[..<fault]
    let behind = scalars[fault...]
    let isCut = (start: before.count > Self.reach.before, end: behind.count > Self.reach.behind)
    let (prefix, _) = shown(before.suffix(Self.reach.before))
    let marked = min(max(1, range.length), behind.count, Self.reach.behind)
    let (text, width) = shown(behind.prefix(marked))
    let (suffix, _) = shown(behind.dropFirst(marked).prefix(Self.reach.behind - marked))
    let shownLine = (isCut.start ? "…" : "") + prefix + text + suffix + (isCut.end ? "…" : "")
    let pad =
      (isCut.start ? " " : "")
      + String(
        String.UnicodeScalarView(
          prefix.unicodeScalars.map { $0 == "\t" ? "\t" : " " }))
    let marker = "^" + String(repeating: "~", count: max(0, width - 1))
    let tail = hint.map { " \($0)" } ?? ""
    return String(gutter.dropLast(number.count)) + number + " | \(shownLine)\n"
      + gutter + " | " + pad + styled(marker + tail, .green) + "\n"
  }

  /// A part of a line without characters that hide something, and how many scalars that is.
  private func shown(_ part: Substring.UnicodeScalarView) -> (text: String, width: Int) {
    var text = ""
    for scalar in part {
      if scalar == "\t" {
        text.unicodeScalars.append(scalar)
      } else {
        VisibleText.append(scalar, to: &text)
      }
    }
    return (text, text.unicodeScalars.count)
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
