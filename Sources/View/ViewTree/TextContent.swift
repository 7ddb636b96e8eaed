package import DesignTokens
package import Geometry

/// A paragraph of a screen.
package struct TextContent: Hashable, Sendable {
  package var string: String
  package var style: TypeStyle
  /// In place of the style's own.
  package var weight: Int?
  package var paint: Paint
  package var alignment: Alignment.Horizontal
  package var maximumLines: Int?
  /// Whether the Dynamic Type setting changes its size.
  package var scales: Bool
  /// Whether its digits tick or stand in a column, and so are equally wide.
  package var standsInColumn: Bool
  /// Whether its ink and not its line stands in the middle of the frame, as a letter in a disc has it.
  package var isCenteredByInk: Bool
  /// The app is written in Persian, so that is the default; it does not follow the layout.
  package var direction: BaseDirection

  package init(_ string: String, style: TypeStyle) {
    self.string = string
    self.style = style
    weight = nil
    paint = .token(.label)
    alignment = .leading
    maximumLines = nil
    scales = true
    standsInColumn = false
    isCenteredByInk = false
    direction = .rightToLeft
  }
}
