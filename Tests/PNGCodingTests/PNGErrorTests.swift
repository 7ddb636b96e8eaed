import Imaging
import PNGCoding
import Testing

@Suite struct PNGErrorTests {
  private func error(of file: [UInt8]) -> PNGError? {
    do throws(PNGError) {
      _ = try PNGDecoder().decode(file)
      return nil
    } catch {
      return error
    }
  }

  private let picture = TestFile(
    width: 2, height: 2, depth: 8, color: 2, rows: [0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11, 12])

  @Test(arguments: [
    ("GIF89a and more", PNGError.notPNG),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9\n", .gitLFSPointer),
    (
      "version https://git-lfs.github.com/spec/v1\n<<<<<<< HEAD\noid sha256:00\n=======\n",
      .mergeConflict
    ),
    ("", .truncated),
  ])
  func `A file that is no PNG is called what it is`(text: String, expected: PNGError) {
    #expect(error(of: Array(text.utf8)) == expected)
  }

  @Test func `A file cut anywhere is truncated`() {
    let file = picture.bytes
    for count in 0..<file.count {
      #expect(error(of: Array(file.prefix(count))) == .truncated, "\(count) bytes")
    }
    #expect(error(of: file) == nil)
  }

  @Test func `A byte changed anywhere is an error`() {
    let file = picture.bytes
    for index in file.indices {
      var changed = file
      changed[index] ^= 0x11
      #expect(error(of: changed) != nil, "byte \(index)")
    }
  }

  @Test func `A wrong checksum of the pixels is corrupt`() {
    var stream = TestFile.stored(picture.rows)
    stream[stream.count - 1] ^= 1
    let file =
      TestFile.signature + TestFile.chunk("IHDR", picture.header) + TestFile.chunk("IDAT", stream)
      + TestFile.chunk("IEND", [])
    #expect(error(of: file) == .corrupt("wrong checksum of the pixels"))
  }

  @Test func `A filter that does not exist is corrupt`() {
    var file = picture
    file.rows[7] = 5
    guard case .corrupt = error(of: file.bytes) else {
      Issue.record("decoded")
      return
    }
  }

  @Test(arguments: [(0x7FFF_FFFF, 0x7FFF_FFFF), (1 << 15, 1 << 14), (20_000, 10_000)])
  func `A promise that a small file cannot keep costs no memory`(width: Int, height: Int) {
    let file = TestFile(
      width: UInt32(width), height: UInt32(height), depth: 8, color: 6, rows: [0])
    #expect(error(of: file.bytes) == .tooLarge(width: width, height: height))
  }

  @Test func `A picture without width is corrupt`() {
    guard
      case .corrupt = error(
        of: TestFile(width: 0, height: 1, depth: 8, color: 2, rows: [0]).bytes)
    else {
      Issue.record("decoded")
      return
    }
  }
}
