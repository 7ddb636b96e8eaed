import Drawing
import Geometry
import Imaging
import Rasterization
import Testing

@Suite struct GroupTests {
  private let all = Rect(x: 0, y: 0, width: 4, height: 4)

  @Test func `rectangle clips intersect`() {
    let picture = draw(
      4, 4,
      [
        .pushClip(.rectangle(Rect(x: 0, y: 1, width: 3, height: 3))),
        .pushClip(.rectangle(Rect(x: 1, y: 0, width: 3, height: 3))),
        .fill(.rectangle(all), .black), .pop, .pop,
      ])
    #expect(picture.map == "....\n.##.\n.##.\n....")
  }

  @Test func `coverages of nested clips multiply, and a pop ends a clip`() {
    // Half a pixel wide, then half a pixel high: 128 · 128 / 255 = 64.25.
    let picture = draw(
      3, 1,
      [
        .pushClip(.rectangle(Rect(x: 0.5, y: 0, width: 1, height: 1))),
        .pushClip(.rectangle(Rect(x: 0, y: 0.5, width: 3, height: 1))),
        .fill(.rectangle(all), .black), .pop, .pop,
        .fill(.rectangle(Rect(x: 2, y: 0, width: 1, height: 1)), .black),
      ])
    #expect(picture.alphaRows == [[64, 64, 255]])
  }

  @Test func `a partly covered shape in a clip takes the product of both`() {
    // A quarter pixel of ink in half a pixel of clip: 64 · 128 / 255 = 32.1.
    let picture = draw(
      2, 1,
      [
        .pushClip(.rectangle(Rect(x: 0.5, y: 0, width: 1.5, height: 1))),
        .fill(.rectangle(Rect(x: 0, y: 0, width: 2, height: 0.25)), .black), .pop,
      ])
    #expect(picture.alphaRows == [[32, 64]])
  }

  @Test func `a rounded clip gives a fill the coverage of the rounded shape`() {
    let shape = Shape.roundedRectangle(Rect(x: 1, y: 2, width: 37, height: 25), radius: 9)
    let clipped = draw(40, 30, [.pushClip(shape), ground(40, 30, .black), .pop])
    #expect(clipped == draw(40, 30, [.fill(shape, .black)]))
  }

  @Test func `a group with opacity is one sheet, not two that add up`() {
    let left = Shape.rectangle(Rect(x: 0, y: 0, width: 2, height: 1))
    let right = Shape.rectangle(Rect(x: 1, y: 0, width: 2, height: 1))
    let group = draw(
      3, 1,
      [
        ground(3, 1), .pushLayer(Layer(opacity: 0.4)), .fill(left, .black), .fill(right, .black),
        .pop,
      ])
    // 255 · 0.6 = 153 throughout
    #expect((0..<3).map { group[$0, 0].red } == [153, 153, 153])
    let faint = Color.black.opacity(0.4)
    let separate = draw(3, 1, [ground(3, 1), .fill(left, faint), .fill(right, faint)])
    // 153 · 0.6 = 91.8 where both lie
    #expect((0..<3).map { separate[$0, 0].red } == [153, 92, 153])
  }

  @Test func `nested opacities multiply`() {
    let picture = draw(
      1, 1,
      [
        .pushLayer(Layer(opacity: 0.6)), .pushLayer(Layer(opacity: 0.4)), ground(1, 1, .black),
        .pop, .pop,
      ])
    // 102 · 153 / 255 = 61.2
    #expect(picture.alphaRows == [[61]])
  }

  @Test func `a mask is applied to a group once`() {
    let picture = draw(
      2, 1,
      [
        .pushClip(.rectangle(Rect(x: 0.5, y: 0, width: 2, height: 1))),
        .pushLayer(Layer(opacity: 0.6)), .fill(.rectangle(all), .black), .pop, .pop,
      ])
    // 0.6 is 153; half covered: 128 · 153 / 255 = 76.8.
    #expect(picture.alphaRows == [[77, 153]])
  }

  @Test func `a group of no opacity draws nothing, whatever is in it`() {
    let picture = draw(
      2, 2,
      [
        .pushLayer(Layer(opacity: 0)), .pushClip(.rectangle(all)), .fill(.rectangle(all), .black),
        .pop, .pop, .fill(.rectangle(Rect(x: 0, y: 0, width: 1, height: 1)), .black),
      ])
    #expect(picture.map == "#.\n..")
  }

  @Test(arguments: [1.0, 0.9999])
  func `the transform of a group moves and scales fills, strokes, clips and shadows`(
    opacity: Double
  ) {
    // 0.9999 rounds to full opacity: no buffer, the same picture.
    let transform = AffineTransform.scale(x: 2, y: 2).concatenating(.translation(x: 3, y: 1))
    func scene(_ scale: Double, _ x: Double, _ y: Double) -> [DrawCommand] {
      func rect(_ left: Double, _ top: Double, _ width: Double, _ height: Double) -> Rect {
        Rect(x: left, y: top, width: width, height: height).scaled(by: scale)
          .offset(by: Point(x: x, y: y))
      }
      let shadow = Shadow(
        color: .black, offset: Point(x: scale, y: 2 * scale), sigma: 1.5 * scale)
      return [
        .shadow(.roundedRectangle(rect(4, 4, 8, 6), radius: 2 * scale), shadow),
        .pushClip(.roundedRectangle(rect(1, 1, 16, 12), radius: 3 * scale)),
        .fill(.path(.ellipse(in: rect(2, 3, 9, 7))), Color(red: 200, green: 20, blue: 7)),
        .stroke(
          .rectangle(rect(6, 5, 9, 9)), Stroke(width: 1.5 * scale, dash: [2 * scale, scale]),
          Color(gray: 60)), .pop,
      ]
    }
    let layered = draw(
      50, 40,
      [.pushLayer(Layer(opacity: opacity, transform: transform))] + scene(1, 0, 0) + [.pop])
    #expect(layered == draw(50, 40, scene(2, 3, 1)))
  }

  @Test func `a rotated group turns its rectangles`() {
    // A quarter turn clockwise about the origin takes (x, y) to (−y, x).
    let turn = AffineTransform.rotation(radians: .pi / 2).concatenating(.translation(x: 4, y: 0))
    let bar = Shape.rectangle(Rect(x: 0, y: 1, width: 3, height: 1))
    let picture = draw(
      4, 4, [.pushLayer(Layer(transform: turn)), .fill(bar, .black), .pop])
    #expect(picture.map == "..#.\n..#.\n..#.\n....")
  }

  @Test func `a faded group looks the same as its fades wherever its buffer ends`() {
    let shape = Shape.capsule(Rect(x: 3, y: 2, width: 20, height: 11))
    let alone = draw(30, 16, [.pushLayer(Layer(opacity: 0.4)), .fill(shape, .black), .pop])
    let direct = draw(30, 16, [.fill(shape, Color.black.opacity(0.4))])
    for (row, other) in zip(alone.alphaRows, direct.alphaRows) {
      #expect(zip(row, other).allSatisfy { abs($0 - $1) <= 1 })
    }
  }
}
