internal import CFreeType

/// A glyph that brings its own colours, as a font's bitmap strike holds it or FreeType paints it.
package struct ColorGlyph: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// From the origin to the left edge, in pixels of the picture.
  package let left: Int
  /// From the baseline up to the top edge, in pixels of the picture.
  package let top: Int
  /// How many of its pixels make an em.
  package let pixelsPerEm: Double
  /// Row-major premultiplied RGBA, encoded sRGB, `width * height * 4` bytes.
  package let pixels: [UInt8]
}

extension ColorGlyph {
  /// How finely layered outlines are painted before they are scaled, in pixels an em.
  private static let outlineResolution: FT_UInt = 160

  /// Nil where the glyph has no colours.
  init?(_ glyph: GlyphID, in face: FT_Face) {
    guard let pixelsPerEm = Self.select(in: face) else { return nil }
    let flags = Int32(FT_LOAD_COLOR) | Int32(FT_LOAD_NO_HINTING) | Int32(FT_LOAD_RENDER)
    guard FT_Load_Glyph(face, FT_UInt(glyph.rawValue), flags) == 0,
      let slot = face.pointee.glyph?.pointee,
      slot.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let rows = slot.bitmap.buffer
    else { return nil }
    let (width, height) = (Int(slot.bitmap.width), Int(slot.bitmap.rows))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      let start = rows + row * Int(slot.bitmap.pitch)
      for pixel in 0..<width {
        let bgra = start + pixel * 4
        pixels += [bgra[2], bgra[1], bgra[0], bgra[3]]
      }
    }
    self.width = width
    self.height = height
    left = Int(slot.bitmap_left)
    top = Int(slot.bitmap_top)
    self.pixelsPerEm = pixelsPerEm
    self.pixels = pixels
  }

  /// Sets the face to its largest strike, or to a size of its outlines; says how large an em is.
  private static func select(in face: FT_Face) -> Double? {
    let count = Int(face.pointee.num_fixed_sizes)
    guard count > 0, let sizes = face.pointee.available_sizes else {
      return FT_Set_Pixel_Sizes(face, 0, outlineResolution) == 0
        ? Double(outlineResolution) : nil
    }
    let largest = (0..<count).max { sizes[$0].y_ppem < sizes[$1].y_ppem } ?? 0
    guard FT_Select_Size(face, FT_Int(largest)) == 0 else { return nil }
    return Double(sizes[largest].y_ppem) / 64
  }
}
