package import Diagnostics
import Geometry
import Imaging

extension DesignTokens {
  /// Reads `seeds/tokens.json`, or another file of its form.
  ///
  /// - Throws: every mistake of form, every missing token and every token of the wrong type.
  package init(tokensFile contents: [UInt8], path: String) throws(DiagnosticList) {
    try self.init(TokenFile(parsing: contents, path: path))
  }

  /// - Throws: every missing token and every token of the wrong type.
  package init(_ file: TokenFile) throws(DiagnosticList) {
    var picker = TokenPicker(file)
    let colors = picker.colors()
    let typefaces = picker.typefaces()
    let motions = picker.motions()
    let spacing = Spacing(
      grid: picker.points("spacing.grid"), cardInset: picker.points("spacing.cardInset"),
      textInset: picker.points("spacing.textInset"),
      sectionGap: picker.points("spacing.sectionGap"))
    let radius = Radius(card: picker.points("radius.card"))
    let separator = picker.points("stroke.separator")
    let hud = picker.milliseconds("hud.visible")
    let scale = picker.number("sheet.shrunkScale")
    if !picker.problems.isEmpty { throw DiagnosticList(picker.problems).sortedByPlace }
    self.init(
      colors: colors, typefaces: typefaces, motions: motions, spacing: spacing, radius: radius,
      separatorWidth: separator, hudMilliseconds: hud, shrunkScale: scale,
      numerals: file.numerals)
  }
}

/// Takes tokens out of a file by path and type, and notes those that are not there.
private struct TokenPicker {
  private(set) var problems: [Diagnostic] = []
  private let file: TokenFile

  init(_ file: TokenFile) { self.file = file }

  mutating func colors() -> [ColorToken: Color] {
    var result: [ColorToken: Color] = [:]
    for token in ColorToken.allCases {
      guard let value = value("color.\(token.rawValue)") else { continue }
      if case .color(let color) = value {
        result[token] = color
      } else {
        reportType("color.\(token.rawValue)", "color")
      }
    }
    return result
  }

  mutating func typefaces() -> [TypeStyle: Typeface] {
    var result: [TypeStyle: Typeface] = [:]
    for style in TypeStyle.allCases {
      guard let value = value("type.\(style.rawValue)") else { continue }
      if case .typography(let face) = value {
        result[style] = face
      } else {
        reportType("type.\(style.rawValue)", "typography")
      }
    }
    return result
  }

  mutating func motions() -> [MotionToken: Motion] {
    var result: [MotionToken: Motion] = [:]
    for token in MotionToken.allCases {
      guard let value = value("motion.\(token.rawValue)") else { continue }
      if case .transition(let motion) = value {
        result[token] = motion
      } else {
        reportType("motion.\(token.rawValue)", "transition")
      }
    }
    return result
  }

  mutating func points(_ path: String) -> Double {
    guard let value = value(path) else { return 0 }
    if case .dimension(let points) = value { return points }
    reportType(path, "dimension")
    return 0
  }

  mutating func milliseconds(_ path: String) -> Double {
    guard let value = value(path) else { return 0 }
    if case .milliseconds(let milliseconds) = value { return milliseconds }
    reportType(path, "duration")
    return 0
  }

  mutating func number(_ path: String) -> Double {
    guard let value = value(path) else { return 0 }
    if case .number(let number) = value { return number }
    reportType(path, "number")
    return 0
  }

  private mutating func value(_ path: String) -> Token.Value? {
    if let token = file[path] { return token.value }
    let hint = NearestName.find(path, among: file.tokens.map(\.path))
    problems.append(
      Diagnostic(
        .error, "missing token '\(path)'", at: SourceLocation(file: file.path).point,
        hint: hint.map { "the nearest name is '\($0)'" }))
    return nil
  }

  private mutating func reportType(_ path: String, _ type: String) {
    problems.append(
      Diagnostic(.error, "the token '\(path)' must be of type \(type)", at: file[path]?.range))
  }
}
