/// A colour in encoded sRGB with straight (not premultiplied) alpha.
package struct Color: Hashable, Sendable {
  /// Channels in 0 … 255.
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  /// Opacity in 0 … 1.
  package var alpha: Double

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// An opaque grey.
  package init(gray: UInt8, alpha: Double = 1) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  package static let black = Color(gray: 0)
  package static let white = Color(gray: 255)
  package static let clear = Color(gray: 0, alpha: 0)

  package func opacity(_ factor: Double) -> Color {
    var result = self
    result.alpha *= factor
    return result
  }

  /// Opacity as a byte, rounded to nearest.
  package var alphaByte: UInt8 { UInt8((min(max(alpha, 0), 1) * 255).rounded()) }

  /// «#RRGGBB», or «#RRGGBBAA» where it is not opaque.
  package var hexadecimal: String {
    let channels = [red, green, blue] + (alphaByte == 255 ? [] : [alphaByte])
    return channels.reduce("#") { text, channel in
      let digits = String(channel, radix: 16, uppercase: true)
      return text + (digits.count == 1 ? "0" + digits : digits)
    }
  }

  /// The opaque colour seen when this one lies over an opaque `backdrop`.
  package func composited(over backdrop: Color) -> Color {
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((Double(top) * alpha + Double(bottom) * (1 - alpha)).rounded())
    }
    return Color(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green),
      blue: mix(blue, backdrop.blue))
  }
}

extension Color {
  /// `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  package init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.allSatisfy(\.isHexDigit), [6, 8].contains(digits.utf8.count),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    let opaque = digits.utf8.count == 6 ? value << 8 | 0xFF : value
    self.init(
      red: UInt8(opaque >> 24), green: UInt8(opaque >> 16 & 0xFF), blue: UInt8(opaque >> 8 & 0xFF),
      alpha: Double(opaque & 0xFF) / 255)
  }
}
