import Imaging
import PNGCoding
import Testing

/// ISA-L's level 1 hashes the first bytes of a stream from a register that holds the address of the
/// stream. A picture whose first bytes come again later then has other matches at some addresses.
@Suite struct FastDeflateTests {
  @Test func `Equal bitmaps give equal bytes wherever the heap puts the encoder`() throws {
    // The first row stands again at the end, behind 60 rows that have nothing in common with it.
    var bitmap = TestPictures.noise(width: 33, height: 62, seed: 11)
    for x in 0..<bitmap.width { bitmap[x, 61] = bitmap[x, 0] }
    let expected = try PNGEncoder().encode(bitmap, compression: .fast)
    // What is kept between two encoders fills the room of the one before, so that the next lands on
    // another address. It is never touched, and so takes no memory.
    var fillers: [UnsafeMutableRawPointer] = []
    defer { for filler in fillers { filler.deallocate() } }
    var differing = 0
    for _ in 0..<30_000 {
      if try PNGEncoder().encode(bitmap, compression: .fast) != expected { differing += 1 }
      fillers.append(.allocate(byteCount: 70_000, alignment: 16))
    }
    #expect(differing == 0)
  }

  /// Up to 16 filtered bytes go in one piece, more in two: a row of 5 opaque pixels has 16 bytes
  /// with its filter byte.
  @Test(arguments: 1...12) func `Small pictures come back as they were`(width: Int) throws {
    let bitmap = TestPictures.noise(width: width, height: 1, seed: UInt64(width))
    let file = try PNGEncoder().encode(bitmap, compression: .fast)
    #expect(try PNGDecoder().decode(file).bitmap == bitmap)
  }
}
