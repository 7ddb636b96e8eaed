import Digests
import Drawing
import Geometry
import Imaging
import Typography

/// A display list as bytes: every value of every command exactly, each case under a number of its own,
/// each list after its length, so that lists of equal bytes are equal.
struct ListBytes {
  private(set) var bytes: [UInt8] = []

  init(_ list: DisplayList) {
    add(list.widthInPixels)
    add(list.heightInPixels)
    add(list.commands.count)
    for command in list.commands { add(command) }
  }

  private mutating func add(_ command: DrawCommand) {
    switch command {
    case .fill(let shape, let color):
      add(1)
      add(shape)
      add(color)
    case .stroke(let path, let stroke, let color):
      add(2)
      add(path)
      add(stroke)
      add(color)
    case .glyphs(let run, let color):
      add(3)
      add(run)
      add(color)
    case .shadow(let shape, let shadow):
      add(4)
      add(shape)
      add(shadow.color)
      add(shadow.offset)
      add(shadow.sigma)
    case .backdrop(let shape, let backdrop):
      add(5)
      add(shape)
      add(backdrop.sigma)
      add(backdrop.saturation)
    case .picture(let bitmap, let x, let y):
      add(9)
      add(bitmap.width)
      add(bitmap.height)
      for seed in [0, 1] as [UInt64] {
        add(bits: bitmap.pixels.withUnsafeBytes { XXHash64.digest($0, seed: seed) })
      }
      add(x)
      add(y)
    case .pushClip(let shape):
      add(6)
      add(shape)
    case .pushLayer(let layer):
      add(7)
      add(layer.opacity)
      add(layer.transform)
    case .pop:
      add(8)
    }
  }

  private mutating func add(_ shape: Shape) {
    switch shape {
    case .roundedRectangle(let rect, let radius):
      add(1)
      add(rect.origin)
      add(rect.width)
      add(rect.height)
      add(radius)
    case .path(let path):
      add(2)
      add(path)
    }
  }

  private mutating func add(_ path: Path) {
    add(path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let point):
        add(1)
        add(point)
      case .line(let point):
        add(2)
        add(point)
      case .quadratic(let control, let end):
        add(3)
        add(control)
        add(end)
      case .cubic(let control1, let control2, let end):
        add(4)
        add(control1)
        add(control2)
        add(end)
      case .close:
        add(5)
      }
    }
  }

  private mutating func add(_ stroke: Stroke) {
    add(stroke.width)
    add(stroke.cap.rawValue)
    add(stroke.join.rawValue)
    add(stroke.dash.count)
    for length in stroke.dash { add(length) }
    add(stroke.dashPhase)
  }

  private mutating func add(_ run: GlyphRun) {
    add(run.font.digest)
    add(run.font.weight)
    add(run.size)
    add(run.glyphs.count)
    for glyph in run.glyphs {
      add(Int(glyph.id.rawValue))
      add(glyph.origin)
    }
  }

  private mutating func add(_ transform: AffineTransform) {
    for value in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      add(value)
    }
  }

  private mutating func add(_ color: Color) {
    bytes += [color.red, color.green, color.blue]
    add(color.alpha)
  }

  private mutating func add(_ point: Point) {
    add(point.x)
    add(point.y)
  }

  private mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes += text.utf8
  }

  private mutating func add(_ value: Double) { add(bits: value.bitPattern) }
  private mutating func add(_ value: Int) { add(bits: UInt64(bitPattern: Int64(value))) }

  private mutating func add(bits: UInt64) {
    withUnsafeBytes(of: bits.littleEndian) { bytes += $0 }
  }
}
