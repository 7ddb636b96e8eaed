import Drawing
import Geometry
import Imaging
import Rasterization
import Testing

@Suite struct StrokeTests {
  private func line(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let place = Point(x: point.0, y: point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    return path
  }

  private func stroked(_ path: Path, _ stroke: Stroke, _ width: Int, _ height: Int) -> Bitmap {
    draw(width, height, [.stroke(path, stroke, .black)])
  }

  @Test func `a hairline on pixel centres fills one row, between pixels two halves`() {
    let centred = stroked(line((1, 1.5), (4, 1.5)), Stroke(width: 1), 5, 3)
    #expect(centred.map == ".....\n.###.\n.....")
    let between = stroked(line((1, 1), (4, 1)), Stroke(width: 1), 5, 2)
    #expect(between.alphaRows == [[0, 128, 128, 128, 0], [0, 128, 128, 128, 0]])
  }

  @Test(arguments: [(0.5, 128), (0.25, 64), (1.0, 255)])
  func `a thin line covers its width`(width: Double, coverage: Int) {
    let picture = stroked(line((0, 0.5), (3, 0.5)), Stroke(width: width), 3, 1)
    #expect(picture.alphaRows == [[coverage, coverage, coverage]])
  }

  @Test func `square caps add half a width, butt caps nothing, round caps half a disc`() {
    let path = line((4, 3), (8, 3))
    #expect(stroked(path, Stroke(width: 4, cap: .butt), 12, 6).inkArea == 16)
    #expect(stroked(path, Stroke(width: 4, cap: .square), 12, 6).inkArea == 32)
    // 16 + π · 2² = 28.57
    let round = stroked(path, Stroke(width: 4, cap: .round), 12, 6).inkArea
    #expect(abs(round - 28.57) < 0.2)
  }

  @Test func `joins fill the corner, round it or cut it`() {
    // A right angle of width 4 in a canvas: the outer corner is a square of 2 × 2.
    let corner = line((0, 4), (6, 4), (6, 10))
    func ink(_ join: Stroke.Join) -> Double {
      stroked(corner, Stroke(width: 4, join: join), 10, 10).inkArea
    }
    // Two arms of 6 × 4 that share 2 × 2: 44; plus 4, π, or half of 4.
    #expect(abs(ink(.miter) - 48) < 0.01)
    #expect(abs(ink(.round) - 47.14) < 0.1)
    #expect(abs(ink(.bevel) - 46) < 0.05)
  }

  @Test func `a closed contour has a join where it closes`() {
    let frame = stroked(.rectangle(Rect(x: 1, y: 1, width: 4, height: 3)), Stroke(width: 2), 6, 5)
    #expect(frame.map == "######\n######\n##..##\n######\n######")
  }

  @Test func `dashes and gaps have the lengths of the pattern`() {
    let path = line((0, 0.5), (12, 0.5))
    #expect(stroked(path, Stroke(width: 1, dash: [3, 2]), 12, 1).map == "###..###..##")
    #expect(
      stroked(path, Stroke(width: 1, dash: [3, 2], dashPhase: 1), 12, 1).map == "##..###..###")
    #expect(
      stroked(path, Stroke(width: 1, dash: [3, 2], dashPhase: -1), 12, 1).map == ".###..###..#")
    // An odd pattern is repeated: 2 on, 1 off, 3 on, 2 off, 1 on, 3 off.
    #expect(stroked(path, Stroke(width: 1, dash: [2, 1, 3]), 12, 1).map == "##.###..#...")
    #expect(stroked(path, Stroke(width: 1, dash: [0, 0]), 12, 1).map == "############")
  }

  @Test func `a pattern goes on around corners`() {
    let path = line((0, 0.5), (3.5, 0.5), (3.5, 4))
    // 3 along the top, the gap of 2 over the corner, then a dash down from y = 2.
    let picture = stroked(path, Stroke(width: 1, dash: [3, 2]), 4, 4)
    #expect(picture.map == "###.\n....\n...#\n...#")
  }

  @Test func `a closed contour joins its last dash to its first`() {
    // 16 pixels around; 6 on, 6 off: 6 on, 6 off, 4 on, which reaches the start again.
    let square = Path.rectangle(Rect(x: 0.5, y: 0.5, width: 4, height: 4))
    let picture = stroked(square, Stroke(width: 1, dash: [6, 6]), 5, 5)
    // The corner at the start is whole, as it is in a solid line.
    #expect(picture[0, 0].alpha == 255)
    #expect(picture[0, 4].alpha != 0 && picture[4, 4].alpha == 0)
  }

  @Test func `dashes of no length with round caps are dots`() {
    let picture = stroked(
      line((3, 3), (20, 3)), Stroke(width: 4, cap: .round, dash: [0, 8]), 24, 6)
    // Three dots at 3, 11 and 19, each π · 2² = 12.57.
    #expect(abs(picture.inkArea - 37.7) < 0.5)
    #expect(picture[7, 3].alpha == 0 && picture[15, 3].alpha == 0)
  }

  @Test func `dashes follow a curve by its length`() {
    // Half of a ring of radius 40 and width 4: π · 40 · 4 = 502.65.
    let quarter = 40 * Double.pi / 4
    let circle = Path.circle(center: Point(x: 50, y: 50), radius: 40)
    let picture = stroked(circle, Stroke(width: 4, dash: [quarter, quarter]), 100, 100)
    #expect(abs(picture.inkArea - 502.65) < 1)
  }

  @Test func `a point with round caps is a disc and with butt caps nothing`() {
    let dot = line((4, 4), (4, 4))
    let disc = stroked(dot, Stroke(width: 6, cap: .round), 8, 8).inkArea
    // π · 3² = 28.27
    #expect(abs(disc - 28.27) < 0.3)
    #expect(stroked(dot, Stroke(width: 6, cap: .butt), 8, 8).inkArea == 0)
  }

  @Test func `lines of any length are drawn where they pass`() {
    let far = line((-1e9, 1.5), (1e9, 1.5))
    #expect(stroked(far, Stroke(width: 1), 4, 3).map == "....\n####\n....")
    #expect(stroked(far, Stroke(width: 1, dash: [1, 1]), 4, 3).map == "....\n####\n....")
  }

  @Test func `a contour of more points than sixteen bits can count is stroked whole`() {
    // 20000 lines of a quarter pixel; the outline has two points and more for each.
    var path = Path()
    path.move(to: Point(x: 0, y: 1))
    for step in 1...20_000 { path.addLine(to: Point(x: Double(step) / 4, y: 1)) }
    let picture = stroked(path, Stroke(width: 2), 5002, 2)
    let expected = (0..<5002).map { $0 < 5000 ? 255 : 0 }
    #expect(picture.alphaRows == [expected, expected])
  }

  @Test func `strokes that cross are one area`() {
    var cross = line((0, 2), (4, 2))
    cross.append(line((2, 4), (2, 0)))
    let color = Color.black.opacity(0.4)
    let picture = draw(4, 4, [.stroke(cross, Stroke(width: 2), color)])
    #expect(picture.alphaRows[0] == [0, 102, 102, 0])
    #expect(picture.alphaRows[1] == [102, 102, 102, 102])
  }
}
