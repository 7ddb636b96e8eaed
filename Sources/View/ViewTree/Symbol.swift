package import Geometry

/// A drawing on a grid of 24 by 24 points, in one colour.
package struct Symbol: Hashable, Sendable {
  package struct Layer: Hashable, Sendable {
    package enum Style: Hashable, Sendable {
      case fill
      /// A line with round caps and joins; its width is in units of the grid.
      case stroke(width: Double)
    }

    package var path: Path
    package var style: Style

    package init(_ path: Path, _ style: Style) {
      self.path = path
      self.style = style
    }
  }

  package var name: String
  /// Back to front.
  package var layers: [Layer]
  /// Whether it points along the line of reading and so is mirrored in a right-to-left layout. It
  /// is drawn for left to right.
  package var mirrors: Bool

  package static let gridSize = 24.0

  package init(_ name: String, mirrors: Bool = false, _ layers: [Layer]) {
    self.name = name
    self.mirrors = mirrors
    self.layers = layers
  }
}

/// A symbol at a size and in a colour.
package struct SymbolContent: Hashable, Sendable {
  package var symbol: Symbol
  /// Width and height in points of the square that holds the grid.
  package var size: Double
  package var paint: Paint

  package init(_ symbol: Symbol, size: Double, paint: Paint) {
    self.symbol = symbol
    self.size = size
    self.paint = paint
  }
}
