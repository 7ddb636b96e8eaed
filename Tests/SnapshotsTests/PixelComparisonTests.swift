import Imaging
import PNGCoding
import Snapshots
import Testing

@Suite struct PixelComparisonTests {
  @Test func `Equal pictures are identical and use nothing`() {
    let comparison = PixelComparison(expected: picture("#.", ".#"), actual: picture("#.", ".#"))
    guard case .identical(let measurement) = comparison.verdict else {
      Issue.record("\(comparison.verdict)")
      return
    }
    #expect(measurement.totalPixels == 4)
    #expect(
      measurement.allowances(under: .exact) == [
        Allowance(name: .maxDiffPixels, used: 0, allowed: 0)
      ])
    #expect(comparison.map == nil)
  }

  @Test func `One step of one channel is a difference, with its place and size`() {
    let comparison = PixelComparison(
      expected: solid(10, 20, 30, 255, width: 3, height: 2),
      actual: changed(solid(10, 20, 30, 255, width: 3, height: 2), at: 4, by: 1))
    #expect(!comparison.verdict.isPass)
    let measurement = comparison.verdict.measurement
    #expect(measurement?.differingPixels == 1)
    #expect(measurement?.maxChannelDelta == 1)
    #expect(measurement?.bounds == PixelRect(x: 1, y: 1, width: 1, height: 1))
    #expect(comparison.map?[1, 1] == .differing)
    #expect(comparison.map?[0, 0] == .same)
  }

  @Test(arguments: [(2, true), (1, false)])
  func `A channel tolerance forgives steps up to itself`(tolerance: Int, passes: Bool) {
    let comparison = PixelComparison(
      expected: pixel(100, 100, 100), actual: pixel(102, 100, 100),
      tolerances: Tolerances(channelTolerance: tolerance))
    #expect(comparison.verdict.isPass == passes)
    #expect(comparison.verdict.measurement?.differingPixels == (passes ? 0 : 1))
    #expect(comparison.verdict.measurement?.changedPixels == 1)
  }

  @Test func `Colours that cannot be seen are equal`() {
    let comparison = PixelComparison(
      expected: pixel(255, 0, 0, 0), actual: pixel(0, 255, 0, 0))
    guard case .identical = comparison.verdict else {
      Issue.record("\(comparison.verdict)")
      return
    }
  }

  /// 200 · 51 / 255 = 40 and 205 · 51 / 255 = 41.
  @Test func `Channels are compared as premultiplied ones`() {
    let comparison = PixelComparison(
      expected: pixel(200, 0, 0, 51), actual: pixel(205, 0, 0, 51))
    #expect(comparison.verdict.measurement?.maxChannelDelta == 1)
  }

  @Test func `A different alpha is a difference`() {
    let comparison = PixelComparison(expected: pixel(0, 0, 0, 255), actual: pixel(0, 0, 0, 254))
    #expect(comparison.verdict.measurement?.maxChannelDelta == 1)
    #expect(!comparison.verdict.isPass)
  }

  @Test(arguments: [
    (Tolerances(maxDiffPixels: 3), true), (Tolerances(maxDiffPixels: 2), false),
    (Tolerances(maxDiffRatio: 0.375), true), (Tolerances(maxDiffRatio: 0.37), false),
    (Tolerances(maxDiffPixels: 2, maxDiffRatio: 1), false),
    (Tolerances(maxDiffPixels: 9, maxDiffRatio: 0.1), false),
    (Tolerances(window: .init(side: 2, maxDiffPixels: 2)), true),
    (Tolerances(window: .init(side: 2, maxDiffPixels: 1)), false),
    (Tolerances(window: .init(side: 4, maxDiffPixels: 2)), false),
    (Tolerances(channelTolerance: 254), false),
  ])
  func `Three of eight pixels pass where every limit given holds`(
    tolerances: Tolerances, passes: Bool
  ) {
    let comparison = PixelComparison(
      expected: picture("....", "...."), actual: picture("#..#", "#..."), tolerances: tolerances)
    #expect(comparison.verdict.isPass == passes)
    #expect(comparison.verdict.measurement?.differingPixels == 3)
  }

  /// By hand: the two in the middle fit a square of 2; of 4 the one at (1, 2) also holds the corner's;
  /// 5 still leaves out the first one, and 9 holds all.
  @Test(arguments: [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (9, 4)])
  func `The densest window counts the fullest square`(side: Int, count: Int) {
    let actual = picture("#....", ".....", "..#..", "..#..", ".....", "....#")
    let empty = picture(".....", ".....", ".....", ".....", ".....", ".....")
    let comparison = PixelComparison(
      expected: empty, actual: actual,
      tolerances: Tolerances(window: .init(side: side, maxDiffPixels: 0)))
    #expect(comparison.verdict.measurement?.densestWindow == count)
  }

  @Test func `Masked pixels are not looked at`() {
    let expected = picture("....", "....")
    let actual = picture("#..#", ".##.")
    let masks = [
      PixelRect(x: -5, y: 0, width: 6, height: 1), PixelRect(x: 3, y: 0, width: 9, height: 1),
      PixelRect(x: 1, y: 1, width: 1, height: 1),
    ]
    let comparison = PixelComparison(expected: expected, actual: actual, masks: masks)
    #expect(comparison.verdict.measurement?.differingPixels == 1)
    #expect(comparison.verdict.measurement?.bounds == PixelRect(x: 2, y: 1, width: 1, height: 1))
    #expect(comparison.map?[1, 1] == .masked)
    let covered = masks + [PixelRect(x: 0, y: 0, width: 4, height: 4)]
    #expect(PixelComparison(expected: expected, actual: actual, masks: covered).verdict.isPass)
  }

  @Test func `A mask outside of the picture is found`() {
    let masks = [
      PixelRect(x: 0, y: 0, width: 1, height: 1), PixelRect(x: 4, y: 0, width: 1, height: 1),
      PixelRect(x: 0, y: 0, width: 0, height: 1),
    ]
    #expect(PixelComparison.masksOutside(PixelSize(width: 4, height: 4), masks) == [1, 2])
  }

  @Test func `Different sizes fail under every tolerance`() {
    let comparison = PixelComparison(
      expected: picture(".."), actual: picture("..", ".."),
      tolerances: Tolerances(channelTolerance: 255, maxDiffPixels: 100, maxDiffRatio: 1))
    #expect(
      comparison.verdict
        == .sizeMismatch(
          expected: PixelSize(width: 2, height: 1), actual: PixelSize(width: 2, height: 2)))
  }

  /// Black and white are 1 apart; 35215 is 0.5053 · 255² + the largest I and Q parts, so brightness
  /// alone is sqrt(0.5053 · 255² / 35215) = 0.966 apart.
  @Test(arguments: [(0.96, 1), (0.97, 0)])
  func `A perceptual threshold is a part of the metric's range`(threshold: Double, count: Int) {
    let comparison = PixelComparison(
      expected: pixel(0, 0, 0), actual: pixel(255, 255, 255),
      tolerances: Tolerances(perceptualThreshold: threshold))
    #expect(comparison.verdict.measurement?.differingPixels == count)
    let used = comparison.verdict.measurement?.maxPerceptualDelta ?? 0
    #expect(abs(used - 0.966) < 0.001)
  }

  @Test func `An edge that differs by its anti-aliasing alone is forgiven`() {
    let sharp = picture("......", "......", "...###", "######", "######", "######")
    let soft = picture("......", "......", "..o###", "######", "######", "######")
    let tolerances = Tolerances(perceptualThreshold: 0.05)
    let comparison = PixelComparison(expected: sharp, actual: soft, tolerances: tolerances)
    #expect(comparison.verdict.isPass)
    #expect(comparison.verdict.measurement?.antiAliasedPixels == 1)
    #expect(comparison.map?[2, 2] == .antiAliased)
    #expect(!PixelComparison(expected: sharp, actual: soft).verdict.isPass)
  }

  private func changed(_ image: DecodedImage, at index: Int, by step: UInt8) -> DecodedImage {
    var pixels = image.pixels
    pixels[index * 4] += step
    return DecodedImage(
      width: image.width, height: image.height, pixels: pixels, isOpaque: image.isOpaque,
      metadata: image.metadata)
  }
}
