import Imaging

/// Sizes past which a file is refused before memory is taken for it.
enum PNGLimits {
  static let pixels = PictureLimits.pixels

  /// The most bytes that one byte of deflate data can stand for. Source: zlib's technical notes
  /// («maximum compression factor», 1032:1).
  static let deflateRatio = 1032
}
