import Drawing
import Geometry
import Imaging
import Rasterization
import Testing

@Suite struct ShapeTests {
  @Test func `a rectangle on pixel edges fills whole pixels and nothing else`() {
    let picture = draw(
      6, 4, [.fill(.rectangle(Rect(x: 1, y: 1, width: 4, height: 2)), .black)])
    #expect(
      picture.map == """
        ......
        .####.
        .####.
        ......
        """)
  }

  @Test func `coverage is the exact area: a half is 128, a quarter 64, an eighth 32`() {
    // 256 parts a pixel: ½ · 256, ¼ · 256, ⅛ · 256; a full pixel is cut down to 255.
    let picture = draw(
      4, 3, [.fill(.rectangle(Rect(left: 0.5, top: 0.5, right: 2.25, bottom: 2)), .black)])
    #expect(picture.alphaRows == [[64, 128, 32, 0], [128, 255, 64, 0], [0, 0, 0, 0]])
  }

  @Test func `the direction of a contour does not change its coverage`() {
    var forwards = Path()
    forwards.move(to: Point(x: 0.5, y: 0))
    forwards.addLine(to: Point(x: 1.5, y: 0))
    forwards.addLine(to: Point(x: 1.5, y: 1))
    forwards.addLine(to: Point(x: 0.5, y: 1))
    forwards.close()
    var backwards = Path()
    backwards.move(to: Point(x: 0.5, y: 0))
    backwards.addLine(to: Point(x: 0.5, y: 1))
    backwards.addLine(to: Point(x: 1.5, y: 1))
    backwards.addLine(to: Point(x: 1.5, y: 0))
    backwards.close()
    for path in [forwards, backwards] {
      #expect(draw(2, 1, [.fill(.path(path), .black)]).alphaRows == [[128, 128]])
    }
  }

  @Test func `a diagonal covers half of the pixels it cuts`() {
    var triangle = Path()
    triangle.move(to: Point(x: 0, y: 0))
    triangle.addLine(to: Point(x: 3, y: 3))
    triangle.addLine(to: Point(x: 0, y: 3))
    let picture = draw(3, 3, [.fill(.path(triangle), .black)])
    #expect(picture.alphaRows == [[128, 0, 0], [255, 128, 0], [255, 255, 128]])
  }

  @Test func `overlapping contours of one direction are one area`() {
    var path = Path.rectangle(Rect(x: 0, y: 0, width: 2, height: 1))
    path.append(.rectangle(Rect(x: 1, y: 0, width: 2, height: 1)))
    #expect(draw(4, 1, [.fill(.path(path), .black)]).map == "###.")
  }

  @Test func `a contour of the other direction cuts a hole`() {
    var path = Path.rectangle(Rect(x: 0, y: 0, width: 4, height: 1))
    path.move(to: Point(x: 1, y: 0))
    path.addLine(to: Point(x: 1, y: 1))
    path.addLine(to: Point(x: 3, y: 1))
    path.addLine(to: Point(x: 3, y: 0))
    path.close()
    #expect(draw(4, 1, [.fill(.path(path), .black)]).map == "#..#")
  }

  @Test func `a circle has the area of a circle and four mirrored quarters`() {
    let picture = draw(
      24, 24, [.fill(.capsule(Rect(x: 2, y: 2, width: 20, height: 20)), .black)])
    // π · 10² = 314.16
    #expect(abs(picture.inkArea - 314.16) < 0.5)
    let rows = picture.alphaRows
    for (top, bottom) in zip(rows, rows.reversed()) {
      #expect(zip(top, bottom).allSatisfy { abs($0 - $1) <= 1 })
      #expect(zip(top, top.reversed()).allSatisfy { abs($0 - $1) <= 1 })
    }
  }

  @Test(arguments: [
    Shape.path(Path()),
    Shape.rectangle(.zero),
    Shape.rectangle(Rect(x: 1, y: 1, width: 0, height: 3)),
    Shape.rectangle(Rect(x: -20, y: 1, width: 10, height: 3)),
    Shape.capsule(Rect(x: 1, y: 300, width: 10, height: 3)),
    Shape.rectangle(Rect(x: .nan, y: 0, width: 4, height: 4)),
    Shape.path(.circle(center: Point(x: .infinity, y: 0), radius: 4)),
  ])
  func `empty, distant and undefined shapes draw nothing`(shape: Shape) {
    let stroke = Stroke(width: 1)
    let commands: [DrawCommand] = [
      .fill(shape, .black), .pushClip(shape), ground(4, 4, .black), .pop,
      .backdrop(shape, Backdrop(sigma: 2, saturation: 2)),
      .stroke(.rectangle(Rect(x: 50, y: 50, width: 4, height: 4)), stroke, .black),
    ]
    #expect(draw(4, 4, commands) == Bitmap(width: 4, height: 4))
  }

  @Test(arguments: [1e3, 1e5, 1e7, 1e12])
  func `the edge of a shape of any size stands where it should`(size: Double) {
    // Covers everything left of 1.5 and below 1.
    let rect = Rect(left: 1.5 - size, top: 1, right: 1.5, bottom: 1 + size)
    let expected = [[0, 0, 0], [255, 128, 0], [255, 128, 0]]
    #expect(draw(3, 3, [.fill(.path(.rectangle(rect)), .black)]).alphaRows == expected)
  }

  @Test func `a path of more points than sixteen bits can count is filled whole`() {
    // A comb of 20000 teeth, 60000 points; its teeth are thinner than a pixel and meet in a bar.
    var path = Path()
    path.move(to: Point(x: 0, y: 2))
    for tooth in 0..<20_000 {
      let x = Double(tooth) / 2000
      path.addLine(to: Point(x: x, y: 1))
      path.addLine(to: Point(x: x, y: 0.5))
      path.addLine(to: Point(x: x, y: 1))
    }
    path.addLine(to: Point(x: 10, y: 1))
    path.addLine(to: Point(x: 10, y: 2))
    path.close()
    let picture = draw(10, 3, [.fill(.path(path), .black)])
    #expect(picture.map == "..........\n##########\n..........")
  }

  @Test func `many contours together draw what they draw alone`() {
    // 9000 squares of four points on a grid of pixels, in a canvas of 300×60.
    var path = Path()
    for index in 0..<9000 {
      let corner = Point(x: Double(index % 150 * 2), y: Double(index / 150))
      path.append(.rectangle(Rect(origin: corner, size: Size(width: 1, height: 1))))
    }
    let rows = draw(300, 60, [.fill(.path(path), .black)]).alphaRows
    let expected = (0..<300).map { $0 % 2 == 0 ? 255 : 0 }
    #expect(rows.allSatisfy { $0 == expected })
  }
}
