internal import CFreeType

/// What a font file says of itself, read without shaping tables.
package struct FontDescription: Hashable, Sendable {
  package let family: String
  /// Name ID 5, as «Version 5.0»; empty where it is absent.
  package let version: String
  /// The weight of a static file.
  package let weight: Int
  /// What the weight axis spans; nil for a static file.
  package let weightRange: ClosedRange<Int>?
  /// Whether glyphs can bring their own colours, as emoji do.
  package let hasColors: Bool

  /// - Throws: `FontError.unreadable` where FreeType cannot use the file.
  package init(contents: [UInt8], path: String) throws(FontError) {
    let font = try OpenedFont(contents: contents, path: path)
    defer { font.close() }
    family = font.face.pointee.family_name.map { String(cString: $0) } ?? ""
    version = font.name(5)
    weight = font.staticWeight
    weightRange = font.weightRange
    hasColors = font.hasColors
  }
}

extension OpenedFont {
  func close() {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
    bytes.deallocate()
  }

  /// An entry of the name table in ASCII, from the Windows or the Macintosh platform.
  fileprivate func name(_ id: FT_UShort) -> String {
    for index in 0..<FT_Get_Sfnt_Name_Count(face) {
      var entry = FT_SfntName()
      guard FT_Get_Sfnt_Name(face, index, &entry) == 0, entry.name_id == id else { continue }
      let bytes = UnsafeBufferPointer(start: entry.string, count: Int(entry.string_len))
      return String(decoding: bytes.filter { $0 >= 0x20 && $0 < 0x7F }, as: UTF8.self)
    }
    return ""
  }
}
