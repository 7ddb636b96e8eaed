import Drawing
import Geometry
import Imaging
import Rasterization
import Testing

/// The inner loops that take several pixels at a time, against the plain form of each.
@Suite struct KernelTests {
  private static let widths = 0...70

  /// Bytes with runs of nothing and of everything, as the edges of shapes have them.
  private func bytes(_ count: Int, _ random: inout SplitMix64) -> [UInt8] {
    (0..<count).map { _ in
      switch random.next() % 4 {
      case 0: 0
      case 1: 255
      default: UInt8(random.next() % 256)
      }
    }
  }

  private func mixed(_ old: UInt8, _ new: UInt8, _ share: Int) -> UInt8 {
    UInt8((Int(new) * share + Int(old) * (255 - share) + 127) / 255)
  }

  @Test(arguments: widths)
  func `a paint with a coverage for each pixel`(width: Int) {
    var random = SplitMix64(seed: UInt64(width))
    for alpha in [255, 254, 128, 1, 0] {
      let color = Color(red: 3, green: 200, blue: 255, alpha: Double(alpha) / 255)
      let (coverages, old) = (bytes(width, &random), bytes(width * 4, &random))
      var pixels = old
      pixels.withUnsafeMutableBufferPointer { pixels in
        guard let pixels = pixels.baseAddress else { return }
        Blending.blend(Paint(color), coverages: coverages, over: pixels, count: width)
      }
      let channels = [3, 200, 255, 255]
      for index in 0..<(width * 4) {
        let weight = alpha * Int(coverages[index / 4])
        let sum = channels[index % 4] * weight + Int(old[index]) * (65025 - weight)
        #expect(Int(pixels[index]) == (sum + 32512) / 65025)
      }
    }
  }

  @Test(arguments: widths)
  func `a row that moves towards another`(width: Int) {
    var random = SplitMix64(seed: UInt64(100 + width))
    for opacity in [255, 254, 77, 0] {
      let (old, new) = (bytes(width * 4, &random), bytes(width * 4, &random))
      let coverages = bytes(width, &random)
      for given in [coverages, nil] {
        var pixels = old
        pixels.withUnsafeMutableBufferPointer { pixels in
          guard let pixels = pixels.baseAddress else { return }
          Blending.mixRow(
            new, opacity: UInt8(opacity), coverages: given, over: pixels, count: width)
        }
        for index in 0..<(width * 4) {
          let coverage = given.map { Int($0[index / 4]) } ?? 255
          let share = (coverage * opacity + 127) / 255
          #expect(pixels[index] == mixed(old[index], new[index], share))
        }
      }
    }
  }

  @Test(arguments: widths)
  func `a premultiplied row over another`(width: Int) {
    var random = SplitMix64(seed: UInt64(200 + width))
    for opacity in [255, 254, 77, 0] {
      let old = bytes(width * 4, &random)
      var new = bytes(width * 4, &random)
      for index in new.indices { new[index] = min(new[index], new[index | 3]) }
      let coverages = bytes(width, &random)
      for given in [coverages, nil] {
        var pixels = old
        pixels.withUnsafeMutableBufferPointer { pixels in
          guard let pixels = pixels.baseAddress else { return }
          Blending.compositeRow(
            new, opacity: UInt8(opacity), coverages: given, over: pixels, count: width)
        }
        for index in 0..<(width * 4) {
          let coverage = given.map { Int($0[index / 4]) } ?? 255
          let factor = (coverage * opacity + 127) / 255
          let rest = 65025 - Int(new[index | 3]) * factor
          let sum = Int(new[index]) * factor * 255 + Int(old[index]) * rest
          #expect(Int(pixels[index]) == (sum + 32512) / 65025)
        }
      }
    }
  }

  /// Blurred at full size, at a half and at a quarter.
  @Test(arguments: [1.5, 5, 12])
  func `a strip of a backdrop is that part of the whole, whatever its width`(sigma: Double) {
    var random = SplitMix64(seed: 7)
    let side = 96
    let noise = Bitmap(
      width: side, height: side,
      pixels: bytes(side * side * 4, &random).enumerated().map { $0 % 4 == 3 ? 255 : $1 })
    func picture(_ left: Int, _ width: Int) -> Bitmap {
      let strip = Rect(x: Double(left), y: 0, width: Double(width), height: Double(side))
      return draw(
        side, side,
        [
          .picture(noise, x: 0, y: 0),
          .backdrop(.rectangle(strip), Backdrop(sigma: sigma, saturation: 1.8, lens: nil)),
        ])
    }
    let whole = picture(0, side)
    for width in Self.widths {
      let left = width % 26
      let strip = picture(left, width)
      for y in stride(from: 0, to: side, by: 5) {
        for x in 0..<side {
          #expect(strip[x, y] == (left..<(left + width) ~= x ? whole[x, y] : noise[x, y]))
        }
      }
    }
  }

  @Test func `a lens shows a straight edge where it bends it, from corner to corner`() {
    let pane = Rect(x: 10, y: 10, width: 180, height: 60)
    let line = DrawCommand.fill(.rectangle(Rect(x: 0, y: 18, width: 200, height: 2)), .black)
    func row(_ lens: Lens?) -> Bitmap {
      draw(
        200, 80,
        [
          ground(200, 80), line,
          .backdrop(
            .roundedRectangle(pane, radius: 20), Backdrop(sigma: 1, saturation: 1, lens: lens)),
        ])
    }
    let (flat, bent) = (row(nil), row(Lens(width: 14, shift: 8)))
    let darkest = { (picture: Bitmap, x: Int) in
      (10..<40).min { picture[x, $0].red < picture[x, $1].red } ?? 0
    }
    // What lies 9 inside shows nearer to the edge: 8 · (1 − d / 14)² further out.
    #expect(darkest(flat, 100) == 18 || darkest(flat, 100) == 19)
    #expect(darkest(bent, 100) < darkest(flat, 100))
    // Where the straight part begins nothing jumps.
    for x in 25..<35 {
      #expect(abs(Int(bent[x, 15].red) - Int(bent[x + 1, 15].red)) <= 12)
    }
  }
}
