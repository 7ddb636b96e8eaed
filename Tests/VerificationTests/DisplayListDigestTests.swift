import Drawing
import Geometry
import Imaging
import Simulation
import Testing
import Typography
import Verification

@Suite(.enabled(if: Project.hasFonts, "the fonts are not installed"))
struct DisplayListDigestTests {
  private static let font = FontID(digest: "ab", weight: 400)

  private static func commands(_ change: (inout [DrawCommand]) -> Void = { _ in }) -> [DrawCommand]
  {
    let rect = Shape.roundedRectangle(Rect(x: 1, y: 2, width: 3, height: 4), radius: 1)
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(x: 1, y: 1))
    var commands: [DrawCommand] = [
      .fill(rect, .black),
      .stroke(path, Stroke(width: 1, dash: [2]), .black),
      .glyphs(
        GlyphRun(font: font, size: 17, glyphs: [.init(id: GlyphID(5), origin: .zero)]), .black),
      .shadow(rect, Shadow(color: .black, offset: .zero, sigma: 2)),
      .backdrop(rect, Backdrop(sigma: 3, saturation: 1.8)),
      .pushLayer(Layer(opacity: 0.5)), .pop,
    ]
    change(&commands)
    return commands
  }

  private func digest(_ commands: [DrawCommand], width: Int = 8) throws -> String {
    let resources = try Project.resources()
    let mark = RasterizerMark(
      try FrameRenderer(resources), faces: resources.faces, version: "test")
    let list = DisplayList(widthInPixels: width, heightInPixels: 8, commands: commands)
    return DisplayListDigest(list, rasterizer: mark).description
  }

  @Test func `Equal lists have one digest, also from another renderer`() throws {
    #expect(try digest(Self.commands()) == digest(Self.commands()))
  }

  @Test func `The smallest change of any value gives another digest`() throws {
    let tiny = 1.0.nextUp
    let rect = Shape.roundedRectangle(Rect(x: tiny, y: 2, width: 3, height: 4), radius: 1)
    let run = GlyphRun(
      font: Self.font, size: 17, glyphs: [.init(id: GlyphID(6), origin: .zero)])
    let changes: [(inout [DrawCommand]) -> Void] = [
      { $0[0] = .fill(rect, .black) },
      { $0[0] = .fill(.rectangle(.zero), .black) },
      { $0[0] = .fill(.rectangle(.zero), Color(red: 1, green: 0, blue: 0)) },
      { $0[0] = .fill(.rectangle(.zero), Color(red: 0, green: 0, blue: 0, alpha: 0.9999)) },
      { $0[1] = .stroke(Path(), Stroke(width: 1, dash: [2]), .black) },
      { $0[1] = .stroke(Path(), Stroke(width: 1, cap: .round, dash: [2]), .black) },
      { $0[1] = .stroke(Path(), Stroke(width: 1, dash: [2, 1]), .black) },
      { $0[2] = .glyphs(run, .black) },
      { $0[3] = .shadow(rect, Shadow(color: .black, offset: .zero, sigma: 2)) },
      { $0[4] = .backdrop(rect, Backdrop(sigma: 3, saturation: 1.8)) },
      { $0[5] = .pushLayer(Layer(opacity: 0.5, transform: .translation(x: 1, y: 0))) },
      { $0.swapAt(0, 1) },
      { $0.removeLast(2) },
    ]
    var digests = [try digest(Self.commands()), try digest(Self.commands(), width: 9)]
    for change in changes { digests.append(try digest(Self.commands(change))) }
    #expect(Set(digests).count == digests.count)
  }
}
