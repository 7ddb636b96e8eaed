package import Imaging

/// What a comparison of two pictures of one size found.
package struct Measurement: Hashable, Sendable {
  /// Pixels whose premultiplied channels are not all equal, forgiven or not, outside of masks.
  package var changedPixels = 0
  /// Changed pixels that no tolerance of one pixel forgives; what the limits count.
  package var differingPixels = 0
  /// Changed pixels that were forgiven as anti-aliasing.
  package var antiAliasedPixels = 0
  /// All pixels of the picture, masked ones too.
  package var totalPixels = 0
  /// Pixels under masks, each counted once.
  package var maskedPixels = 0
  /// The largest step of any premultiplied channel.
  package var maxChannelDelta = 0
  /// The largest perceptual distance of a changed pixel that is not anti-aliasing, 0 … 1; nil where no
  /// perceptual threshold was given.
  package var maxPerceptualDelta: Double?
  /// The most differing pixels in a square of the window's side; nil where no window was given.
  package var densestWindow: Int?
  /// The smallest rectangle around the differing pixels, or around the forgiven ones if none differ.
  package var bounds: PixelRect?

  package init() {}

  package var differingRatio: Double {
    totalPixels == 0 ? 0 : Double(differingPixels) / Double(totalPixels)
  }

  /// Used and allowed of every tolerance that was given, and of the exact limit where no limit was.
  package func allowances(under tolerances: Tolerances) -> [Allowance] {
    var list: [Allowance] = []
    func add(_ name: Allowance.Name, _ used: Double, _ allowed: Double?) {
      if let allowed { list.append(Allowance(name: name, used: used, allowed: allowed)) }
    }
    let hasLimit = tolerances.maxDiffRatio != nil || tolerances.window != nil
    let maxDiffPixels = tolerances.maxDiffPixels ?? (hasLimit ? nil : 0)
    add(.channelTolerance, Double(maxChannelDelta), tolerances.channelTolerance.map(Double.init))
    add(.maxDiffPixels, Double(differingPixels), maxDiffPixels.map(Double.init))
    add(.maxDiffRatio, differingRatio, tolerances.maxDiffRatio)
    add(.perceptualThreshold, maxPerceptualDelta ?? 0, tolerances.perceptualThreshold)
    add(.window, Double(densestWindow ?? 0), (tolerances.window?.maxDiffPixels).map(Double.init))
    return list
  }

  /// Whether every limit of the number of differing pixels holds.
  package func isAllowed(by tolerances: Tolerances) -> Bool {
    allowances(under: tolerances).allSatisfy { allowance in
      switch allowance.name {
      case .channelTolerance, .perceptualThreshold: true
      case .maxDiffPixels, .maxDiffRatio, .window: !allowance.isExceeded
      }
    }
  }
}
