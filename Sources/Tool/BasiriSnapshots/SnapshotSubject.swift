/// What a snapshot is taken of.
public enum SnapshotSubject: Sendable {
  /// The screenshots of a scenario file, by its path from the project's folder.
  case scenario(String)
  /// A picture of any origin: the bytes of a PNG file.
  case png([UInt8])
  /// A picture of any origin: rows of RGBA from the top, 8 bits a channel, alpha straight,
  /// `width * height * 4` bytes.
  case pixels(width: Int, height: Int, rgba: [UInt8])
}
