import Diagnostics
import Geometry
import Imaging

extension TokenPicker.Kind<Color> {
  static let color = Self(name: "color") { if case .color(let value) = $0 { value } else { nil } }
}

extension TokenPicker.Kind<Typeface> {
  /// Sizes in points; a line height is a factor of the size.
  static let typography = Self(name: "typography") {
    if case .typography(let value) = $0 { value } else { nil }
  } fault: {
    range("has a font size", of: $0.size, in: 1...500)
      ?? range("has a line height", of: $0.lineHeight, in: 0.5...10)
      ?? range("has a weight", of: Double($0.weight), in: 1...1000)
  }
}

extension TokenPicker.Kind<Motion> {
  static let transition = Self(name: "transition") {
    if case .transition(let value) = $0 { value } else { nil }
  } fault: {
    range("takes milliseconds", of: $0.milliseconds, in: 0...60_000)
      ?? range("has a curve that leads", of: $0.curve.y1, in: -4...5)
      ?? range("has a curve that leads", of: $0.curve.y2, in: -4...5)
  }
}

extension TokenPicker.Kind<Double> {
  /// Points.
  static func dimension(in allowed: ClosedRange<Double>) -> Self {
    Self(name: "dimension") {
      if case .dimension(let value) = $0 { value } else { nil }
    } fault: {
      range("is points", of: $0, in: allowed)
    }
  }

  static func number(in allowed: ClosedRange<Double>) -> Self {
    Self(name: "number") {
      if case .number(let value) = $0 { value } else { nil }
    } fault: {
      range("is a number", of: $0, in: allowed)
    }
  }

  static let duration = Self(name: "duration") {
    if case .milliseconds(let value) = $0 { value } else { nil }
  } fault: {
    range("takes milliseconds", of: $0, in: 0...60_000)
  }
}

extension TokenPicker.Kind<[ShadowLayer]> {
  static let shadow = Self(name: "shadow") {
    if case .shadow(let value) = $0 { value } else { nil }
  } fault: { layers in
    if layers.count > 8 { return "has more than 8 layers" }
    return layers.lazy.compactMap {
      range("has a blur", of: $0.blur, in: 0...400)
        ?? range("has an offset", of: $0.offsetY, in: -1000...1000)
    }.first
  }
}

/// Outside of a range that no screen needs, a figure only makes a frame take its memory.
private func range(
  _ what: String, of value: Double, in allowed: ClosedRange<Double>
) -> String? {
  allowed.contains(value)
    ? nil
    : "\(what) from \(allowed.lowerBound.shortText) to \(allowed.upperBound.shortText), found \(value.shortText)"
}
