package import DesignTokens

/// A distance that the token file gives, alone or in a sum; layout puts its value in.
package indirect enum Length: Hashable, Sendable {
  case points(Double)
  case token(LengthToken)
  case sum(Length, Length)
  case product(Length, Double)
  case least(Length, Length)
  case most(Length, Length)
  /// The height of a line of text of a style, whatever the text size is.
  case line(of: TypeStyle)
  /// A length that grows as the text of a style does.
  case scaled(Length, with: TypeStyle)

  /// So many steps of the grid that free spacing obeys.
  package static func grid(_ steps: Double) -> Length {
    steps == 1 ? .token(.grid) : .product(.token(.grid), steps)
  }

  package static func + (left: Length, right: Length) -> Length { .sum(left, right) }
  package static func - (left: Length, right: Length) -> Length { .sum(left, .product(right, -1)) }
  package static func * (left: Length, right: Double) -> Length { .product(left, right) }
  package static func / (left: Length, right: Double) -> Length { .product(left, 1 / right) }

  /// The token alone; `.grid` has steps and so is none of them.
  package static let cardInset = Length.token(.cardInset)
  package static let textInset = Length.token(.textInset)
  package static let sectionGap = Length.token(.sectionGap)
  package static let rowInset = Length.token(.rowInset)
  package static let cardRadius = Length.token(.cardRadius)
}

extension Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package init(floatLiteral value: Double) { self = .points(value) }
  package init(integerLiteral value: Int) { self = .points(Double(value)) }
}

extension DesignTokens {
  /// What a length comes to at a text size, in points.
  package func points(_ length: Length, at textSize: TextSize = .large) -> Double {
    let value = { (part: Length) in points(part, at: textSize) }
    return switch length {
    case .points(let points): points
    case .token(let token): self[token]
    case .sum(let left, let right): value(left) + value(right)
    case .product(let length, let factor): value(length) * factor
    case .least(let left, let right): min(value(left), value(right))
    case .most(let left, let right): max(value(left), value(right))
    case .line(let style): self[style].size * style.growth(at: textSize) * self[style].lineHeight
    case .scaled(let length, let style): value(length) * style.growth(at: textSize)
    }
  }

  /// The width of a separator in device pixels: whole ones, rounded down, at least one.
  ///
  /// Source: platform figures section 13 line 20 (one device pixel at both scales).
  package func separatorPixels(scale: Double) -> Double {
    max(1, (self[.separator] * scale + 1e-6).rounded(.down))
  }
}
