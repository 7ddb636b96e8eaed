import Drawing
import Geometry
import Imaging
import Rasterization
import Testing

@Suite struct GlassTests {
  private let pane = Shape.roundedRectangle(
    Rect(x: 20, y: 20, width: 120, height: 60), radius: 30)
  /// Black to the left of x = 80, white to the right of it.
  private let halves: [DrawCommand] = [
    ground(160, 100), .fill(.rectangle(Rect(x: 0, y: 0, width: 80, height: 100)), .black),
  ]
  private let glass = Backdrop(sigma: 20, saturation: 1.8)

  private func largestStep(_ a: Bitmap, _ b: Bitmap) -> Int {
    var result = 0
    for y in 0..<a.height {
      for x in 0..<a.width {
        let (old, new) = (a[x, y], b[x, y])
        for (one, other) in [(old.red, new.red), (old.green, new.green), (old.blue, new.blue)] {
          result = max(result, abs(Int(one) - Int(other)))
        }
      }
    }
    return result
  }

  /// A difference of 0.002 in opacity moves no channel by more than 0.002 · 255 and one rounding.
  @Test func `glass that starts to fade looks as it did, whatever group it fades in`() {
    func picture(_ opacity: Double) -> Bitmap {
      draw(
        160, 100,
        halves + [
          .pushLayer(Layer(opacity: opacity)), .backdrop(pane, glass),
          .fill(pane, Color(gray: 255, alpha: 0.5)), .pop,
        ])
    }
    #expect(largestStep(picture(1), picture(0.997)) <= 2)
    #expect(picture(0) == draw(160, 100, halves))
  }

  @Test func `half faded glass lies half way between its ground and itself`() {
    let full = draw(160, 100, halves + [.backdrop(pane, glass)])
    let half = draw(
      160, 100, halves + [.pushLayer(Layer(opacity: 0.5)), .backdrop(pane, glass), .pop])
    // Left of the middle of the pane: black ground, blurred to a grey.
    let grey = Double(full[70, 50].red)
    #expect(grey > 60)
    #expect((Double(half[70, 50].red) - grey * 128 / 255).magnitude <= 1)
  }

  @Test func `faded glass in a clip sees beyond the clip`() {
    let clip = Shape.rectangle(Rect(x: 80, y: 0, width: 80, height: 100))
    func picture(_ opacity: Double) -> Bitmap {
      draw(
        160, 100,
        halves + [
          .pushClip(clip), .pushLayer(Layer(opacity: opacity)), .backdrop(pane, glass), .pop, .pop,
        ])
    }
    #expect(largestStep(picture(1), picture(0.997)) <= 2)
  }

  /// A line four pixels left of the pane's right edge. A lens of width 20 and shift 8 looks up the
  /// pixel at depth d at depth d + 8 · (1 − d / 20)²: depth 0.5 at 8.1, depth 10.5 at 12.3.
  @Test func `within the rim what lies behind is looked up further inside`() {
    let line = Rect(x: 128, y: 0, width: 4, height: 100)
    let scene = [ground(160, 100), .fill(.rectangle(line), .black)]
    let lens = Lens(width: 20, shift: 8)
    let bent = draw(
      160, 100, scene + [.backdrop(pane, Backdrop(sigma: 0, saturation: 1, lens: lens))])
    // Depth of the line's pixels: 8 to 12. On the axis (y = 50) the normal is horizontal.
    func shown(_ x: Int) -> Int {
      let depth = 140 - (Double(x) + 0.5)
      let rest = 1 - depth / 20
      let source = depth + (depth < 20 ? 8 * rest * rest : 0)
      return source > 8.6 && source < 11.4 ? 0 : source < 7.4 || source > 12.6 ? 255 : -1
    }
    for x in 100..<140 where shown(x) >= 0 {
      #expect(Int(bent[x, 50].red) == shown(x), "column \(x)")
    }
    // Flat where the pane is deep, and untouched outside.
    #expect(bent[150, 50].red == 255 && bent[60, 50].red == 255)
  }

  @Test func `a lens draws the mirror image of what it draws mirrored`() {
    let lens = Backdrop(sigma: 6, saturation: 1, lens: Lens(width: 20, shift: 8))
    let left = Rect(x: 26, y: 10, width: 16, height: 30)
    let right = Rect(x: 118, y: 10, width: 16, height: 30)
    let one = draw(
      160, 100, [ground(160, 100), .fill(.rectangle(left), .black), .backdrop(pane, lens)])
    let other = draw(
      160, 100, [ground(160, 100), .fill(.rectangle(right), .black), .backdrop(pane, lens)])
    var largest = 0
    for y in 0..<100 {
      for x in 0..<160 {
        largest = max(largest, abs(Int(one[x, y].red) - Int(other[159 - x, y].red)))
      }
    }
    // Even boxes of the blur lean to one side by half a cell at most.
    #expect(largest <= 2)
  }
}
