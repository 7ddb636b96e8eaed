import Glibc

extension Files {
  /// Removes a file; one that is gone already is no error.
  /// - Throws: `FileError.notWritable`.
  package static func remove(_ path: String) throws(FileError) {
    if unlink(path) == 0 || errno == ENOENT { return }
    throw .notWritable(path: path, reason: SystemError.latest.reason)
  }

  /// Removes a folder if nothing is left in it.
  package static func removeIfEmpty(_ folder: String) { rmdir(folder) }
}
