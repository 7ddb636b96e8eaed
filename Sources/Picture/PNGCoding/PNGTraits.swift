/// What a PNG file says of its pixels beside them.
package struct PNGTraits: Hashable, Sendable {
  package let width: Int
  package let height: Int
  /// Of a sample, 1 to 16.
  package let bitDepth: Int
  /// 0 for a file that is no animation.
  package let frameCount: Int
  /// The chunks that tell a viewer which colours the samples mean, by their names.
  package let colorChunks: [String: [UInt8]]

  /// Source: PNG specification, third edition, section 11.3.2.
  private static let colorNames: Set<String> = [
    "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "mDCV", "cLLI",
  ]

  /// - Throws: `PNGError.notPNG` and the like; chunks are not judged.
  package init(of file: [UInt8]) throws(PNGError) {
    try file.withUnsafeBufferPointer { bytes throws(PNGError) in
      try FileKind.requirePNG(bytes)
    }
    let chunks = ChunkWalk.chunks(of: file)
    (width, height) = file.withUnsafeBufferPointer {
      (Int(FileKind.bigEndian($0, at: 16)), Int(FileKind.bigEndian($0, at: 20)))
    }
    bitDepth = Int(file[24])
    var colors: [String: [UInt8]] = [:]
    for chunk in chunks where Self.colorNames.contains(chunk.name) {
      colors[chunk.name] = Array(file[chunk.body])
    }
    colorChunks = colors
    frameCount =
      chunks.contains { $0.name == "acTL" } ? chunks.count { $0.name == "fcTL" } : 0
  }
}
