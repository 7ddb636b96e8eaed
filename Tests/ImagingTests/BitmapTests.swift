import Imaging
import Testing

@Suite struct BitmapTests {
  @Test func `a new bitmap is transparent`() {
    let bitmap = Bitmap(width: 3, height: 2)
    #expect(bitmap.pixels == [UInt8](repeating: 0, count: 24))
  }

  @Test func `pixels lie row by row, red first`() {
    var bitmap = Bitmap(width: 2, height: 2)
    bitmap[1, 0] = Pixel(red: 1, green: 2, blue: 3, alpha: 4)
    bitmap[0, 1] = Pixel(red: 5, green: 6, blue: 7)
    #expect(bitmap.pixels == [0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 255, 0, 0, 0, 0])
    #expect(bitmap[1, 0] == Pixel(red: 1, green: 2, blue: 3, alpha: 4))
  }

  @Test func `bytes written in place change that bitmap and no copy of it`() {
    var bitmap = Bitmap(width: 1, height: 1)
    let copy = bitmap
    bitmap.withMutablePixels { $0[3] = 9 }
    #expect(bitmap.pixels == [0, 0, 0, 9])
    #expect(copy.pixels == [0, 0, 0, 0])
  }
}
