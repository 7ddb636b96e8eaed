internal import CFreeType
internal import CHarfBuzz
internal import CICU

/// The libraries that decide where and how letters are drawn.
package enum TextLibraries {
  /// Name and version of each, as they are loaded: «FreeType 2.13.3».
  package static var versions: [String] {
    [
      "FreeType " + freeType,
      "HarfBuzz " + String(cString: hb_version_string()),
      "ICU " + icu,
    ]
  }

  private static var freeType: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "of unknown version" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  private static var icu: String {
    var parts = [UInt8](repeating: 0, count: 4)
    icu_u_getVersion(&parts)
    return "\(parts[0]).\(parts[1])"
  }
}
