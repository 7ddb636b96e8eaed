import Geometry
import Imaging
import Typography

extension DisplayList: CustomStringConvertible {
  /// The canvas and then one command a line, groups indented by two spaces, each line ended by a line
  /// feed. Lengths are pixels with at most four decimals; a face is the first eight digits of its
  /// digest and its weight.
  package var description: String {
    var text = "canvas \(widthInPixels)×\(heightInPixels)\n"
    var depth = 0
    for command in commands {
      if case .pop = command { depth -= 1 }
      text += String(repeating: "  ", count: depth) + command.description + "\n"
      switch command {
      case .pushClip, .pushLayer: depth += 1
      case .fill, .stroke, .glyphs, .shadow, .backdrop, .edgeFade, .picture, .pop: break
      }
    }
    return text
  }
}

extension DrawCommand: CustomStringConvertible {
  /// The line of the command in the dump of its list.
  package var description: String {
    switch self {
    case .fill(let shape, let color):
      "fill \(shape.text) \(color.hexadecimal)"
    case .stroke(let path, let stroke, let color):
      "stroke \(stroke.text) \(color.hexadecimal) path \(path.text)"
    case .glyphs(let run, let color):
      "glyphs \(run.text(color))"
    case .shadow(let shape, let shadow):
      "shadow \(shape.text) offset \(shadow.offset.text) sigma \(shadow.sigma.text) "
        + shadow.color.hexadecimal
    case .backdrop(let shape, let backdrop):
      "backdrop \(shape.text) sigma \(backdrop.sigma.text) saturation \(backdrop.saturation.text)"
        + (backdrop.lens.map { " lens \($0.width.text) shift \($0.shift.text)" } ?? "")
    case .edgeFade(let rect, let fade):
      "edge \(fade.edge.rawValue) \(rect.text) sigma \(fade.sigma.text) depth \(fade.depth.text) "
        + fade.color.hexadecimal
    case .picture(let bitmap, let x, let y):
      "picture \(x),\(y) \(bitmap.width)×\(bitmap.height)"
    case .pushClip(let shape):
      "clip \(shape.text)"
    case .pushLayer(let layer):
      "layer opacity \(layer.opacity.text)" + layer.transform.text
    case .pop:
      "pop"
    }
  }
}

extension Shape {
  fileprivate var text: String {
    switch self {
    case .roundedRectangle(let rect, 0): "rect \(rect.text)"
    case .roundedRectangle(let rect, let radius): "rect \(rect.text) radius \(radius.text)"
    case .continuousRectangle(let rect, let radius):
      "rect \(rect.text) continuous \(radius.text)"
    case .path(let path): "path \(path.text)"
    }
  }
}

extension Stroke {
  fileprivate var text: String {
    let solid = "width \(width.text) cap \(cap.rawValue) join \(join.rawValue)"
    if dash.isEmpty { return solid }
    let lengths = dash.map(\.text).joined(separator: ",")
    return solid + " dash \(lengths) phase \(dashPhase.text)"
  }
}

extension GlyphRun {
  fileprivate func text(_ color: Color) -> String {
    let places = glyphs.map { "\($0.id.rawValue)@\($0.origin.text)" }
    let face = "\(font.digest.prefix(8))/\(font.weight)"
    return (["\(face) size \(size.text) \(color.hexadecimal)"] + places).joined(separator: " ")
  }
}

extension AffineTransform {
  /// Empty for the identity.
  fileprivate var text: String {
    if isIdentity { return "" }
    if isTranslation { return " move \(tx.text),\(ty.text)" }
    return " transform " + [a, b, c, d, tx, ty].map(\.text).joined(separator: ",")
  }
}

extension Path {
  /// As the path data of SVG, absolute coordinates.
  fileprivate var text: String {
    let pieces = elements.map { element in
      switch element {
      case .move(let point): "M\(point.text)"
      case .line(let point): "L\(point.text)"
      case .quadratic(let control, let end): "Q\(control.text) \(end.text)"
      case .cubic(let control1, let control2, let end):
        "C\(control1.text) \(control2.text) \(end.text)"
      case .close: "Z"
      }
    }
    return pieces.isEmpty ? "empty" : pieces.joined(separator: " ")
  }
}

extension Rect {
  fileprivate var text: String { "\(origin.text) \(width.text)×\(height.text)" }
}

extension Point {
  fileprivate var text: String { "\(x.text),\(y.text)" }
}

extension Double {
  /// At most four decimals, no trailing zeros, no negative zero.
  fileprivate var text: String {
    guard magnitude < 1e12 else { return String(self) }
    let units = Int((self * 10_000).rounded())
    let whole = String(units.magnitude / 10_000)
    var decimals = String(units.magnitude % 10_000 + 10_000).dropFirst()
    while decimals.last == "0" { decimals = decimals.dropLast() }
    let number = decimals.isEmpty ? whole : "\(whole).\(decimals)"
    return units < 0 ? "-" + number : number
  }
}
