package import PNGCoding

/// How long the stages of the data path take for one frame, drawn again and again.
package struct StageTimings: Sendable {
  /// The stages in order, each with its median in milliseconds.
  package private(set) var medians: [(stage: String, milliseconds: Double)] = []

  /// The median of whole frames.
  package private(set) var total = 0.0

  /// Draws a frame `count` times with one warm renderer, after one frame that is not counted.
  /// - Throws: what the stages throw.
  package init(
    _ frame: PlannedFrame, renderer: FrameRenderer, compression: PNGCompression, count: Int = 20
  ) throws {
    let clock = ContinuousClock()
    var samples: [String: [Double]] = [:]
    var totals: [Double] = []
    for round in 0...count {
      var last = clock.now
      let start = last
      func lap(_ stage: String) {
        let now = clock.now
        if round > 0 { samples[stage, default: []].append((now - last).milliseconds) }
        last = now
      }
      let node = frame.node
      lap("compose")
      let tree = try renderer.layOut(node, frame.settings)
      lap("layout")
      let list = renderer.paint(tree, frame.settings)
      lap("paint")
      renderer.draw(list)
      lap("rasterize")
      _ = try renderer.encode(
        compression: compression, metadata: PNGMetadata(scale: frame.settings.scale))
      lap("encode")
      if round > 0 { totals.append((last - start).milliseconds) }
    }
    for stage in ["compose", "layout", "paint", "rasterize", "encode"] {
      medians.append((stage, Self.median(samples[stage] ?? [])))
    }
    total = Self.median(totals)
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

extension Duration {
  fileprivate var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
  }
}
