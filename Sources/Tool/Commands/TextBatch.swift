internal import Diagnostics
internal import Documents
internal import FileSystem
internal import Geometry
internal import Typography

/// A file of paragraphs, each to be laid out in every setting.
struct TextBatch {
  struct Setting: Sendable {
    /// Points.
    var width: Double
    var size: Double
    var weight: Int
    var lineHeight: Double
  }

  struct Item: Sendable {
    var id: String
    var text: String
    var direction: BaseDirection
  }

  var settings: [Setting] = []
  var paragraphs: [Item] = []

  /// - Throws: everything that is wrong with the file.
  init(file: String) throws(DiagnosticList) {
    let root = try ProjectFile.document(file)
    var problems: [Diagnostic] = []
    if var reader = MappingReader(root, expecting: "a batch of paragraphs", &problems) {
      _ = reader.optional("note", .text)
      let settings = reader.required("settings", .list(of: Self.setting, named: "settings"))
      let items = reader.required("paragraphs", .list(of: Self.item, named: "paragraphs"))
      problems += reader.finish()
      self.settings = settings ?? []
      self.paragraphs = items ?? []
    }
    guard problems.isEmpty else { throw DiagnosticList(problems) }
  }

  private static let setting = ValueReader<Setting> { node, problems in
    guard var reader = MappingReader(node, expecting: "a setting", &problems) else { return nil }
    let width = reader.required("width", .number(in: 0...100_000, "of pixels"))
    let size = reader.required("size", .number(in: 1...2000, "of pixels from 1 to 2000"))
    let weight = reader.required("weight", .integer(in: 1...1000))
    let lineHeight = reader.required("line_height", .number(in: 0.1...10, "from 0.1 to 10"))
    problems += reader.finish()
    guard let width, let size, let weight, let lineHeight else { return nil }
    return Setting(width: width, size: size, weight: weight, lineHeight: lineHeight)
  }

  private static let item = ValueReader<Item> { node, problems in
    guard var reader = MappingReader(node, expecting: "a paragraph", &problems) else { return nil }
    let id = reader.required("id", .text)
    let text = reader.required("text", .text)
    let direction: BaseDirection? = reader.optional("dir", .choice("direction"))
    for key in ["tag", "white_space"] { _ = reader.optional(key, .text) }
    problems += reader.finish()
    guard let id, let text else { return nil }
    return Item(id: id, text: text, direction: direction ?? .rightToLeft)
  }
}
