import Drawing
import Geometry
import Imaging
import Rasterization

/// Draws commands on a small canvas.
func draw(_ width: Int, _ height: Int, _ commands: [DrawCommand]) -> Bitmap {
  Rasterizer(faces: []).rasterize(
    DisplayList(widthInPixels: width, heightInPixels: height, commands: commands))
}

/// A white ground of the whole canvas.
func ground(_ width: Int, _ height: Int, _ color: Color = .white) -> DrawCommand {
  .fill(.rectangle(Rect(x: 0, y: 0, width: Double(width), height: Double(height))), color)
}

extension Bitmap {
  /// Alpha as rows of numbers: what a black shape on nothing covers.
  var alphaRows: [[Int]] {
    (0..<height).map { y in (0..<width).map { x in Int(self[x, y].alpha) } }
  }

  /// One character a pixel: «.» nothing, «#» full, digits for tenths of coverage between.
  var map: String {
    alphaRows.map { row in
      row.map { alpha in
        switch alpha {
        case 0: "."
        case 255: "#"
        default: String(alpha * 10 / 256)
        }
      }.joined()
    }.joined(separator: "\n")
  }

  /// The sum of all coverage, in whole pixels.
  var inkArea: Double {
    Double(alphaRows.joined().reduce(0, +)) / 255
  }
}
