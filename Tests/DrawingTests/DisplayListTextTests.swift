import Drawing
import Geometry
import Imaging
import Testing
import Typography

@Suite struct DisplayListTextTests {
  @Test func `every command is one line, groups are indented`() {
    let card = Rect(x: 12, y: 20.5, width: 300, height: 44)
    var mark = Path()
    mark.move(to: Point(x: 1, y: 2))
    mark.addLine(to: Point(x: 3, y: -4))
    mark.addQuadratic(control: Point(x: 5, y: 6), to: Point(x: 7, y: 8))
    mark.addCubic(
      control1: Point(x: 1, y: 1), control2: Point(x: 2, y: 2), to: Point(x: 3, y: 3))
    mark.close()
    let font = FontID(digest: "0123456789abcdef", weight: 600)
    let run = GlyphRun(
      font: font, size: 51,
      glyphs: [
        GlyphRun.Glyph(id: GlyphID(7), origin: Point(x: 10.25, y: 60)),
        GlyphRun.Glyph(id: GlyphID(42), origin: Point(x: 31, y: 60)),
      ])
    let list = DisplayList(
      widthInPixels: 390, heightInPixels: 844,
      commands: [
        .fill(.rectangle(card), .white),
        .pushClip(.roundedRectangle(card, radius: 16)),
        .pushLayer(Layer(opacity: 0.5, transform: .translation(x: 0, y: -3))),
        .stroke(
          mark, Stroke(width: 1.5, cap: .round, join: .bevel, dash: [4, 2], dashPhase: 1), .black),
        .pop,
        .glyphs(run, Color(red: 0x1C, green: 0x20, blue: 0x24, alpha: 0.4)),
        .pop,
        .shadow(
          .path(mark), Shadow(color: .black, offset: Point(x: 0, y: 2), sigma: 1.0 / 3)),
        .backdrop(.rectangle(card), Backdrop(sigma: 30, saturation: 1.8)),
        .pushLayer(Layer(transform: .scale(x: 2, y: 2))), .pop,
        .fill(.path(Path()), .clear),
      ])
    #expect(
      list.description == """
        canvas 390×844
        fill rect 12,20.5 300×44 #FFFFFF
        clip rect 12,20.5 300×44 radius 16
          layer opacity 0.5 move 0,-3
            stroke width 1.5 cap round join bevel dash 4,2 phase 1 #000000 path \
        M1,2 L3,-4 Q5,6 7,8 C1,1 2,2 3,3 Z
          pop
          glyphs 01234567/600 size 51 #1C202466 7@10.25,60 42@31,60
        pop
        shadow path M1,2 L3,-4 Q5,6 7,8 C1,1 2,2 3,3 Z offset 0,2 sigma 0.3333 #000000
        backdrop rect 12,20.5 300×44 sigma 30 saturation 1.8
        layer opacity 1 transform 2,0,0,2,0,0
        pop
        fill path empty #00000000

        """)
  }

  @Test(arguments: [
    (0.1 + 0.2, "0.3"), (-0.00001, "0"), (-1.05, "-1.05"), (1.00005, "1.0001"), (12, "12"),
    (0.0625, "0.0625"),
  ])
  func `numbers have at most four decimals and no trailing zeros`(value: Double, text: String) {
    let command = DrawCommand.backdrop(
      .rectangle(.zero), Backdrop(sigma: value, saturation: 1))
    #expect(command.description == "backdrop rect 0,0 0×0 sigma \(text) saturation 1")
  }
}
