/// Sizes past which a file is refused before memory is taken for it.
enum PNGLimits {
  /// 256 MiB of RGBA; twenty of the largest phone screens.
  static let pixels = 1 << 26

  /// The most bytes that one byte of deflate data can stand for. Source: zlib's technical notes
  /// («maximum compression factor», 1032:1).
  static let deflateRatio = 1032
}
