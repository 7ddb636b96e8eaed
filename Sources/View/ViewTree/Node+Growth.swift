package import DesignTokens
internal import Geometry

extension View {
  /// Makes the view and everything in it grow as the text of a style does: frames, room, symbols,
  /// radii and widths of lines. Text grows by its own style.
  ///
  /// Source: Apple's guidelines, Typography: symbols keep their proportion to the text beside them.
  package func scaled(with style: TypeStyle) -> Node {
    modified { $0.figures.scale = style }
  }
}

extension Node {
  /// Multiplies every length of the node alone.
  mutating func grow(by factor: Double) {
    if factor == 1 { return }
    layout.width = layout.width.grown(by: factor)
    layout.height = layout.height.grown(by: factor)
    layout.padding = EdgeInsets(
      top: layout.padding.top * factor, leading: layout.padding.leading * factor,
      bottom: layout.padding.bottom * factor, trailing: layout.padding.trailing * factor)
    layout.offset = Point(x: layout.offset.x * factor, y: layout.offset.y * factor)
    appearance.corners = appearance.corners.grown(by: factor)
    if let border = appearance.border, case .points(let width) = border.width {
      appearance.border?.width = .points(width * factor)
    }
    content = content.grown(by: factor)
  }
}

extension Node.Content {
  fileprivate func grown(by factor: Double) -> Node.Content {
    switch self {
    case .stack(var stack):
      stack.spacing *= factor
      return .stack(stack)
    case .symbol(var symbol):
      symbol.size *= factor
      return .symbol(symbol)
    case .figure(.ring(let paint, let width, let fraction)):
      return .figure(.ring(paint: paint, width: width * factor, fraction: fraction))
    case .figure(.line(var line)):
      line.width = line.width * factor
      line.dash = line.dash.map { $0 * factor }
      return .figure(.line(line))
    case .spacer(let minimum): return .spacer(minimum: minimum * factor)
    case .text, .scroll, .scaffold: return self
    }
  }
}

extension Extent {
  fileprivate func grown(by factor: Double) -> Extent {
    switch self {
    case .fixed(let length): .fixed(length * factor)
    case .fill(let minimum): .fill(minimum: minimum * factor)
    case .range(let minimum, let maximum):
      .range(minimum: minimum * factor, maximum: maximum * factor)
    case .hug, .line, .hairline: self
    }
  }
}

extension Corners {
  fileprivate func grown(by factor: Double) -> Corners {
    switch self {
    case .square, .capsule: self
    case .rounded(let radius): .rounded(radius * factor)
    case .continuous(let radius): .continuous(radius * factor)
    case .continuousTop(let radius): .continuousTop(radius * factor)
    }
  }
}
