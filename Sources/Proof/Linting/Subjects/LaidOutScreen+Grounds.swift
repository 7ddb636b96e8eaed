import DesignTokens
package import Geometry
package import Imaging
import LayoutEngine
package import Simulation
package import ViewTree

extension LaidOutScreen {
  /// The value of a paint on this screen.
  package func color(_ paint: Paint) -> Color {
    switch paint {
    case .token(let token, let opacity): tokens[token].opacity(opacity)
    case .color(let color): color
    }
  }

  /// The opaque colours that a text may be drawn on at a point, put together from everything that is
  /// painted below it: one as a rule, and two where a pane lets what moves behind it shine through,
  /// which is then taken for black and for white.
  package func grounds(under element: ScreenElement, at point: Point) -> [Color] {
    var colors = [Color.white]
    for other in elements[...element.index]
    where other.isShown && other.visibleFrame.contains(point) {
      lay(other, over: &colors)
    }
    return colors
  }

  private func lay(_ element: ScreenElement, over colors: inout [Color]) {
    let look = element.node.appearance
    if let fade = look.edgeFade, fade.strength > 0 {
      cover(&colors, with: tokens[fade.ground].opacity(min(1, fade.strength) * element.opacity))
    }
    if let glass = look.glass {
      let recipe = tokens[glass.material]
      switch glass.form {
      case .opaque: cover(&colors, with: recipe.opaque.opacity(element.opacity))
      case .translucent:
        if element.opacity >= 1 { colors = [.black, .white] }
        cover(&colors, with: recipe.surface.opacity(recipe.cover * element.opacity))
      }
    }
    if let fill = look.fill { cover(&colors, with: color(fill).opacity(element.opacity)) }
  }

  private func cover(_ colors: inout [Color], with top: Color) {
    for index in colors.indices { colors[index] = top.composited(over: colors[index]) }
  }
}
