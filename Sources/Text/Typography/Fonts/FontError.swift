/// Why a font file could not be used.
package enum FontError: Error, Hashable, Sendable {
  /// FreeType or HarfBuzz refused the file.
  case unreadable(path: String, reason: String)
}
