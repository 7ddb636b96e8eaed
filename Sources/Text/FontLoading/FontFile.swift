/// A font file in the fonts folder and what it can be set to.
package struct FontFile: Hashable, Sendable {
  package enum Weights: Hashable, Sendable {
    /// A static file.
    case single(Int)
    /// A file with a weight axis.
    case range(ClosedRange<Int>)

    /// The weight that the file shows when `weight` is asked for.
    package func nearest(to weight: Int) -> Int {
      switch self {
      case .single(let own): own
      case .range(let range): min(max(weight, range.lowerBound), range.upperBound)
      }
    }
  }

  /// As it is found from the working directory.
  package var path: String
  package var family: String
  /// As the file's name table states it, «Version 5.0».
  package var version: String
  package var weights: Weights
  /// Whether the manifest pins it. Files that it does not pin were dropped in by a user, and win.
  package var isPinned: Bool
  /// Whether its glyphs can bring their own colours.
  package var hasColors: Bool = false
}
