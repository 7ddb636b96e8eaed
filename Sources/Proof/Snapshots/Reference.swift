package import Imaging
package import PNGCoding

/// What a reference's file says about how it came about. None of it decides a verdict, for anybody can
/// write it: it only explains one.
package struct ReferenceNotes: Hashable, Sendable {
  /// The dump of the layout, for the reason in words when a picture differs.
  package var layout: String?
  /// The program and its version; nil in a file of another tool.
  package var renderer: String?
  /// The libraries that it draws with, one a line: name and version.
  package var libraries: [String]
  /// The font files, one a line: family, weight and digest.
  package var fonts: [String]

  package init(
    layout: String? = nil, renderer: String? = nil, libraries: [String] = [], fonts: [String] = []
  ) {
    self.layout = layout
    self.renderer = renderer
    self.libraries = libraries
    self.fonts = fonts
  }

  package init(_ metadata: PNGMetadata) {
    self.init(metadata.texts)
  }

  /// The notes that stand in text chunks.
  package init(_ texts: [PNGMetadata.Text]) {
    func text(_ key: String) -> String? { texts.first { $0.key == key }?.value }
    func lines(_ key: String) -> [String] {
      text(key)?.split(separator: "\n").map(String.init) ?? []
    }
    self.init(
      layout: text(Self.layoutKey), renderer: text("Software"), libraries: lines("Libraries"),
      fonts: lines("Fonts"))
  }

  /// Whether a text is written anew with each reference, and not taken over from a picture.
  static func isNote(_ text: PNGMetadata.Text) -> Bool { text.key.hasPrefix("basiri:") }

  static let layoutKey = "basiri:layout"
}

extension PNGEncoder {
  /// The file of a reference, with the dump of its layout in its text chunks.
  /// - Throws: As `encode`.
  package func encodeReference(
    _ bitmap: Bitmap, scale: Double, layout: String? = nil, texts: [PNGMetadata.Text] = [],
    compression: PNGCompression = .small
  ) throws(PNGError) -> [UInt8] {
    let notes = layout.map { [PNGMetadata.Text(key: ReferenceNotes.layoutKey, value: $0)] } ?? []
    return try encode(
      bitmap, compression: compression, metadata: PNGMetadata(scale: scale, texts: notes + texts))
  }

  /// A picture that a run has written quickly, as the small file of a reference that says the same.
  /// - Throws: As `encode`.
  package func encodeReference(of actual: DecodedImage) throws(PNGError) -> [UInt8] {
    try encodeReference(
      actual.bitmap, scale: actual.metadata.scale ?? 1,
      layout: ReferenceNotes(actual.metadata).layout,
      texts: actual.metadata.texts.filter { !ReferenceNotes.isNote($0) })
  }
}
