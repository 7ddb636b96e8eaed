import Glibc

/// Reading and writing whole files. The only door between the data path and the disk.
///
/// It calls the system itself: Foundation would double the time in which a process starts, and
/// word its errors by platform.
package enum Files {
  /// - Throws: `FileError.notFound` or `.notReadable`.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    do {
      return try FileDescriptor(reading: path).readAll()
    } catch  where error.code == ENOENT {
      throw .notFound(path: path)
    } catch {
      throw .notReadable(path: path, reason: error.reason)
    }
  }

  /// Puts the bytes into place whole or not at all: a temporary file beside the target, then a
  /// rename. Missing folders are made.
  /// - Throws: `FileError.notWritable`.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    do {
      try makeFolder(parent(of: path))
      try replace(path, with: bytes)
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
    // Another process may have made it in between.
    if mkdir(path, 0o755) != 0 && !isFolder(path) { throw .latest }
  }

  private static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    if isFolder(path) { throw SystemError(code: EISDIR) }
    let file = try FileDescriptor(temporaryBeside: path)
    do throws(SystemError) {
      try file.setPermissions(0o644)
      try file.writeAll(bytes)
      if rename(file.path, path) != 0 { throw .latest }
    } catch {
      unlink(file.path)
      throw error
    }
  }
}
