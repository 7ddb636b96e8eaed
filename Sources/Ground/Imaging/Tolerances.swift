/// What a comparison forgives. All nil, the default, is exact: no pixel may differ.
///
/// Two kinds work together. `channelTolerance` and `perceptualThreshold` decide whether one pixel
/// differs; each that is given may forgive it. `maxDiffPixels`, `maxDiffRatio` and `window` limit how
/// many pixels may differ; each that is given must hold, and without any the limit is zero.
package struct Tolerances: Hashable, Sendable {
  /// The largest step of a premultiplied channel that is forgiven, 0 … 255.
  package var channelTolerance: Int?
  /// The most differing pixels.
  package var maxDiffPixels: Int?
  /// The largest part of all of the picture's pixels that may differ, 0 … 1.
  package var maxDiffRatio: Double?
  /// The distance of two colours that is not seen, 0 … 1 of the YIQ metric's range; given, pixels that
  /// differ by their anti-aliasing alone are forgiven too.
  package var perceptualThreshold: Double?
  /// The most differing pixels near each other.
  package var window: Window?

  /// A limit for every square of a size.
  package struct Window: Hashable, Sendable {
    /// The side in pixels, at least 1.
    package var side: Int
    /// The most differing pixels in any square of that side.
    package var maxDiffPixels: Int

    package init(side: Int, maxDiffPixels: Int) {
      self.side = side
      self.maxDiffPixels = maxDiffPixels
    }
  }

  package init(
    channelTolerance: Int? = nil, maxDiffPixels: Int? = nil, maxDiffRatio: Double? = nil,
    perceptualThreshold: Double? = nil, window: Window? = nil
  ) {
    self.channelTolerance = channelTolerance
    self.maxDiffPixels = maxDiffPixels
    self.maxDiffRatio = maxDiffRatio
    self.perceptualThreshold = perceptualThreshold
    self.window = window
  }

  package static let exact = Tolerances()

  /// These tolerances, each replaced where a narrower scope (header, then step, then flags) gives it.
  package func overridden(by narrower: Tolerances) -> Tolerances {
    Tolerances(
      channelTolerance: narrower.channelTolerance ?? channelTolerance,
      maxDiffPixels: narrower.maxDiffPixels ?? maxDiffPixels,
      maxDiffRatio: narrower.maxDiffRatio ?? maxDiffRatio,
      perceptualThreshold: narrower.perceptualThreshold ?? perceptualThreshold,
      window: narrower.window ?? window)
  }
}
