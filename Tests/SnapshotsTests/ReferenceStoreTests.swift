import FileSystem
import Imaging
import PNGCoding
import Snapshots
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ReferenceStoreTests {
  private let bitmap = picture("#.r", ".o.").bitmap
  private let path = "صبح/در حال عمل (iPhone 16, 3x, rtl, large).png"

  /// Gives the test a store in a folder of its own.
  private func withStore(_ body: (ReferenceStore) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(ReferenceStore(folder: folder))
  }

  private func verdict(
    on bitmap: Bitmap, in store: ReferenceStore
  ) throws -> Verdict {
    try store.verdict(
      on: DecodedImage(bitmap), path: path, tolerances: .exact, decoder: PNGDecoder()
    ).verdict
  }

  @Test func `A reference that was never written is missing`() throws {
    try withStore { store in
      let verdict = try verdict(on: bitmap, in: store)
      #expect(verdict == .missingReference)
    }
  }

  @Test func `A reference that was written is identical`() throws {
    try withStore { store in
      try store.write(PNGEncoder().encodeReference(bitmap, scale: 3), to: path)
      let verdict = try verdict(on: bitmap, in: store)
      guard case .identical(let measurement) = verdict else {
        Issue.record("\(verdict)")
        return
      }
      #expect(measurement.totalPixels == 6)
    }
  }

  @Test func `Another picture is different`() throws {
    try withStore { store in
      try store.write(PNGEncoder().encodeReference(bitmap, scale: 3), to: path)
      var other = bitmap
      other[1, 1] = Pixel(red: 129, green: 128, blue: 128)
      #expect(try verdict(on: other, in: store).measurement?.differingPixels == 1)
    }
  }

  @Test func `A damaged reference is unreadable`() throws {
    try withStore { store in
      let file = try PNGEncoder().encodeReference(bitmap, scale: 3)
      try store.write(Array(file.dropLast(20)), to: path)
      #expect(
        try verdict(on: bitmap, in: store)
          == .unreadable(reason: PNGError.truncated.description))
    }
  }

  @Test func `A pointer of Git LFS is unreadable, with the reason`() throws {
    try withStore { store in
      let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
      try store.write(Array(pointer.utf8), to: path)
      #expect(
        try verdict(on: bitmap, in: store)
          == .unreadable(reason: PNGError.gitLFSPointer.description))
    }
  }

  @Test func `Equal bytes are not written again`() throws {
    try withStore { store in
      let file = try PNGEncoder().encodeReference(bitmap, scale: 3)
      #expect(try store.write(file, to: path))
      #expect(try !store.write(file, to: path))
      #expect(try store.write(file + [0], to: path))
    }
  }

  @Test func `The notes of a reference come back`() throws {
    let layout = "today\n  عنوان\n"
    let texts = [
      PNGMetadata.Text(key: "Software", value: "basiri 9"),
      PNGMetadata.Text(key: "Libraries", value: "FreeType 2.9\nHarfBuzz 8"),
      PNGMetadata.Text(key: "Fonts", value: "Estedad 400 sha256:ab"),
    ]
    let file = try PNGEncoder().encodeReference(bitmap, scale: 2, layout: layout, texts: texts)
    #expect(
      ReferenceNotes(try PNGDecoder().decode(file).metadata)
        == ReferenceNotes(
          layout: layout, renderer: "basiri 9", libraries: ["FreeType 2.9", "HarfBuzz 8"],
          fonts: ["Estedad 400 sha256:ab"]))
  }

  @Test func `References that no name makes are unused`() throws {
    try withStore { store in
      #expect(try store.unused(keeping: []) == [])
      for path in ["b/2.png", "a/1.png", "a/0.png", "a/notes.txt"] {
        try store.write([1], to: path)
      }
      #expect(try store.unused(keeping: ["a/1.png"]) == ["a/0.png", "b/2.png"])
    }
  }
}
