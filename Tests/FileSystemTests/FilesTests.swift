import FileSystem
import Glibc
import Testing

@Suite struct FilesTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func path(_ name: String) -> String { Files.join(scratch.path, name) }

  @Test(arguments: [0, 1, 4095, 4096, 4097, 300_000])
  func `what is written is read again, byte for byte`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Files.write(bytes, to: path("file"))
    #expect(try Files.read(path("file")) == bytes)
  }

  @Test func `a file takes the place of another and leaves nothing beside it`() throws {
    try Files.write([1, 2, 3], to: path("file"))
    try Files.write([4], to: path("file"))
    #expect(try Files.read(path("file")) == [4])
    #expect(try Files.names(in: scratch.path) == ["file"])
  }

  @Test func `everybody may read a file, only its owner writes it`() throws {
    try Files.write([], to: path("file"))
    var status = stat()
    #expect(stat(path("file"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o644)
  }

  @Test func `missing folders are made`() throws {
    try Files.write([1], to: path("a/b/c/file"))
    #expect(Files.isFolder(path("a/b/c")))
    #expect(try Files.read(path("a/b/c/file")) == [1])
  }

  @Test func `names come in the order of their code points`() throws {
    for name in ["b", "ب", "B", "a10", "a2", ".hidden", "é", "e\u{301}"] {
      try Files.write([], to: path(name))
    }
    let expected = [".hidden", "B", "a10", "a2", "b", "e\u{301}", "é", "ب"]
    #expect(
      try Files.names(in: scratch.path).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test func `files of the kernel, which state no size, are read whole`() throws {
    let bytes = try Files.read("/proc/self/status")
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("Name:"))
  }

  @Test func `a missing file is told from one that cannot be read`() throws {
    #expect(throws: FileError.notFound(path: path("none"))) { try Files.read(path("none")) }
    #expect(throws: FileError.notReadable(path: scratch.path, reason: "it is a folder")) {
      try Files.read(scratch.path)
    }
    try Files.write([], to: path("file"))
    let below = path("file/below")
    let reason = "a file stands where a folder is needed"
    #expect(throws: FileError.notReadable(path: below, reason: reason)) { try Files.read(below) }
  }

  @Test func `a missing folder is told from one that is a file`() throws {
    #expect(throws: FileError.notFound(path: path("none"))) { try Files.names(in: path("none")) }
    try Files.write([], to: path("file"))
    let reason = "a file stands where a folder is needed"
    #expect(throws: FileError.notReadable(path: path("file"), reason: reason)) {
      try Files.names(in: path("file"))
    }
  }

  @Test func `a file that cannot be written says why and stays as it was`() throws {
    try Files.write([7], to: path("file"))
    let below = path("file/below")
    #expect(
      throws: FileError.notWritable(path: below, reason: "a file stands where a folder is needed")
    ) { try Files.write([1], to: below) }
    #expect(throws: FileError.notWritable(path: scratch.path, reason: "it is a folder")) {
      try Files.write([1], to: scratch.path)
    }
    let long = path(String(repeating: "n", count: 300))
    #expect(throws: FileError.notWritable(path: long, reason: "the name is too long")) {
      try Files.write([1], to: long)
    }
    #expect(try Files.names(in: scratch.path) == ["file"])
    #expect(try Files.read(path("file")) == [7])
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `a folder without the right to write denies it`() throws {
    let locked = path("locked")
    #expect(mkdir(locked, 0o555) == 0)
    let file = Files.join(locked, "file")
    #expect(throws: FileError.notWritable(path: file, reason: "permission denied")) {
      try Files.write([1], to: file)
    }
  }

  @Test func `what exists and what is a folder can be asked`() throws {
    try Files.write([], to: path("file"))
    #expect(Files.exists(path("file")) && !Files.isFolder(path("file")))
    #expect(Files.exists(scratch.path) && Files.isFolder(scratch.path))
    #expect(!Files.exists(path("none")) && !Files.isFolder(path("none")))
    #expect(Files.isFolder(Files.workingFolder))
  }
}
