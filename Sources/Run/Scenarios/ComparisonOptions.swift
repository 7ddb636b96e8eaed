/// How far a frame may differ from its reference. Nil leaves a limit to the run.
package struct ComparisonOptions: Hashable, Sendable {
  /// The largest step of one channel that still counts as equal, 0 … 255.
  package var channelTolerance: Int?
  /// How many pixels may differ.
  package var maxDiffPixels: Int?
  /// Which part of all pixels may differ, 0 … 1.
  package var maxDiffRatio: Double?
  /// The perceived distance of two colours that still counts as equal, 0 … 1.
  package var perceptualThreshold: Double?
  /// How many pixels may differ near each other.
  package var window: Window?

  /// A limit for every square of a size.
  package struct Window: Hashable, Sendable {
    /// The side in pixels, 1 or more.
    package var side: Int
    /// The most differing pixels in any square of that side.
    package var maxDiffPixels: Int

    package init(side: Int, maxDiffPixels: Int) {
      self.side = side
      self.maxDiffPixels = maxDiffPixels
    }
  }

  package init() {}

  /// These limits, and those of `other` where these say nothing.
  package func falling(backTo other: ComparisonOptions) -> ComparisonOptions {
    var result = self
    result.channelTolerance = channelTolerance ?? other.channelTolerance
    result.maxDiffPixels = maxDiffPixels ?? other.maxDiffPixels
    result.maxDiffRatio = maxDiffRatio ?? other.maxDiffRatio
    result.perceptualThreshold = perceptualThreshold ?? other.perceptualThreshold
    result.window = window ?? other.window
    return result
  }
}
