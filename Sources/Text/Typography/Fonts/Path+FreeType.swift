internal import CFreeType
internal import Geometry

extension Path {
  /// The contours of an outline that was loaded without scaling, in font units.
  init(outline: FT_Outline) {
    self.init()
    var outline = outline
    var functions = FT_Outline_Funcs()
    functions.move_to = { to, path in
      Path.with(path) { path in
        if !path.isEmpty { path.close() }
        path.move(to: Point(to))
      }
    }
    functions.line_to = { to, path in
      Path.with(path) { $0.addLine(to: Point(to)) }
    }
    functions.conic_to = { control, to, path in
      Path.with(path) { $0.addQuadratic(control: Point(control), to: Point(to)) }
    }
    functions.cubic_to = { control1, control2, to, path in
      Path.with(path) {
        $0.addCubic(control1: Point(control1), control2: Point(control2), to: Point(to))
      }
    }
    let status = withUnsafeMutablePointer(to: &self) {
      FT_Outline_Decompose(&outline, &functions, UnsafeMutableRawPointer($0))
    }
    if status != 0 { self = Path() }
    if !isEmpty { close() }
  }

  /// An outline whose strokes are thicker by `strength` font units, half of it on each side. Changes
  /// the outline that it is given.
  init(outline: inout FT_Outline, emboldenedBy strength: Double) {
    // FreeType moves points by whole units: in 64ths nothing that shows is lost.
    let fineness = 64.0
    var matrix = FT_Matrix(
      xx: FT_Fixed(fineness) << 16, xy: 0, yx: 0, yy: FT_Fixed(fineness) << 16)
    FT_Outline_Transform(&outline, &matrix)
    let grown = FT_Pos((strength * fineness).rounded())
    guard FT_Outline_Embolden(&outline, grown) == 0 else {
      self.init()
      return
    }
    // It grows to the right and upwards only.
    FT_Outline_Translate(&outline, -(grown / 2), -(grown / 2))
    let placement = AffineTransform(a: 1 / fineness, b: 0, c: 0, d: 1 / fineness, tx: 0, ty: 0)
    self = Path(outline: outline).applying(placement)
  }

  private static func with(_ pointer: UnsafeMutableRawPointer?, _ body: (inout Path) -> Void)
    -> Int32
  {
    guard let path = pointer?.assumingMemoryBound(to: Path.self) else { return 1 }
    body(&path.pointee)
    return 0
  }
}

extension Point {
  fileprivate init(_ vector: UnsafePointer<FT_Vector>?) {
    guard let vector = vector?.pointee else {
      self = .zero
      return
    }
    self.init(x: Double(vector.x), y: Double(vector.y))
  }
}
