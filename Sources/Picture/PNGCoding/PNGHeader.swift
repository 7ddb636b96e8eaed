/// A PNG's size and words, known without its pixels.
package struct PNGHeader: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package let metadata: PNGMetadata

  package init(width: Int, height: Int, metadata: PNGMetadata) {
    self.width = width
    self.height = height
    self.metadata = metadata
  }
}
