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
    on bitmap: Bitmap, in store: ReferenceStore, trustingDigest: Bool = true
  ) throws -> Verdict {
    try store.verdict(
      on: DecodedImage(bitmap), digest: PixelDigest(bitmap), path: path, tolerances: .exact,
      trustingDigest: trustingDigest, decoder: PNGDecoder()
    ).verdict
  }

  @Test func `A reference that was never written is missing`() throws {
    try withStore { store in
      let verdict = try verdict(on: bitmap, in: store)
      #expect(verdict == .missingReference)
      #expect(store.notes(path) == nil)
    }
  }

  @Test(arguments: [true, false])
  func `A reference that was written is identical, by digest and by pixels`(
    trustingDigest: Bool
  ) throws {
    try withStore { store in
      try store.write(PNGEncoder().encodeReference(bitmap, scale: 3), to: path)
      let verdict = try verdict(on: bitmap, in: store, trustingDigest: trustingDigest)
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

  @Test func `A damaged reference is unreadable though its digest is right`() throws {
    try withStore { store in
      let file = try PNGEncoder().encodeReference(bitmap, scale: 3)
      try store.write(Array(file.dropLast(20)), to: path)
      #expect(
        try verdict(on: bitmap, in: store)
          == .unreadable(reason: PNGError.truncated.description))
      #expect(store.notes(path) == nil)
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
    try withStore { store in
      let file = try PNGEncoder().encodeReference(
        bitmap, scale: 2, displayListDigest: "abc", layout: "today\n  عنوان\n")
      try store.write(file, to: path)
      #expect(
        store.notes(path)
          == ReferenceNotes(
            pixelDigest: PixelDigest(bitmap).description, displayListDigest: "abc",
            layout: "today\n  عنوان\n"))
    }
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
