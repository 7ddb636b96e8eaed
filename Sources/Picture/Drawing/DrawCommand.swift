package import Geometry
package import Imaging
package import Typography

/// One step of a display list. All lengths are device pixels, the y axis points down.
package enum DrawCommand: Hashable, Sendable {
  /// Fills the inside of a shape (non-zero winding), anti-aliased by exact area.
  case fill(Shape, Color)
  /// Draws along a path.
  case stroke(Path, Stroke, Color)
  /// Draws glyphs of one face.
  case glyphs(GlyphRun, Color)
  /// Draws the blurred silhouette of a shape, not under the shape itself.
  case shadow(Shape, Shadow)
  /// Replaces what lies behind a shape by its blurred, saturated picture.
  case backdrop(Shape, Backdrop)
  /// Blurs and fades what is there towards an edge of a rectangle.
  case edgeFade(Rect, EdgeFade)
  /// Copies a picture that was drawn before, without any transparency, its top left corner onto a
  /// pixel. The groups around it may move by whole pixels and fade, but not scale.
  case picture(Bitmap, x: Int, y: Int)
  /// Starts a group whose commands see only the inside of the shape.
  case pushClip(Shape)
  /// Starts a group that is drawn apart and then laid over what is behind it.
  case pushLayer(Layer)
  /// Ends the innermost group.
  case pop
}

/// An area. Rounded rectangles are kept as such, because they are most of a screen and are drawn
/// faster than a path.
package enum Shape: Hashable, Sendable {
  /// The radius is at most half of the shorter side.
  case roundedRectangle(Rect, radius: Double)
  /// With corners as iOS rounds them. The radius is at most half of the shorter side.
  case continuousRectangle(Rect, radius: Double)
  case path(Path)

  package static func rectangle(_ rect: Rect) -> Shape { .roundedRectangle(rect, radius: 0) }

  package static func capsule(_ rect: Rect) -> Shape {
    .roundedRectangle(rect, radius: min(rect.width, rect.height) / 2)
  }

  package var bounds: Rect {
    switch self {
    case .roundedRectangle(let rect, _), .continuousRectangle(let rect, _): rect
    case .path(let path): path.controlBounds
    }
  }

  package var path: Path {
    switch self {
    case .roundedRectangle(let rect, let radius): .roundedRectangle(rect, radius: radius)
    case .continuousRectangle(let rect, let radius): .continuousRectangle(rect, radius: radius)
    case .path(let path): path
    }
  }
}

package struct Stroke: Hashable, Sendable {
  package enum Cap: String, Hashable, Sendable { case butt, round, square }
  package enum Join: String, Hashable, Sendable { case miter, round, bevel }

  package var width: Double
  package var cap: Cap
  package var join: Join
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  package var dash: [Double]
  /// How far into the pattern the line starts.
  package var dashPhase: Double

  package init(
    width: Double, cap: Cap = .butt, join: Join = .miter, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

package struct Shadow: Hashable, Sendable {
  package var color: Color
  package var offset: Point
  /// Standard deviation of the Gaussian.
  package var sigma: Double

  package init(color: Color, offset: Point, sigma: Double) {
    self.color = color
    self.offset = offset
    self.sigma = sigma
  }
}

package struct Backdrop: Hashable, Sendable {
  /// Standard deviation of the Gaussian.
  package var sigma: Double
  /// 1 leaves colours as they are. As the CSS filter function `saturate()`.
  package var saturation: Double
  /// Nil for a flat pane.
  package var lens: Lens?

  package init(sigma: Double, saturation: Double, lens: Lens? = nil) {
    self.sigma = sigma
    self.saturation = saturation
    self.lens = lens
  }
}

/// How the rounded edge of a pane bends what lies behind: within a band along the edge, a point shows
/// what lies further inside. The shift is full at the edge and falls with the square of the distance to
/// nothing at the end of the band. Only rounded rectangles bend; a path is flat.
package struct Lens: Hashable, Sendable {
  package var width: Double
  package var shift: Double

  package init(width: Double, shift: Double) {
    self.width = width
    self.shift = shift
  }
}

/// What becomes of content that runs under a bar: from nothing at one edge of a rectangle it is blurred
/// and covered more and more, until it is both in full in a band along the other edge.
package struct EdgeFade: Hashable, Sendable {
  package enum Edge: String, Hashable, Sendable { case top, bottom }

  /// Where the effect is full.
  package var edge: Edge
  /// The standard deviation of the full blur.
  package var sigma: Double
  /// What covers the content; its alpha is the cover where it is full.
  package var color: Color
  /// How deep the band is in which the effect is full.
  package var depth: Double

  package init(edge: Edge, sigma: Double, color: Color, depth: Double) {
    self.edge = edge
    self.sigma = sigma
    self.color = color
    self.depth = depth
  }
}

package struct Layer: Hashable, Sendable {
  package var opacity: Double
  /// Applied to everything in the group.
  package var transform: AffineTransform

  package init(opacity: Double = 1, transform: AffineTransform = .identity) {
    self.opacity = opacity
    self.transform = transform
  }
}

/// Glyphs of one face and size, each at its own place.
package struct GlyphRun: Hashable, Sendable {
  package struct Glyph: Hashable, Sendable {
    package var id: GlyphID
    /// The origin on the baseline. Layout puts x on quarters of a pixel and y on whole ones.
    package var origin: Point

    package init(id: GlyphID, origin: Point) {
      self.id = id
      self.origin = origin
    }
  }

  package var font: FontID
  /// Pixels an em.
  package var size: Double
  package var glyphs: [Glyph]

  package init(font: FontID, size: Double, glyphs: [Glyph]) {
    self.font = font
    self.size = size
    self.glyphs = glyphs
  }
}
