internal import Synchronization

/// The place of a call of `expectSnapshot`.
struct SnapshotSite: Hashable, Sendable, CustomStringConvertible {
  var function: String
  var file: String
  var line: Int
  var column: Int

  var description: String { "\(function) at \(file):\(line):\(column)" }
}

/// Which call of the process each reference belongs to.
enum SnapshotRegistry {
  private static let owners = Mutex([String: SnapshotSite]())

  /// Takes a reference for a call, which may come again, as a test with arguments or a second try does.
  /// - Returns: The other call that has it already, under a path that is the same on some file system.
  static func claim(_ path: String, by site: SnapshotSite) -> SnapshotSite? {
    owners.withLock { owners in
      let key = path.lowercased()
      if let owner = owners[key] { return owner == site ? nil : owner }
      owners[key] = site
      return nil
    }
  }
}
