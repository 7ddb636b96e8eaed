import Drawing
import Geometry
import Imaging

extension Rasterizer {
  /// The pixels of a clip that the commands of a group can change or, for backdrops, look at.
  func inkBounds(
    of commands: ArraySlice<DrawCommand>, transform: AffineTransform, clip: PixelRect
  ) -> PixelRect {
    var result = PixelRect.empty
    var current = (transform: transform, clip: clip)
    var outer: [(transform: AffineTransform, clip: PixelRect)] = []
    for command in commands {
      switch command {
      case .pushClip(let shape):
        outer.append(current)
        let bounds = shape.applying(current.transform).bounds
        current.clip = current.clip.intersection(PixelRect(touchedBy: bounds))
      case .pushLayer(let layer):
        outer.append(current)
        current.transform = layer.transform.concatenating(current.transform)
      case .pop:
        current = outer.popLast() ?? current
      case .fill, .stroke, .glyphs, .shadow, .backdrop, .edgeFade, .picture:
        let bounds = inkBounds(of: command, transform: current.transform)
        result = result.union(bounds.intersection(current.clip))
      }
    }
    return result
  }

  private func inkBounds(of command: DrawCommand, transform: AffineTransform) -> PixelRect {
    switch command {
    case .fill(let shape, _):
      return PixelRect(touchedBy: shape.applying(transform).bounds)
    case .stroke(let path, let stroke, _):
      let reach = stroke.reach * transform.lengthFactor
      return PixelRect(touchedBy: path.applying(transform).controlBounds.inset(by: -reach))
    case .glyphs(let run, _):
      return inkBounds(of: run, transform: transform)
    case .shadow(let shape, let shadow):
      let offset = transform.applyToVector(shadow.offset)
      let blur = BoxBlur(sigma: shadow.sigma * transform.lengthFactor)
      let bounds = shape.applying(transform).bounds.offset(by: offset)
      return PixelRect(touchedBy: bounds).outset(by: blur.reach)
    case .backdrop(let shape, let backdrop):
      let reach = BackdropScale(sigma: backdrop.sigma * transform.lengthFactor).reach
      return PixelRect(touchedBy: shape.applying(transform).bounds).outset(by: reach)
    case .edgeFade(let rect, let fade):
      let reach = BackdropScale(sigma: fade.sigma * transform.lengthFactor).reach
      return PixelRect(touchedBy: transform.apply(to: rect)).outset(by: reach)
    case .picture(let bitmap, let x, let y):
      let rect = Rect(
        x: Double(x), y: Double(y), width: Double(bitmap.width), height: Double(bitmap.height))
      return PixelRect(touchedBy: transform.apply(to: rect))
    case .pushClip, .pushLayer, .pop:
      return .empty
    }
  }
}
