import Glibc

extension Files {
  /// Whether a folder itself stands at a path, and not a link to one.
  package static func isUnlinkedFolder(_ path: String) -> Bool {
    (try? FileStatus(of: path))?.kind == .folder
  }

  /// What a path leads to, the same for all paths to it; nil for nothing.
  package static func identity(of path: String) -> FileIdentity? {
    (try? FileStatus(following: path))?.identity
  }

  /// Makes sure that what is written to a path stays below a folder, whatever links stand on the way.
  /// - Throws: `FileError.notWritable`.
  package static func require(_ path: String, below folder: String) throws(FileError) {
    do throws(SystemError) {
      let root = try realPathOfPresent(folder)
      let target = try realPathOfPresent(path)
      if target != root && !target.hasPrefix(root == "/" ? root : root + "/") {
        throw .leavesFolder
      }
    } catch {
      throw .notWritable(path: path, reason: error.reason)
    }
  }

  /// The path of what stands at the end of all links.
  static func realPath(of path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw .latest }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// As `realPath`, with the names behind the last folder that is there as they are.
  private static func realPathOfPresent(_ path: String) throws(SystemError) -> String {
    do throws(SystemError) {
      return try realPath(of: path)
    } catch  where error.isNotFound {
      if (try? FileStatus(of: path))?.kind == .link { throw .danglingLink }
      let folder = parent(of: path)
      if folder == path { throw error }
      return join(try realPathOfPresent(folder), name(of: path))
    }
  }
}
