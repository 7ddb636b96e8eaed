package import Imaging
package import PNGCoding

/// Two pictures held against each other, pixel by pixel.
package struct PixelComparison: Sendable {
  package let verdict: Verdict
  /// Nil where no pixel differs at all, or where the sizes do.
  package let map: DifferenceMap?

  /// - Parameters:
  ///   - expected: The reference.
  ///   - masks: Rectangles that are not looked at. They may overlap and reach outside.
  package init(
    expected: DecodedImage, actual: DecodedImage, tolerances: Tolerances = .exact,
    masks: [PixelRect] = []
  ) {
    guard expected.width == actual.width, expected.height == actual.height else {
      map = nil
      verdict = .sizeMismatch(
        expected: PixelSize(width: expected.width, height: expected.height),
        actual: PixelSize(width: actual.width, height: actual.height))
      return
    }
    let scan = expected.pixels.withUnsafeBytes { first in
      actual.pixels.withUnsafeBytes { second in
        var scan = PixelScan(
          width: expected.width, height: expected.height, tolerances: tolerances, masks: masks)
        if let first = first.baseAddress, let second = second.baseAddress {
          scan.run(first, second)
        }
        return scan
      }
    }
    map = scan.map
    var measurement = scan.measurement
    if let window = tolerances.window {
      measurement.densestWindow =
        if let map, measurement.differingPixels > 0, let bounds = measurement.bounds {
          map.densestWindow(side: window.side, in: bounds)
        } else { 0 }
    }
    if measurement.changedPixels == 0, measurement.differingPixels == 0 {
      verdict = .identical(measurement)
    } else {
      verdict =
        measurement.isAllowed(by: tolerances) ? .similar(measurement) : .different(measurement)
    }
  }

  /// The masks that lie wholly outside of a picture, by their index; each is a mistake of the user's.
  package static func masksOutside(_ size: PixelSize, _ masks: [PixelRect]) -> [Int] {
    let picture = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    return masks.indices.filter { masks[$0].intersection(picture).isEmpty }
  }
}
