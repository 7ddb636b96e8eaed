package import Drawing
import Geometry
package import Imaging
package import Typography

/// Draws display lists with FreeType, in encoded sRGB, the same bytes on every run.
///
/// One a thread: it owns FreeType's library, the stroker, reusable memory and a cache of glyphs and
/// shadows, and is therefore not `Sendable`. What it draws does not depend on what it drew before.
///
/// A backdrop inside a group with an opacity below 1 sees what lies behind the group too, and fades
/// with it: such a group is drawn on a copy of its ground, towards which it is mixed in the end. For
/// everything else that is the same as drawing the group apart.
package final class Rasterizer {
  let faces: [FontFace]
  let pool: BufferPool
  let filler: OutlineFiller
  let stroker: PathStroker
  let glyphCache: GlyphCache
  var shadowCache = ShadowCache()

  var state: State
  private var groups: [Group] = []

  /// Where and through what the next command is drawn.
  struct State {
    var transform: AffineTransform
    var clip: Clip
    var surface: Surface
  }

  /// What `pop` goes back to.
  private struct Group {
    let outer: State
    let layer: OpenLayer?
  }

  private struct OpenLayer {
    let memory: PooledBuffer<UInt8>
    let opacity: UInt8
    /// Whether the group was drawn on a copy of what is behind it.
    let holdsGround: Bool
  }

  /// - Parameter faces: every face that the lists to come name.
  package init(faces: [FontFace]) {
    self.faces = faces
    pool = BufferPool()
    filler = OutlineFiller()
    stroker = PathStroker(filler: filler)
    glyphCache = GlyphCache(filler: filler, pool: pool)
    state = .idle
  }

  /// The picture of a list on a transparent ground.
  package func rasterize(_ list: DisplayList) -> Bitmap {
    var bitmap = Bitmap(width: list.widthInPixels, height: list.heightInPixels)
    rasterize(list, into: &bitmap)
    return bitmap
  }

  /// Draws a list on a transparent ground into a bitmap, whose memory is used again where its size is
  /// that of the list. Nothing of the old picture is left.
  ///
  /// - Precondition: neither side is longer than 32000 pixels, and every face that the list names was
  ///   given at the start.
  package func rasterize(_ list: DisplayList, into bitmap: inout Bitmap) {
    let (width, height) = (list.widthInPixels, list.heightInPixels)
    precondition(max(width, height) <= PictureLimits.side, "a canvas of more than 32000 pixels")
    if bitmap.width != width || bitmap.height != height {
      bitmap = Bitmap(width: width, height: height)
    }
    bitmap.withMutablePixels { bytes in
      guard let pixels = bytes.baseAddress, !bytes.isEmpty else { return }
      let canvas = PixelRect(left: 0, top: 0, right: width, bottom: height)
      if !list.startsByCovering(canvas) { pixels.update(repeating: 0, count: bytes.count) }
      state = State(
        transform: .identity, clip: Clip(rect: canvas, mask: nil),
        surface: Surface(pixels: pixels, bounds: canvas))
      draw(list.commands)
      state = .idle
    }
  }

  private func draw(_ commands: [DrawCommand]) {
    var index = 0
    while index < commands.count {
      switch commands[index] {
      case .fill(let shape, let color): fill(shape, color)
      case .stroke(let path, let stroke, let color): draw(path, stroke, color)
      case .glyphs(let run, let color): draw(run, color)
      case .shadow(let shape, let shadow): draw(shadow, of: shape)
      case .backdrop(let shape, let backdrop): draw(backdrop, in: shape)
      case .edgeFade(let rect, let fade): draw(fade, in: rect)
      case .picture(let bitmap, let x, let y): draw(bitmap, atX: x, y: y)
      case .pushClip(let shape): pushClip(shape)
      case .pushLayer(let layer):
        let contents = commands.contentsOfGroup(at: index)
        if layer.opacityByte == 0 {
          index = contents.endIndex
        } else {
          pushLayer(layer, contents: contents)
        }
      case .pop: pop()
      }
      index += 1
    }
  }

  // MARK: Groups

  private func pushClip(_ shape: Shape) {
    groups.append(Group(outer: state, layer: nil))
    state.clip = state.clip.intersected(with: shape.applying(state.transform), by: self)
  }

  private func pushLayer(_ layer: Layer, contents: ArraySlice<DrawCommand>) {
    let outer = state
    state.transform = layer.transform.concatenating(state.transform)
    guard layer.opacityByte < 255 else {
      groups.append(Group(outer: outer, layer: nil))
      return
    }
    let holdsGround = contents.contains(where: \.looksBehind)
    // A backdrop looks beyond the clip.
    let bounds = inkBounds(
      of: contents, transform: state.transform,
      clip: holdsGround ? state.surface.bounds : state.clip.rect)
    let memory = PooledBuffer<UInt8>(count: bounds.width * bounds.height * 4, pool: pool)
    if holdsGround {
      copyGround(of: bounds, into: memory.start)
    } else {
      memory.start.update(repeating: 0, count: bounds.width * bounds.height * 4)
    }
    state.surface = Surface(pixels: memory.start, bounds: bounds)
    // The mask of the clip is applied once, when the group is laid over what is behind it.
    state.clip = Clip(rect: bounds.intersection(outer.clip.rect), mask: nil)
    let open = OpenLayer(memory: memory, opacity: layer.opacityByte, holdsGround: holdsGround)
    groups.append(Group(outer: outer, layer: open))
  }

  private func copyGround(of bounds: PixelRect, into pixels: UnsafeMutablePointer<UInt8>) {
    if bounds.isEmpty { return }
    for y in bounds.top..<bounds.bottom {
      (pixels + (y - bounds.top) * bounds.width * 4).update(
        from: state.surface.pixel(x: bounds.left, y: y), count: bounds.width * 4)
    }
  }

  private func pop() {
    guard let group = groups.popLast() else { return }
    let inner = state.surface
    state = group.outer
    guard let layer = group.layer else { return }
    let bounds = inner.bounds.intersection(state.clip.rect)
    let mask = state.clip.mask?.view
    for y in bounds.top..<bounds.bottom {
      let source = UnsafePointer(inner.pixel(x: bounds.left, y: y))
      let target = state.surface.pixel(x: bounds.left, y: y)
      let coverages = mask.map { UnsafePointer($0.row(y, from: bounds.left)) }
      if layer.holdsGround {
        Blending.mixRow(
          source, opacity: layer.opacity, coverages: coverages, over: target, count: bounds.width)
      } else {
        Blending.compositeRow(
          source, opacity: layer.opacity, coverages: coverages, over: target, count: bounds.width)
      }
    }
    withExtendedLifetime(layer.memory) {}
  }
}

extension Rasterizer.State {
  /// Draws nowhere.
  static var idle: Rasterizer.State {
    Rasterizer.State(
      transform: .identity, clip: Clip(rect: .empty, mask: nil),
      surface: Surface(pixels: nil, bounds: .empty))
  }
}

extension Clip {
  /// The part of the clip inside a shape that is given in device pixels.
  func intersected(with shape: Shape, by rasterizer: Rasterizer) -> Clip {
    if let aligned = shape.alignedRectangle {
      return Clip(rect: rect.intersection(aligned), mask: mask)
    }
    let inner = rect.intersection(PixelRect(touchedBy: shape.bounds))
    if inner.isEmpty { return Clip(rect: .empty, mask: nil) }
    let mask = CoverageMask(bounds: inner, pool: rasterizer.pool)
    rasterizer.filler.fill(shape.path, within: inner, into: .mask(mask.view))
    if let outer = self.mask { mask.multiply(by: outer) }
    return Clip(rect: inner, mask: mask)
  }
}

extension DrawCommand {
  /// Whether what it draws depends on what is there.
  fileprivate var looksBehind: Bool {
    switch self {
    case .backdrop, .edgeFade: true
    case .fill, .stroke, .glyphs, .shadow, .picture, .pushClip, .pushLayer, .pop: false
    }
  }
}

extension Layer {
  /// Opacity rounded to a byte.
  var opacityByte: UInt8 { UInt8(min(max(opacity, 0), 1) * 255 + 0.5) }
}

extension DisplayList {
  /// Whether the first command makes every pixel opaque, so that nothing needs to be cleared.
  fileprivate func startsByCovering(_ canvas: PixelRect) -> Bool {
    guard case .fill(let shape, let color) = commands.first, color.alphaByte == 255,
      let rect = shape.alignedRectangle
    else { return false }
    return rect.intersection(canvas) == canvas
  }
}

extension [DrawCommand] {
  /// The commands between the one at `index`, which opens a group, and the `pop` that ends it.
  fileprivate func contentsOfGroup(at index: Int) -> ArraySlice<DrawCommand> {
    var depth = 0
    for position in index..<count {
      switch self[position] {
      case .pushClip, .pushLayer: depth += 1
      case .pop: depth -= 1
      case .fill, .stroke, .glyphs, .shadow, .backdrop, .edgeFade, .picture: break
      }
      if depth == 0 { return self[(index + 1)..<position] }
    }
    return self[(index + 1)...]
  }
}
