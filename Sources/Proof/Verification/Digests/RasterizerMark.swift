import Digests
import Drawing
import Geometry
import Imaging
package import Simulation
package import Typography

/// What a rasterizer makes of a list in which every kind of command stands, as a short digest.
///
/// References outlive the program that wrote them. A rasterizer that draws otherwise than the one of a
/// reference, be it by our code or by FreeType's, must not be believed to draw the same picture from
/// the same list; this small picture tells them apart.
package struct RasterizerMark: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// - Parameter version: Of the renderer.
  package init(_ renderer: FrameRenderer, faces: [FontFace], version: String) {
    renderer.draw(Self.probe(faces))
    let digest = renderer.picture.pixels.withUnsafeBytes { XXHash64.digest($0) }
    description = "\(version)-\(String(digest, radix: 16))"
  }

  private static func probe(_ faces: [FontFace]) -> DisplayList {
    var curve = Path()
    curve.move(to: Point(x: 4.3, y: 40.1))
    curve.addCubic(
      control1: Point(x: 20, y: 3), control2: Point(x: 31, y: 71), to: Point(x: 58.6, y: 22.2))
    curve.addQuadratic(control: Point(x: 60, y: 60), to: Point(x: 11.5, y: 58.75))
    var outline = curve
    outline.close()
    let blue = Color(red: 0, green: 122, blue: 255, alpha: 0.7)
    let pane = Rect(x: 10.25, y: 12.5, width: 40, height: 30)
    var commands: [DrawCommand] = [
      .fill(.rectangle(Rect(x: 0, y: 0, width: 64, height: 64)), .white),
      .shadow(
        .roundedRectangle(pane, radius: 9),
        Shadow(color: Color(gray: 0, alpha: 0.3), offset: Point(x: 0, y: 2), sigma: 3.5)),
      .fill(.roundedRectangle(pane, radius: 9), blue),
      .fill(.path(outline), Color(red: 255, green: 59, blue: 48, alpha: 0.5)),
    ]
    for (index, join) in [Stroke.Join.miter, .round, .bevel].enumerated() {
      let caps: [Stroke.Cap] = [.butt, .round, .square]
      let shift = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: Double(index) * 5.3)
      commands.append(
        .stroke(
          curve.applying(shift),
          Stroke(width: 1.7, cap: caps[index], join: join, dash: [5, 3], dashPhase: 1), .black))
    }
    for (index, face) in faces.enumerated() {
      commands.append(.glyphs(letters(of: face, line: index), .black))
    }
    commands += [
      .backdrop(
        .capsule(Rect(x: 5, y: 30, width: 50, height: 20)), Backdrop(sigma: 4, saturation: 1.8)),
      .pushClip(.capsule(Rect(x: 20.5, y: 2, width: 24, height: 60))),
      .pushLayer(
        Layer(
          opacity: 0.6,
          transform: AffineTransform(a: 0.93, b: 0, c: 0, d: 0.93, tx: 2.1, ty: 1.9))),
      .fill(.path(outline), blue), .pop, .pop,
    ]
    return DisplayList(widthInPixels: 64, heightInPixels: 64, commands: commands)
  }

  /// A few glyphs of a face, whatever they are.
  private static func letters(of face: FontFace, line: Int) -> GlyphRun {
    GlyphRun(
      font: face.id, size: 13.5,
      glyphs: (0..<6).map { place in
        GlyphRun.Glyph(
          id: GlyphID(UInt32(40 + place * 7)),
          origin: Point(x: 2 + Double(place) * 10.25, y: 12 + Double(line % 9) * 6))
      })
  }
}
