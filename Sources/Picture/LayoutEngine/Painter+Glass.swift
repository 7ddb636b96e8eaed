internal import DesignTokens
internal import Drawing
internal import Geometry
internal import Imaging
internal import ViewTree

extension Painter {
  /// The shadow of a pane, and the pane itself.
  mutating func paint(_ glass: Glass, corners: Corners, frame: Rect) {
    let recipe = tokens[glass.material]
    let shape = outline(of: corners, frame: frame)
    for layer in recipe.shadow {
      commands.append(
        .shadow(
          shape,
          Shadow(
            color: layer.color, offset: Point(x: 0, y: layer.offsetY * scale),
            sigma: layer.blur / 2 * scale)))
    }
    switch glass.form {
    case .opaque: commands.append(.fill(shape, recipe.opaque))
    case .translucent: paint(recipe, shape: shape, corners: corners, frame: frame)
    }
  }

  /// Blurs what lies behind, covers it, and lets light catch the inner edges: a ring a point wide all
  /// around and a thin crescent at the top.
  private mutating func paint(
    _ recipe: MaterialRecipe, shape: Shape, corners: Corners, frame: Rect
  ) {
    let lens =
      recipe.lensWidth > 0
      ? Lens(width: recipe.lensWidth * scale, shift: recipe.lensShift * scale) : nil
    let backdrop = Backdrop(
      sigma: recipe.blurSigma * scale, saturation: recipe.saturation, lens: lens)
    commands.append(.backdrop(shape, backdrop))
    commands.append(.fill(shape, recipe.surface.opacity(recipe.cover)))
    let ring = outline(of: corners, frame: frame, movedInBy: scale / 2)
    commands.append(.stroke(ring, Stroke(width: scale), recipe.bottomRim))
    commands.append(.pushClip(shape))
    paintCrescent(shape, recipe.topRim)
    commands.append(.pop)
    let outer = outline(of: corners, frame: frame, movedInBy: -0.5)
    commands.append(.stroke(outer, Stroke(width: 1), recipe.hairline))
  }

  /// The part of a shape that a copy of it, moved down by a pixel, leaves free.
  private mutating func paintCrescent(_ shape: Shape, _ color: Color) {
    var rim = Path.rectangle(shape.bounds.inset(by: -2))
    rim.append(shape.path.applying(.translation(x: 0, y: 1)).reversed)
    commands.append(.fill(.path(rim), color))
  }
}
