import FileSystem
import Glibc
import Testing

/// What stands where a file is to be read or written, and is none.
@Suite struct SpecialFilesTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func path(_ name: String) -> String { Files.join(scratch.path, name) }

  private func kind(_ name: String) -> mode_t {
    var status = stat()
    return lstat(path(name), &status) == 0 ? status.st_mode & S_IFMT : 0
  }

  private func permissions(_ name: String) -> mode_t {
    var status = stat()
    return stat(path(name), &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test(.enabled(if: geteuid() == 0, "only root can make a device"))
  func `a device is written to and stays one`() throws {
    // Major 1, minor 3: the null device, under a name of our own.
    let made = mknod(path("null"), S_IFCHR | 0o666, 1 << 8 | 3)
    try #require(made == 0)
    try Files.write([1, 2, 3], to: path("null"))
    #expect(kind("null") == S_IFCHR)
    #expect(try Files.names(in: scratch.path) == ["null"])
  }

  @Test func `a pipe passes the bytes on and stays one`() throws {
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    let reader = open(path("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try Files.write([7, 8, 9], to: path("pipe"))
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, 8) == 3)
    #expect(bytes.prefix(3) == [7, 8, 9])
    #expect(kind("pipe") == S_IFIFO)
  }

  @Test func `a link stays, and the file at its end is replaced`() throws {
    try Files.write([1], to: path("there/file"))
    try #require(symlink("there/file", path("link")) == 0)
    try Files.write([2], to: path("link"))
    #expect(kind("link") == S_IFLNK)
    #expect(try Files.read(path("there/file")) == [2])
    #expect(try Files.names(in: path("there")) == ["file"])
  }

  @Test func `a link to nothing is not written through`() throws {
    try #require(symlink("nowhere", path("link")) == 0)
    #expect(throws: FileError.notWritable(path: path("link"), reason: "it is a link to nothing")) {
      try Files.write([2], to: path("link"))
    }
    #expect(try Files.names(in: scratch.path) == ["link"])
  }

  @Test func `a pipe is not read, and nobody waits for it`() throws {
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    #expect(
      throws: FileError.notReadable(path: path("pipe"), reason: "it is a pipe, not a file")
    ) { try Files.read(path("pipe")) }
  }

  @Test func `a device without end is not read, also behind a link`() throws {
    try #require(symlink("/dev/zero", path("link")) == 0)
    for file in ["/dev/zero", path("link")] {
      #expect(throws: FileError.notReadable(path: file, reason: "it is a device, not a file")) {
        try Files.read(file)
      }
    }
  }

  @Test func `a file larger than the limit is not read`() throws {
    try Files.write([1], to: path("large"))
    try #require(truncate(path("large"), Files.readingLimit + 1) == 0)
    #expect(
      throws: FileError.notReadable(
        path: path("large"), reason: "it is larger than the 256 MiB that are read")
    ) { try Files.read(path("large")) }
  }

  @Test func `a new file has what the mask of the process leaves, a replaced one keeps its own`()
    throws
  {
    let status = String(decoding: try Files.read("/proc/self/status"), as: UTF8.self)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("Umask:") })
    let mask = try #require(mode_t(line.dropFirst(6).filter(\.isNumber), radix: 8))
    try Files.write([1], to: path("file"))
    #expect(permissions("file") == 0o666 & ~mask)
    chmod(path("file"), 0o640)
    try Files.write([2], to: path("file"))
    #expect(permissions("file") == 0o640)
  }

  @Test func `a folder that cannot be made says why`() throws {
    #expect(
      throws: FileError.notWritable(path: "/proc/none/file", reason: "no such file or folder")
    ) { try Files.write([1], to: "/proc/none/file") }
    #expect(throws: FileError.notWritable(path: "/sys/none/file", reason: "permission denied")) {
      // sysfs lets nobody make folders.
      try Files.write([1], to: "/sys/none/file")
    }
  }

  @Test func `a path is held below a folder, whatever links stand on the way`() throws {
    try Files.write([1], to: path("inside/file"))
    try Files.write([1], to: path("outside/file"))
    try #require(symlink("../outside", path("inside/link")) == 0)
    try #require(symlink("../outside/file", path("inside/alias")) == 0)
    let inside = path("inside")
    try Files.require(path("inside/file"), below: inside)
    try Files.require(path("inside/new/deep/file"), below: inside)
    for name in ["inside/link/file", "inside/link/new", "inside/alias", "inside/../outside/x"] {
      let reason = "its links lead out of the folder"
      #expect(throws: FileError.notWritable(path: path(name), reason: reason)) {
        try Files.require(path(name), below: inside)
      }
    }
    #expect(Files.isFolder(path("inside/link")) && !Files.isUnlinkedFolder(path("inside/link")))
    #expect(Files.isUnlinkedFolder(path("outside")))
  }

  @Test func `a stream that takes no more remembers it`() throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    let stream = StandardStream(descriptor: full)
    #expect(stream.failure == nil)
    stream.write("text")
    #expect(stream.failure == "no space left")
    let closed = StandardStream(descriptor: -1)
    closed.write("text")
    #expect(closed.failure == "it is closed")
  }
}
