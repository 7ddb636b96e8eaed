/// The colours of a diff picture, as the four bytes of a pixel lie in memory.
enum Palette {
  static let gap = word(60, 60, 67)
  static let outside = word(200, 200, 205)
  static let box = word(175, 82, 222)
  static let forgiven = word(255, 204, 0)
  static let differing = word(255, 0, 0)
  static let inOnePictureOnly = word(255, 0, 255)
  static let masked = word(120, 170, 255)

  static func word(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt32 {
    unsafeBitCast(SIMD4<UInt8>(red, green, blue, 255), to: UInt32.self)
  }

  /// A tenth of the pixel's grey under white, so that shapes can still be told.
  @inline(__always)
  static func pale(_ pixel: UInt32) -> UInt32 {
    let littleEndian = UInt32(littleEndian: pixel)
    let red = littleEndian & 255
    let green = littleEndian >> 8 & 255
    let blue = littleEndian >> 16 & 255
    let white = 255 - littleEndian >> 24
    let grey = (red &* 54 &+ green &* 183 &+ blue &* 19) >> 8 &+ white
    let value = 230 &+ grey / 10
    return (value &* 0x01_0101 | 0xFF00_0000).littleEndian
  }
}
