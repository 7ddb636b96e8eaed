import Glibc

/// Reading and writing whole files. The only door between the data path and the disk.
///
/// It calls the system itself: Foundation would double the time in which a process starts, and
/// word its errors by platform.
package enum Files {
  /// The largest file that is read, in bytes: no picture, font or text of this program comes near.
  package static let readingLimit = 1 << 28

  /// Reads a regular file, or one that a link leads to. Devices and pipes, which may have no end, are
  /// refused.
  /// - Throws: `FileError.notFound` or `.notReadable`.
  package static func read(
    _ path: String, limit: Int = readingLimit
  ) throws(FileError) -> [UInt8] {
    do {
      return try FileDescriptor(reading: path).readAll(limit: limit)
    } catch  where error.isNotFound {
      throw .notFound(path: path)
    } catch {
      throw .notReadable(path: path, reason: error.reason)
    }
  }

  /// Puts the bytes into place whole or not at all: a temporary file beside the target, then a
  /// rename. Missing folders are made.
  ///
  /// Only a regular file is replaced, and keeps its permissions. A link to one stays, and the file at
  /// its end is replaced; a character device or a pipe is written to, as `cp` does. Disks, sockets and
  /// links to nothing are refused.
  /// - Throws: `FileError.notWritable`.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    do {
      try makeFolder(parent(of: path))
      try put(bytes, to: path)
    } catch {
      throw .notWritable(path: path, reason: error.reason)
    }
  }

  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names in a folder in code-point order, so that no run depends on the disk's own order.
  /// - Throws: `FileError.notFound` or `.notReadable`.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { throw .notFound(path: folder) }
      throw .notReadable(path: folder, reason: SystemError.latest.reason)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  package static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  private static func makeFolder(_ path: String) throws(SystemError) {
    if isFolder(path) { return }
    if path != "." && path != "/" { try makeFolder(parent(of: path)) }
    if mkdir(path, 0o777) == 0 { return }
    let fault = SystemError.latest
    // Another process may have made it in between.
    if !isFolder(path) { throw fault }
  }

  private static func put(_ bytes: [UInt8], to path: String) throws(SystemError) {
    guard let here = try status(of: path) else { return try replace(path, with: bytes, nil) }
    guard here.kind == .link else { return try put(bytes, to: path, here) }
    do throws(SystemError) {
      try put(bytes, to: realPath(of: path), FileStatus(following: path))
    } catch  where error.isNotFound {
      throw .danglingLink
    }
  }

  private static func put(
    _ bytes: [UInt8], to path: String, _ present: FileStatus
  ) throws(SystemError) {
    switch present.kind {
    case .regular, .link: try replace(path, with: bytes, present.permissions)
    case .folder: throw .call(code: EISDIR)
    case .pipe, .device: try FileDescriptor(writingThrough: path).writeAll(bytes)
    case .disk: throw .notRegular("a disk")
    case .socket: throw .notRegular("a socket")
    }
  }

  /// What stands at a path itself; nil for nothing.
  private static func status(of path: String) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try FileStatus(of: path)
    } catch  where error.isNotFound {
      return nil
    }
  }

  private static func replace(
    _ path: String, with bytes: [UInt8], _ permissions: mode_t?
  ) throws(SystemError) {
    let file = try FileDescriptor(temporaryBeside: path)
    do throws(SystemError) {
      if let permissions { try file.setPermissions(permissions) }
      try file.writeAll(bytes)
      if rename(file.path, path) != 0 { throw .latest }
    } catch {
      unlink(file.path)
      throw error
    }
  }
}
