import FileSystem
import FontLoading
import Geometry
import Typography

/// The font files that the tests draw on.
enum TestFonts {
  static let root = Files.parent(of: Files.parent(of: Files.parent(of: #filePath)))
  static let folder = Files.join(root, "Fonts")
  static let regularFile = Files.join(folder, "Estedad-Regular.ttf")
  static let variableFile = Files.join(root, "../shared/fonts/Estedad[wght].ttf")

  static let areInstalled = Files.exists(regularFile)
  static let hasVariableFile = areInstalled && Files.exists(variableFile)

  static func regular() throws -> FontFace { try face(regularFile) }

  static func face(_ path: String, weight: Int = 400) throws -> FontFace {
    try FontFace(contents: try Files.read(path), path: path, weight: weight)
  }
}

/// Sets texts in one style and keeps the typesetter between them.
struct Setter {
  let typesetter: Typesetter
  var style: TextStyle

  /// Estedad Regular where no fonts are given.
  init(
    size: Double = 51, lineHeight: Double = 1.75, features: [FontFeature] = [],
    fonts: FontStack? = nil
  ) throws {
    typesetter = try Typesetter()
    style = TextStyle(
      fonts: try fonts ?? FontStack([try TestFonts.regular()]), size: size,
      lineHeight: lineHeight, features: features)
  }

  func callAsFunction(
    _ text: String, width: Double = .infinity, direction: BaseDirection = .rightToLeft,
    alignment: TextAlignment = .start, lines: Int? = nil
  ) throws -> Paragraph {
    try typesetter.layOut(
      text, style: style, direction: direction,
      constraints: ParagraphConstraints(
        width: width, alignment: alignment, maximumLines: lines))
  }

  /// The pieces of the text that the lines hold.
  func lines(_ text: String, width: Double, direction: BaseDirection = .rightToLeft) throws
    -> [String]
  {
    try self(text, width: width, direction: direction).lines.map { text[utf16: $0.range] }
  }

  /// The width of a text in one line.
  func width(_ text: String, direction: BaseDirection = .rightToLeft) throws -> Double {
    try self(text, direction: direction).width
  }
}

extension String {
  subscript(utf16 range: Range<Int>) -> String {
    String(decoding: Array(utf16)[range], as: UTF16.self)
  }
}

extension Paragraph {
  var glyphs: [Glyph] { lines.flatMap(\.runs).flatMap(\.glyphs) }
  var clusters: [Cluster] { lines.flatMap(\.clusters) }
}

extension Paragraph.Cluster {
  var width: Double { right - left }
}
