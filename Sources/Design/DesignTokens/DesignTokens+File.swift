package import Diagnostics
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
    let colors = picker.table(ColorToken.self, under: "color") { _ in .color }
    let contrast = picker.contrast()
    let typefaces = picker.table(TypeStyle.self, under: "type") { _ in .typography }
    let motions = picker.table(MotionToken.self, under: "motion") { _ in .transition }
    let lengths = picker.table(LengthToken.self) { _ in .dimension(in: -2000...2000) }
    let numbers = picker.table(NumberToken.self) { .number(in: $0.allowed) }
    let durations = picker.table(DurationToken.self) { _ in .duration }
    let shadows = picker.table(ShadowToken.self) { _ in .shadow }
    let materials = picker.materials()
    if !picker.problems.isEmpty {
      throw DiagnosticList(picker.problems).sortedByPlace
    }
    self.init(
      colors: colors, contrastColors: contrast, typefaces: typefaces, motions: motions,
      lengths: lengths, numbers: numbers, durations: durations, shadows: shadows,
      materials: materials, numerals: file.numerals)
  }
}

extension TokenFile {
  /// Tokens that change nothing: no rule reads them, and no other token is an alias of them.
  package var warnings: [Diagnostic] {
    var picker = TokenPicker(self)
    picker.checkUnread()
    return picker.problems
  }
}
