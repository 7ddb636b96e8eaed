/// How much time a file's size is worth. The pixels are the same either way.
package enum PNGCompression: String, Hashable, Sendable, CaseIterable {
  /// For galleries and films: a few milliseconds a screen, a larger file.
  case fast
  /// For references that are kept in a repository: the smallest file, at ten times the time or more.
  case small
}
