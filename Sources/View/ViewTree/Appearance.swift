package import DesignTokens
package import Imaging

/// A colour by its meaning or, where the design document has none, by its value.
package enum Paint: Hashable, Sendable {
  case token(ColorToken, opacity: Double = 1)
  case color(Color)

  package static let white = Paint.color(.white)
  package static let black = Paint.color(.black)
}

/// How the frame of a node looks. Everything follows the outline that `corners` gives it.
package struct Appearance: Hashable, Sendable {
  package var fill: Paint?
  package var corners: Corners
  package var border: Border?
  package var shadows: [ShadowStyle]
  package var glass: Glass?
  /// Of the node and everything in it.
  package var opacity: Double
  /// Of the node and everything in it, about `scaleAnchor`.
  package var scale: Double
  /// The place of the frame that scaling leaves where it is.
  package var scaleAnchor: Alignment
  /// Whether the content is cut at the outline.
  package var clips: Bool

  package init() {
    fill = nil
    corners = .square
    border = nil
    shadows = []
    glass = nil
    opacity = 1
    scale = 1
    scaleAnchor = .center
    clips = false
  }
}

/// The outline of a frame.
package enum Corners: Hashable, Sendable {
  case square
  /// Half of the shorter side: a capsule, or a circle in a square frame.
  case capsule
  /// A radius in points at all corners.
  case rounded(Length)
  /// A radius in points at the two upper corners, as a sheet has.
  case roundedTop(Length)
}

package struct Border: Hashable, Sendable {
  package enum Width: Hashable, Sendable {
    /// One device pixel.
    case hairline
    case points(Length)
  }

  package var paint: Paint
  /// Drawn inside of the frame.
  package var width: Width

  package init(_ paint: Paint, width: Width) {
    self.paint = paint
    self.width = width
  }
}

/// A shadow in points, as CSS `box-shadow` without spread; `sigma` is half of its blur radius.
package struct ShadowStyle: Hashable, Sendable {
  package var color: Color
  package var sigma: Double
  package var offsetY: Double

  package init(_ color: Color, sigma: Double, offsetY: Double) {
    self.color = color
    self.sigma = sigma
    self.offsetY = offsetY
  }
}

/// A pane of a material, whose figures are tokens.
package struct Glass: Hashable, Sendable {
  package enum Form: String, Hashable, Sendable {
    /// What lies behind shows through, blurred.
    case translucent
    /// One colour and nothing of what lies behind.
    case opaque
  }

  package var material: MaterialToken
  package var form: Form

  package init(_ material: MaterialToken, form: Form = .translucent) {
    self.material = material
    self.form = form
  }
}
