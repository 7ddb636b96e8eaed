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
  /// Of what lies behind.
  package var edgeFade: EdgeFading?
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
    edgeFade = nil
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
  /// Circular corners of a radius in points.
  case rounded(Length)
  /// Corners of a radius in points as iOS rounds them: their curvature grows from nothing.
  case continuous(Length)
  /// The same at the two upper corners alone, as a sheet has that stands on the edge of the screen.
  case continuousTop(Length)
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

/// The scroll edge effect: content behind the frame blurs and fades into the ground, in full along one
/// edge of the frame and not at all at the opposite one.
package struct EdgeFading: Hashable, Sendable {
  package enum Edge: String, Hashable, Sendable { case top, bottom }

  package var edge: Edge
  package var ground: ColorToken
  /// From 0 to 1.
  package var strength: Double

  package init(_ edge: Edge, into ground: ColorToken, strength: Double = 1) {
    self.edge = edge
    self.ground = ground
    self.strength = strength
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
