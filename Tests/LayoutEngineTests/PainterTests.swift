import DesignTokens
import Drawing
import Geometry
import Imaging
import LayoutEngine
import Testing
import Typography
import ViewTree

@Suite(.enabled(if: TestScreen.hasFonts, "no fonts: run 'make setup'"))
struct PainterTests {
  /// The lines of the display list of a view at the top and leading edges of a screen of 100 by 100
  /// points, below that of the canvas.
  private func commands(
    _ view: some View, scale: Double = 2, direction: LayoutDirection = .leftToRight
  ) throws -> String {
    let screen = try TestScreen(scale: scale, direction: direction)
    let text = Painter.paint(try screen.layOut(view), tokens: screen.tokens).description
    let canvas = "canvas \(Int(100 * scale))×\(Int(100 * scale))\n"
    #expect(text.hasPrefix(canvas))
    return String(text.dropFirst(canvas.count))
  }

  @Test func `an empty tree draws nothing`() throws {
    #expect(try commands(Area()) == "")
  }

  @Test func `fills follow the corners, in pixels`() throws {
    let column = VStack(.leading) {
      box("a", 10, 5).background(.white)
      box("b", 10, 6).background(.black, corners: .capsule)
      box("c", 10, 20).background(.black, corners: .rounded(4))
      box("d", 10, 20).background(.black, corners: .rounded(26))
    }
    #expect(
      try commands(column) == """
        fill rect 0,0 20×10 #FFFFFF
        fill rect 0,10 20×12 radius 6 #000000
        fill rect 0,22 20×40 radius 8 #000000
        fill rect 0,62 20×40 radius 10 #000000

        """)
  }

  @Test func `a border lies inside of the frame, along the middle of its width`() throws {
    let view = box("a", 10, 5).border(.black, width: .hairline)
    #expect(
      try commands(view) == """
        stroke width 1 cap butt join miter #000000 path \
        M0.5,0.5 L19.5,0.5 L19.5,9.5 L0.5,9.5 Z

        """)
    #expect(
      try commands(box("a", 10, 5).border(.black, width: .points(1))) == """
        stroke width 2 cap butt join miter #000000 path M1,1 L19,1 L19,9 L1,9 Z

        """)
  }

  @Test func `groups for opacity, scale and clipping enclose a node and all that is in it`() throws
  {
    let inner = box("a", 10, 10).background(.black)
    let view = HStack { inner }.node.background(.white).clipped().opacity(0.5).scale(0.5)
    #expect(
      try commands(view) == """
        layer opacity 0.5 transform 0.5,0,0,0.5,5,5
          fill rect 0,0 20×20 #FFFFFF
          clip rect 0,0 20×20
            fill rect 0,0 20×20 #000000
          pop
        pop

        """)
    #expect(try commands(inner.opacity(0)) == "")
  }

  @Test func `shadow, fill, backgrounds, content, overlays and border come in this order`() throws {
    let view = HStack { box("in", 10, 10).background(.color(Color(gray: 3))) }.node
      .background(.color(Color(gray: 1)))
      .background(.center, box("back", 10, 10).background(.color(Color(gray: 2))))
      .overlay(.center, box("over", 10, 10).background(.color(Color(gray: 4))))
      .border(.color(Color(gray: 5)), width: .hairline)
      .shadow(ShadowStyle(.black, sigma: 3, offsetY: 2))
    #expect(
      try commands(view) == """
        shadow rect 0,0 20×20 offset 0,4 sigma 6 #000000
        fill rect 0,0 20×20 #010101
        fill rect 0,0 20×20 #020202
        fill rect 0,0 20×20 #030303
        fill rect 0,0 20×20 #040404
        stroke width 1 cap butt join miter #050505 path M0.5,0.5 L19.5,0.5 L19.5,19.5 L0.5,19.5 Z

        """)
  }

  @Test func `a line runs along the longer side, dashes are in pixels`() throws {
    let figure = FigureView(.line(.init(.black, width: 2, dash: [2, 6]))).node
    #expect(
      try commands(figure.frame(width: .fixed(2), height: .fixed(20))) == """
        stroke width 4 cap round join miter dash 4,12 phase 0 #000000 path M2,2 L2,38

        """)
    let solid = FigureView(.line(.init(.black, width: 1))).node
    #expect(
      try commands(solid.frame(width: .fixed(20), height: .fixed(1))) == """
        stroke width 2 cap butt join miter #000000 path M0,1 L40,1

        """)
  }

  @Test func `a dashed line begins and ends with a whole dash, its round ends in the frame`() throws
  {
    let figure = FigureView(.line(.init(.black, width: 2, dash: [2, 6]))).node
    // 23 points without the round ends of 1: 21 = 2 + 19; 19 / 8 gives two gaps of 19 / 2 - 2 points.
    #expect(
      try commands(figure.frame(width: .fixed(2), height: .fixed(23))) == """
        stroke width 4 cap round join miter dash 4,15 phase 0 #000000 path M2,2 L2,44

        """)
    // Too short for two dashes.
    #expect(
      try commands(figure.frame(width: .fixed(2), height: .fixed(6))) == """
        stroke width 4 cap round join miter #000000 path M2,2 L2,10

        """)
  }

  @Test(arguments: ["ب", "ر", "م", "ش"])
  func `a letter centred by its ink has it in the middle of its disc`(_ letter: String) throws {
    let disc = ZStack { Text(letter, .title2).centeredByInk() }.node
      .frame(width: .fixed(60), height: .fixed(60))
    let screen = try TestScreen(scale: 2, direction: .rightToLeft)
    let list = Painter.paint(try screen.layOut(disc), tokens: screen.tokens)
    var points: [Point] = []
    for case .glyphs(let run, _) in list.commands {
      let face = try #require(screen.faces.first { $0.id == run.font })
      let factor = run.size / Double(face.unitsPerEm)
      for glyph in run.glyphs {
        for element in face.outline(of: glyph.id).elements {
          let end: Point
          switch element {
          case .move(let point), .line(let point): end = point
          case .quadratic(_, let point), .cubic(_, _, let point): end = point
          case .close: continue
          }
          points.append(
            Point(x: glyph.origin.x + end.x * factor, y: glyph.origin.y - end.y * factor))
        }
      }
    }
    let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
    // The disc stands at the right edge of 200 pixels, and is 120 wide and high.
    #expect(abs((left + right) / 2 - 140) < 1.5)
    #expect(abs((top + bottom) / 2 - 60) < 1.5)
  }

  @Test func `a quarter of a ring runs clockwise from the top in both directions`() throws {
    let ring = FigureView(.ring(paint: .black, width: 2, fraction: 0.25)).node
      .frame(width: .fixed(20), height: .fixed(20))
    // Radius 10 - 1 points; the control points of a quarter are 0.5523 of it along the tangents.
    #expect(
      try commands(ring, scale: 1) == """
        stroke width 2 cap round join miter #000000 path \
        M10,1 C14.9706,1 19,5.0294 19,10

        """)
    #expect(
      try commands(ring, scale: 1, direction: .rightToLeft) == """
        stroke width 2 cap round join miter #000000 path \
        M90,1 C94.9706,1 99,5.0294 99,10

        """)
  }

  @Test func `nothing of a ring is nothing`() throws {
    let ring = FigureView(.ring(paint: .black, width: 2, fraction: 0)).node
      .frame(width: .fixed(20), height: .fixed(20))
    #expect(try commands(ring) == "")
  }

  @Test func `a symbol is scaled to its size, and mirrored only where it points`() throws {
    var path = Path()
    path.move(to: Point(x: 6, y: 12))
    path.addLine(to: Point(x: 18, y: 24))
    for mirrors in [true, false] {
      let symbol = Symbol("arrow", mirrors: mirrors, [.init(path, .stroke(width: 2))])
      let icon = Icon(symbol, size: 12, .black)
      let plain = "stroke width 2 cap round join round #000000 path "
      #expect(try commands(icon) == plain + "M6,12 L18,24\n")
      let turned = mirrors ? "M194,12 L182,24\n" : "M182,12 L194,24\n"
      #expect(try commands(icon, direction: .rightToLeft) == plain + turned)
    }
  }

  @Test func `a text is one command a run, its glyphs on the raster`() throws {
    let screen = try TestScreen(scale: 2)
    let tree = try screen.layOut(Text("۰").foreground(.black).padding(leading: 10).named("p"))
    let list = Painter.paint(tree, tokens: screen.tokens)
    let paragraph = try #require(tree.nodes.compactMap(\.paragraph).first)
    let run = try #require(paragraph.lines[0].runs.first)
    let glyph = try #require(run.glyphs.first)
    // 26 pixels of room for 25.171875: the right-aligned line starts 0.828 pixels in, which the
    // raster of quarters takes to 0.75. Size 34: baseline as in a browser at 17 / 1.75.
    #expect(
      list.description == """
        canvas 200×200
        glyphs \(run.font.digest.prefix(8))/400 size 34 #000000 \
        \(glyph.id.rawValue)@20,\(Int(paragraph.lines[0].baseline))

        """)
  }

  /// Source: platform figures section 6 (cover .87, ring of a point at .37 white, shadow).
  @Test func `glass casts its shadow, blurs and bends, covers, and lights its own outline`() throws
  {
    let lines = try commands(box("a", 20, 10).glass(Glass(.glass), corners: .rounded(2)))
      .split(separator: "\n").map(String.init)
    let shape = "rect 0,0 40×20 radius 4"
    #expect(lines[0] == "shadow \(shape) offset 0,5 sigma 14 #0000001A")
    #expect(lines[1] == "backdrop \(shape) sigma 6 saturation 1 lens 28 shift 18")
    // 0.87 · 255 = 221.85.
    #expect(lines[2] == "fill \(shape) #F8F8F8DE")
    // 0.37 · 255 = 94.35; a point wide, so the line runs one of two pixels further in.
    #expect(
      lines[3].hasPrefix("stroke width 2 cap butt join miter #FFFFFF5E path M4,1 L36,1 "))
    #expect(lines[4] == "clip \(shape)")
    #expect(lines[5].hasPrefix("  fill path ") && lines[5].hasSuffix(" #FFFFFFBF"))
    #expect(lines[6] == "pop")
    // Half a pixel outside: a radius of 4.5, so the straight upper edge starts at x = 4.
    #expect(
      lines[7].hasPrefix("stroke width 1 cap butt join miter #0000000A path M4,-0.5 L36,-0.5 "))
    #expect(lines.count == 8)
  }

  @Test func `opaque glass is one colour on its shadow`() throws {
    let pane = box("a", 20, 10).glass(Glass(.thick, form: .opaque), corners: .square)
    #expect(
      try commands(pane) == """
        shadow rect 0,0 40×20 offset 0,5 sigma 14 #0000001A
        fill rect 0,0 40×20 #F9F9F9

        """)
  }
}
