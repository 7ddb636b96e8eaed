import Drawing
import Geometry
import Imaging
import Rasterization
import Testing

@Suite struct DeterminismTests {
  /// Something of everything.
  private var scene: DisplayList {
    let card = Shape.roundedRectangle(Rect(x: 10.5, y: 20, width: 120, height: 60), radius: 14)
    let ring = Path.circle(center: Point(x: 70, y: 60), radius: 31.3)
    return DisplayList(
      widthInPixels: 150, heightInPixels: 120,
      commands: [
        ground(150, 120, Color(red: 247, green: 240, blue: 231)),
        .shadow(card, Shadow(color: Color(gray: 0, alpha: 0.3), offset: .zero, sigma: 5)),
        .fill(card, Color(red: 200, green: 90, blue: 40, alpha: 0.7)),
        .pushClip(card), .pushLayer(Layer(opacity: 0.7, transform: .rotation(radians: 0.1))),
        .stroke(ring, Stroke(width: 3.3, cap: .round, dash: [7, 9]), .black), .pop, .pop,
        .backdrop(
          .capsule(Rect(x: 5, y: 70, width: 140, height: 40)),
          Backdrop(sigma: 10, saturation: 1.6)),
      ])
  }

  @Test func `the same list gives the same bytes on every run of every rasterizer`() {
    let first = Rasterizer(faces: []).rasterize(scene)
    let rasterizer = Rasterizer(faces: [])
    var bitmap = Bitmap(width: 1, height: 1)
    for _ in 0..<20 {
      rasterizer.rasterize(scene, into: &bitmap)
      #expect(bitmap == first)
    }
  }

  @Test func `what was drawn before does not change what is drawn`() {
    let rasterizer = Rasterizer(faces: [])
    let other = DisplayList(
      widthInPixels: 300, heightInPixels: 200,
      commands: [
        ground(300, 200, .black), .pushLayer(Layer(opacity: 0.5)), ground(300, 200), .pop,
        .backdrop(
          .capsule(Rect(x: 0, y: 0, width: 300, height: 200)),
          Backdrop(sigma: 20, saturation: 3)),
      ])
    _ = rasterizer.rasterize(other)
    #expect(rasterizer.rasterize(scene) == Rasterizer(faces: []).rasterize(scene))
  }

  @Test func `threads with a rasterizer each draw the same bytes`() async {
    let expected = Rasterizer(faces: []).rasterize(scene)
    let list = scene
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask { Rasterizer(faces: []).rasterize(list) == expected }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }
}
