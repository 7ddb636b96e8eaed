import Drawing
import Geometry
import Imaging
import Rasterization
import Testing

@Suite struct EdgeFadeTests {
  /// White with black stripes 4 wide, and a fade to white over the lower 60 rows, full in the last 20.
  private func stripes(cover: Double) -> Bitmap {
    let bars = stride(from: 0.0, to: 120, by: 8).map {
      DrawCommand.fill(.rectangle(Rect(x: $0, y: 0, width: 4, height: 120)), .black)
    }
    let fade = EdgeFade(
      edge: .bottom, sigma: 12, color: Color(gray: 255, alpha: cover), depth: 20)
    return draw(
      120, 120,
      [ground(120, 120)] + bars + [.edgeFade(Rect(x: 0, y: 60, width: 120, height: 60), fade)])
  }

  private func contrast(_ picture: Bitmap, row: Int) -> Int {
    let values = (40..<80).map { Int(picture[$0, row].red) }
    return (values.max() ?? 0) - (values.min() ?? 0)
  }

  @Test func `nothing sharp is left at the edge, and nothing has changed beyond the other`() {
    let picture = stripes(cover: 0)
    #expect(contrast(picture, row: 59) == 255)
    #expect(contrast(picture, row: 61) > 240)
    // A blur of sigma 12 takes a wave of 8 to exp(-2π²·144/64), nothing.
    for row in 100..<120 { #expect(contrast(picture, row: row) <= 2, "row \(row)") }
  }

  @Test func `the effect grows from row to row without a step`() {
    let picture = stripes(cover: 0.9)
    for row in 60..<119 {
      #expect(contrast(picture, row: row + 1) <= contrast(picture, row: row) + 2)
      // 255 · 1.5 / 40 rows is the steepest slope of a smooth step, doubled by the two blurs.
      #expect(contrast(picture, row: row) - contrast(picture, row: row + 1) <= 40)
    }
    // Half black, half white is 127; nine tenths white over it: 242.
    #expect((Int(picture[60, 110].red) - 242).magnitude <= 2)
  }

  @Test func `a fade that is drawn in a fading group fades with it`() {
    let fade = EdgeFade(edge: .top, sigma: 6, color: Color(gray: 255, alpha: 0.9), depth: 10)
    let scene = [
      ground(40, 40), DrawCommand.fill(.rectangle(Rect(x: 8, y: 0, width: 8, height: 40)), .black),
    ]
    let area = Rect(x: 0, y: 0, width: 40, height: 30)
    let full = draw(40, 40, scene + [.edgeFade(area, fade)])
    let group = draw(
      40, 40, scene + [.pushLayer(Layer(opacity: 0.997)), .edgeFade(area, fade), .pop])
    for y in 0..<40 {
      for x in 0..<40 {
        #expect(abs(Int(full[x, y].red) - Int(group[x, y].red)) <= 2)
      }
    }
  }

  /// A screen that moves over another, or over nothing yet.
  @Test func `what lies beside the rectangle does not bleed into it`() {
    let own = Rect(x: 20, y: 0, width: 40, height: 40)
    let fade = DrawCommand.edgeFade(
      Rect(x: 20, y: 10, width: 40, height: 30),
      EdgeFade(edge: .bottom, sigma: 8, color: Color(gray: 255, alpha: 0.5), depth: 15))
    for beside in [[], [ground(80, 40, .black)]] {
      let picture = draw(
        80, 40, beside + [.pushClip(.rectangle(own)), .fill(.rectangle(own), .white), fade, .pop])
      for y in 0..<40 {
        for x in 20..<60 { #expect(picture[x, y] == Pixel(red: 255, green: 255, blue: 255)) }
      }
    }
  }
}
