internal import Imaging

#if canImport(Glibc)
  import Glibc
#endif

/// One pass over two pictures of a size that looks closely only where bytes differ.
struct PixelScan {
  private let width: Int
  private let height: Int
  private let tolerances: Tolerances
  private let masks: [PixelRect]
  private let maxSquaredDistance: Double
  private var largestSquaredDistance = 0.0
  private var changedBounds = Bounds()
  private var differingBounds = Bounds()

  private(set) var measurement = Measurement()
  /// Made when the first difference is found.
  private(set) var map: DifferenceMap?

  init(width: Int, height: Int, tolerances: Tolerances, masks: [PixelRect]) {
    self.width = width
    self.height = height
    self.tolerances = tolerances
    let picture = PixelRect(x: 0, y: 0, width: width, height: height)
    self.masks = masks.map { $0.intersection(picture) }.filter { !$0.isEmpty }
    let threshold = tolerances.perceptualThreshold ?? 0
    maxSquaredDistance = PerceptualMetric.maximum * threshold * threshold
    measurement.totalPixels = width * height
    measurement.maskedPixels = Self.count(self.masks, width: width, height: height)
  }

  /// The pixels that lie under at least one of the masks.
  private static func count(_ masks: [PixelRect], width: Int, height: Int) -> Int {
    guard !masks.isEmpty else { return 0 }
    return (0..<height).reduce(0) { count, y in
      let open = gaps(between: masks.filter { $0.y <= y && y < $0.maxY }, width: width)
      return count + width - open.reduce(0) { $0 + $1.count }
    }
  }

  /// Compares straight RGBA, `width * height * 4` bytes each.
  mutating func run(_ expected: UnsafeRawPointer, _ actual: UnsafeRawPointer) {
    if memcmp(expected, actual, width * height * 4) != 0 {
      let metric = PerceptualMetric(
        expected: expected, actual: actual, width: width, height: height)
      for y in 0..<height {
        let offset = y * width * 4
        if memcmp(expected + offset, actual + offset, width * 4) != 0 { compareRow(y, metric) }
      }
    }
    measurement.bounds = differingBounds.rect ?? changedBounds.rect
    if tolerances.perceptualThreshold != nil {
      measurement.maxPerceptualDelta =
        (largestSquaredDistance / PerceptualMetric.maximum).squareRoot()
    }
  }

  private mutating func compareRow(_ y: Int, _ metric: PerceptualMetric) {
    for span in Self.gaps(between: masks.filter { $0.y <= y && y < $0.maxY }, width: width) {
      for x in span {
        let offset = (y * width + x) * 4
        let expected = metric.expected.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        let actual = metric.actual.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        if expected != actual {
          comparePixel(x, y, metric, channelDelta: Self.channelDelta(expected, actual))
        }
      }
    }
  }

  private mutating func comparePixel(
    _ x: Int, _ y: Int, _ metric: PerceptualMetric, channelDelta: Int
  ) {
    let mark = judge(x, y, metric, channelDelta: channelDelta)
    guard channelDelta > 0 || mark == .differing else { return }
    measurement.changedPixels += 1
    measurement.maxChannelDelta = max(measurement.maxChannelDelta, channelDelta)
    changedBounds.add(x, y)
    if mark == .antiAliased { measurement.antiAliasedPixels += 1 }
    if mark == .differing {
      measurement.differingPixels += 1
      differingBounds.add(x, y)
    }
    if map == nil { map = emptyMap() }
    map?[x, y] = mark
  }

  private mutating func judge(
    _ x: Int, _ y: Int, _ metric: PerceptualMetric, channelDelta: Int
  ) -> DifferenceMap.Mark {
    if let channelTolerance = tolerances.channelTolerance, channelDelta <= channelTolerance {
      return .forgiven
    }
    guard tolerances.perceptualThreshold != nil else {
      return channelDelta > 0 ? .differing : .same
    }
    let squaredDistance = metric.squaredDistance(at: y * width + x)
    let isFar = squaredDistance > maxSquaredDistance
    if isFar, metric.isAntiAliased(x: x, y: y) { return .antiAliased }
    largestSquaredDistance = max(largestSquaredDistance, squaredDistance)
    return isFar ? .differing : .forgiven
  }

  private func emptyMap() -> DifferenceMap {
    var map = DifferenceMap(width: width, height: height)
    for mask in masks { map.fill(mask, with: .masked) }
    return map
  }

  /// The largest difference of a premultiplied channel of two straight pixels.
  private static func channelDelta(_ first: UInt32, _ second: UInt32) -> Int {
    let one = SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(first, to: SIMD4<UInt8>.self))
    let two = SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(second, to: SIMD4<UInt8>.self))
    func premultiplied(_ pixel: SIMD4<Int32>) -> SIMD4<Int32> {
      if pixel.w == 255 { return pixel }
      var result = (pixel &* pixel.w &+ 127) / 255
      result.w = pixel.w
      return result
    }
    let difference = premultiplied(one) &- premultiplied(two)
    return Int(pointwiseMax(difference, 0 &- difference).max())
  }

  /// The columns that no mask covers.
  private static func gaps(between masks: [PixelRect], width: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var start = 0
    for mask in masks.sorted(by: { $0.x < $1.x }) {
      if mask.x > start { gaps.append(start..<mask.x) }
      start = max(start, mask.maxX)
    }
    if start < width { gaps.append(start..<width) }
    return gaps
  }

  /// A rectangle that grows by points.
  private struct Bounds {
    private var left = Int.max
    private var top = Int.max
    private var right = Int.min
    private var bottom = Int.min

    mutating func add(_ x: Int, _ y: Int) {
      left = min(left, x)
      top = min(top, y)
      right = max(right, x)
      bottom = max(bottom, y)
    }

    var rect: PixelRect? {
      left > right
        ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
  }
}
