package import Scenarios
package import Snapshots

extension Tolerances {
  /// The limits that a header or a step gives.
  package init(_ options: ComparisonOptions) {
    self.init(
      channelTolerance: options.channelTolerance, maxDiffPixels: options.maxDiffPixels,
      maxDiffRatio: options.maxDiffRatio, perceptualThreshold: options.perceptualThreshold,
      window: options.window.map { Window(side: $0.side, maxDiffPixels: $0.maxDiffPixels) })
  }
}
