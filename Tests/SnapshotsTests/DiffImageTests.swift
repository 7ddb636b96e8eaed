import Imaging
import PNGCoding
import Snapshots
import Testing

@Suite struct DiffImageTests {
  private let red = Pixel(red: 255, green: 0, blue: 0)
  private let magenta = Pixel(red: 255, green: 0, blue: 255)

  @Test func `The panels stand side by side and the last one marks what differs`() {
    let expected = picture("##", "..")
    let actual = picture("#.", "..")
    let map = PixelComparison(expected: expected, actual: actual).map
    let image = DiffImage.draw(expected: expected, actual: actual, map: map)
    #expect(image.width == 2 * 3 + DiffImage.gap * 2)
    #expect(image.height == 2)
    #expect(image[1, 0] == Pixel(red: 0, green: 0, blue: 0))
    #expect(image[2 + DiffImage.gap + 1, 0] == Pixel(red: 255, green: 255, blue: 255))
    let left = (2 + DiffImage.gap) * 2
    #expect(image[left + 1, 0] == red)
    #expect(image[left, 0] != red)
  }

  @Test func `Pictures of different sizes share a canvas that holds both`() {
    let wide = picture("....")
    let tall = picture("..", "#.", "..")
    let image = DiffImage.draw(expected: wide, actual: tall, map: nil)
    #expect(image.width == 4 * 3 + DiffImage.gap * 2)
    #expect(image.height == 3)
    let left = (4 + DiffImage.gap) * 2
    #expect(image[left + 2, 0] == magenta)
    #expect(image[left, 1] == magenta)
    #expect(image[left, 0] != magenta)
    #expect(image[left + 3, 2] != magenta)
  }

  @Test func `Changes near each other share a box, far ones have their own`() {
    var map = DifferenceMap(width: 200, height: 100)
    for (x, y) in [(10, 10), (30, 12), (41, 20), (150, 80), (151, 81)] { map[x, y] = .differing }
    map[100, 50] = .forgiven
    #expect(
      map.clusters() == [
        PixelRect(x: 10, y: 10, width: 32, height: 11),
        PixelRect(x: 150, y: 80, width: 2, height: 2),
      ])
  }

  @Test func `A box stands around a cluster and never on it`() {
    let size = 40
    let expected = solid(255, 255, 255, 255, width: size, height: size)
    var changed = expected.bitmap
    changed[20, 20] = Pixel(red: 0, green: 0, blue: 0)
    let actual = DecodedImage(changed)
    let map = PixelComparison(expected: expected, actual: actual).map
    let image = DiffImage.draw(expected: expected, actual: actual, map: map)
    let left = (size + DiffImage.gap) * 2
    let box = image[left + 15, 20]
    #expect(image[left + 20, 20] == red)
    #expect(box == image[left + 25, 20] && box == image[left + 20, 15])
    #expect(box != image[left + 16, 20])
  }
}
