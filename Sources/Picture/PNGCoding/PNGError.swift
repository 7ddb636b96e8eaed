/// Why a PNG could not be read or written.
package enum PNGError: Error, Hashable, Sendable {
  /// The bytes are some other kind of file.
  case notPNG
  /// Git has put the pointer of a large file in the picture's place.
  case gitLFSPointer
  /// Git has left both sides of a conflict in the file.
  case mergeConflict
  /// The file ends before its picture does.
  case truncated
  /// The file breaks a rule of the format, or a checksum does not fit; in libpng's words.
  case corrupt(String)
  /// The header promises more pixels than the decoder allows, or than the file can hold.
  case tooLarge(width: Int, height: Int)
  /// A bitmap without pixels, or larger than the format can say.
  case notEncodable(width: Int, height: Int)
  /// A key that is not 1 to 79 printable ASCII characters, or a value with NUL in it.
  case badText(key: String)
  /// A frame of an animation that differs from the first in size or form.
  case unequalFrames(index: Int)
  /// A library refused its work, or memory ran out.
  case libraryFailure(String)
}

extension PNGError: CustomStringConvertible {
  /// One sentence without a final full stop, to stand behind a path.
  package var description: String {
    switch self {
    case .notPNG: "not a PNG file"
    case .gitLFSPointer: "a Git LFS pointer, not a picture; run 'git lfs pull'"
    case .mergeConflict: "holds merge-conflict markers; take one side of the conflict"
    case .truncated: "ends before the picture does"
    case .corrupt(let reason): "corrupt (\(reason))"
    case .tooLarge(let width, let height):
      "promises \(width)×\(height) pixels; a file may have \(PNGLimits.pixels), and no more than its size can hold"
    case .notEncodable(let width, let height): "a picture of \(width)×\(height) has no PNG form"
    case .badText(let key): "the text '\(key)' has no PNG form"
    case .unequalFrames(let index): "frame \(index) differs from the first in size or form"
    case .libraryFailure(let reason): "could not be coded (\(reason))"
    }
  }
}
