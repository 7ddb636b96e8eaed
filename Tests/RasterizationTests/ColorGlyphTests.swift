import Drawing
import FileSystem
import Geometry
import Imaging
import Rasterization
import Testing
import Typography

private let emojiFile = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

@Suite(.enabled(if: Files.exists(emojiFile), "no fonts-noto-color-emoji: skipped"))
struct ColorGlyphTests {
  private let face: FontFace

  init() throws {
    face = try FontFace(contents: try Files.read(emojiFile), path: emojiFile, weight: 400)
  }

  private func draw(size: Double, x: Double = 4, alpha: Double = 1) throws -> Bitmap {
    let id = try #require(face.glyph(for: "😀"))
    let run = GlyphRun(
      font: face.id, size: size, glyphs: [.init(id: id, origin: Point(x: x, y: size + 4))])
    let side = Int(size * 1.3) + 16
    let list = DisplayList(
      widthInPixels: side, heightInPixels: side,
      commands: [.glyphs(run, Color(gray: 0, alpha: alpha))])
    return Rasterizer(faces: [face]).rasterize(list)
  }

  private func ink(_ bitmap: Bitmap) -> (mass: Double, redder: Bool) {
    var (red, blue, alpha) = (0.0, 0.0, 0.0)
    for index in stride(from: 0, to: bitmap.pixels.count, by: 4) {
      red += Double(bitmap.pixels[index])
      blue += Double(bitmap.pixels[index + 2])
      alpha += Double(bitmap.pixels[index + 3])
    }
    return (alpha / 255, red > 2 * blue)
  }

  @Test func `at the strike's own size the picture is copied as it is`() throws {
    let id = try #require(face.glyph(for: "😀"))
    let picture = try #require(face.colorGlyph(id))
    let bitmap = try draw(size: 109)
    let (left, top) = (4 + picture.left, 113 - picture.top)
    for (x, y) in [(20, 64), (68, 20), (68, 64), (100, 100)] {
      let at = (y * picture.width + x) * 4
      let pixel = bitmap[left + x, top + y]
      #expect(
        [pixel.red, pixel.green, pixel.blue, pixel.alpha] == Array(picture.pixels[at..<at + 4]))
    }
  }

  /// A disc's area goes with the square of its size.
  @Test(arguments: [17.0, 34, 51, 60.25, 218])
  func `at every size the picture has its colours and its area`(size: Double) throws {
    let whole = ink(try draw(size: 109))
    let scaled = ink(try draw(size: size))
    let expected = whole.mass * size * size / (109 * 109)
    #expect(abs(scaled.mass / expected - 1) < 0.02)
    #expect(scaled.redder)
  }

  @Test func `the text's opacity is the picture's, its colour is not`() throws {
    let whole = ink(try draw(size: 51))
    let half = ink(try draw(size: 51, alpha: 0.5))
    #expect(abs(half.mass / whole.mass - 0.5) < 0.01)
    #expect(half.redder)
  }

  @Test func `the same glyph is the same bytes from any rasterizer`() throws {
    #expect(try draw(size: 51, x: 4.25) == draw(size: 51, x: 4.25))
    #expect(try draw(size: 51, x: 4.25) != draw(size: 51, x: 4.5))
  }
}
