/// What is to be thought of a picture beside its reference.
package enum Verdict: Hashable, Sendable {
  /// No channel of any pixel differs outside of masks.
  case identical(Measurement)
  /// Something differs, within what is allowed.
  case similar(Measurement)
  case different(Measurement)
  case sizeMismatch(expected: PixelSize, actual: PixelSize)
  case missingReference
  /// The reference is there and is no picture; with the reason as a sentence.
  case unreadable(reason: String)

  /// The verdict on a picture that is known to be its reference without a comparison.
  package static func identical(pixels: Int) -> Verdict {
    var measurement = Measurement()
    measurement.totalPixels = pixels
    return .identical(measurement)
  }

  package var isPass: Bool {
    switch self {
    case .identical, .similar: true
    case .different, .sizeMismatch, .missingReference, .unreadable: false
    }
  }

  /// Nil where nothing could be measured.
  package var measurement: Measurement? {
    switch self {
    case .identical(let measurement), .similar(let measurement), .different(let measurement):
      measurement
    case .sizeMismatch, .missingReference, .unreadable: nil
    }
  }
}

/// A picture's extent in device pixels.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package var description: String { "\(width)×\(height)" }
}
