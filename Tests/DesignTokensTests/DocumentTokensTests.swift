import DesignTokens
import Geometry
import Imaging
import Testing

/// Holds `seeds/tokens.json` against the tables of `seeds/DESIGN_SYSTEM.md`, in both directions.
@Suite struct DocumentTokensTests {
  let file: TokenFile
  let tokens: DesignTokens
  let document: String

  init() throws {
    file = try TokenFile(parsing: try Repository.bytes("seeds/tokens.json"), path: "tokens.json")
    tokens = try DesignTokens(file)
    document = try Repository.text("seeds/DESIGN_SYSTEM.md")
  }

  @Test(
    "every colour of the document is a token of the same value, in the order of the table",
    arguments: [
      ("Surface", [ColorToken.background, .groupedBackground, .fill]),
      ("Label", [.label, .secondaryLabel, .tertiaryLabel, .separator]),
      ("Accent", [.accent, .accentBackground]), ("Semantic", [.comeback, .destructive]),
    ])
  func colours(group: String, expected: [ColorToken]) {
    let cells = MarkdownTable(under: "Tokens", in: document).values(of: group)
    #expect(cells.map { color(in: $0) } == expected.map { tokens[$0] })
  }

  @Test("the file holds no token that nothing reads")
  func everyTokenIsRead() {
    #expect(file.warnings.isEmpty)
  }

  @Test("a colour that the document does not give says so, and only such a one")
  func inferredColours() {
    let inferred = file.tokens.filter { $0.path.hasPrefix("color.") && $0.isWhollyInferred }
    #expect(
      inferred.map(\.path) == [
        "color.acted", "color.onTint", "color.thumb", "color.switchOff", "color.tabUnselected",
        "color.tabPill", "color.tabSelected", "color.grabber", "color.rowPressed", "color.shade",
      ])
    #expect(tokens[.acted] == Color(red: 0x34, green: 0xC7, blue: 0x59))
  }

  @Test("the table of tokens has no group that this suite leaves out")
  func groups() {
    let names = MarkdownTable(under: "Tokens", in: document).rows.map { $0[0] }
    #expect(
      names == ["Surface", "Label", "Accent", "Semantic", "Radius", "Spacing", "Motion"])
  }

  @Test("radii, spacing and the hairline are those of the document")
  func lengths() throws {
    let table = MarkdownTable(under: "Tokens", in: document)
    #expect(table.values(of: "Radius") == ["capsule", "\(Int(tokens[.cardRadius]))", "circle"])
    #expect(
      table.values(of: "Spacing") == [
        "\(Int(tokens[.grid]))-pt grid",
        "page inset \(Int(tokens[.cardInset]))/\(Int(tokens[.textInset]))",
        "section gap \(Int(tokens[.sectionGap]))",
      ])
    let separator = try #require(table.values(of: "Label").last)
    #expect(separator.hasSuffix("@\(tokens[.separator])px"))
  }

  @Test("press, push and pop have the duration and the curve of the document")
  func motions() {
    let cells = MarkdownTable(under: "Tokens", in: document).values(of: "Motion")
    let written = [MotionToken.press, .push].map { token in
      let curve = tokens[token].curve
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(short).joined(separator: ",")
      return "\(token.rawValue) `\(seconds(tokens[token])) cubic-bezier(\(points))"
    }
    #expect(cells.map { $0.lowercased() } == written + ["pop `\(seconds(tokens[.pop]))"])
    #expect(tokens[.pop].curve == tokens[.push].curve)
  }

  @Test("every style of the document has its size, line height, weight and family")
  func styles() {
    let table = MarkdownTable(under: "Type", in: document)
    #expect(table.rows.map { $0[0] } == TypeStyle.allCases.map(\.displayName))
    for (row, style) in zip(table.rows, TypeStyle.allCases) {
      let face = tokens[style]
      let figures = row[1].prefix { $0 != "," }.split(separator: " ").last ?? ""
      let numbers = figures.split(separator: "/").compactMap { Double($0) }
      #expect(face.size == numbers.first, "\(style)")
      let lineHeight = numbers.dropFirst().first { $0 < 4 }
      let weight = numbers.dropFirst().first { $0 >= 100 }
      #expect(face.lineHeight == lineHeight ?? 1.45, "\(style)")
      #expect(Double(face.weight) == weight ?? 400, "\(style)")
      #expect(face.family == "Estedad", "\(style)")
      let parts = file["type.\(style.rawValue)"]?.inference?.parts ?? []
      #expect(parts.contains("lineHeight") == (lineHeight == nil), "\(style)")
      #expect(parts.contains("fontWeight") == (weight == nil), "\(style)")
      #expect(parts.contains("fontFamily") == !row[1].contains("Estedad"), "\(style)")
    }
  }

  @Test("the time of the HUD and the scale behind a page sheet are those of the components table")
  func components() throws {
    let rows = MarkdownTable(under: "Components → reference", in: document).rows
    let hud = try #require(rows.first { $0[0] == "HUD" })
    #expect(hud[3].hasPrefix("\(tokens[.hudVisible] / 1000)s"))
    let sheet = try #require(rows.first { $0[0] == "Page sheet" })
    #expect(sheet[3].hasSuffix("scales to \(tokens[.shrunkScale])"))
  }

  @Test("a token that is not marked as inferred stands in a table of the document")
  func nothingInvented() {
    let given = file.tokens.filter { !$0.isWhollyInferred }.map(\.path)
    let colors: [ColorToken] = [
      .background, .groupedBackground, .fill, .label, .secondaryLabel, .tertiaryLabel, .separator,
      .accent, .accentBackground, .comeback, .destructive,
    ]
    let styles = TypeStyle.allCases.map { "type.\($0.rawValue)" }
    let rest = [
      "radius.card", "spacing.grid", "spacing.cardInset", "spacing.textInset", "spacing.sectionGap",
      "stroke.separator", "curve.press", "curve.push", "motion.press", "motion.push", "motion.pop",
      "hud.visible", "sheet.shrunkScale", "font.family", "press.scale", "press.opacity",
      "press.disabledOpacity",
    ]
    #expect(given.sorted() == (colors.map { "color.\($0.rawValue)" } + styles + rest).sorted())
  }

  @Test("the motions that the document leaves open have the durations of the platform notes")
  func inferredMotions() {
    let expected: [(MotionToken, Double, TimingCurve)] = [
      (.sheetPresent, 500, TimingCurve(0.32, 0.72, 0, 1)),
      (.sheetDismiss, 320, TimingCurve(0.32, 0.72, 0, 1)), (.reducedFade, 200, .ease),
      (.hudFade, 200, .ease), (.toggle, 200, .ease),
      (.segment, 412, TimingCurve(0.32, 0.72, 0, 1)),
      (.tabPill, 350, TimingCurve(0.32, 0.72, 0, 1)), (.titleCollapse, 150, .ease),
    ]
    for (token, milliseconds, curve) in expected {
      #expect(tokens[token] == Motion(milliseconds: milliseconds, curve: curve), "\(token)")
      #expect(file["motion.\(token.rawValue)"]?.isWhollyInferred == true, "\(token)")
    }
  }

  /// «.42s»
  private func seconds(_ motion: Motion) -> String { short(motion.milliseconds / 1000) + "s" }

  /// A number as the document writes it: no zero before the point, none after a whole number.
  private func short(_ number: Double) -> String {
    if number == number.rounded() { return "\(Int(number))" }
    return number < 1 ? String("\(number)".dropFirst()) : "\(number)"
  }
}
