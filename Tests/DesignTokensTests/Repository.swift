import FileSystem

/// The files of the package that tests hold against each other.
enum Repository {
  static let root = Files.parent(of: Files.parent(of: Files.parent(of: #filePath)))

  static func bytes(_ path: String) throws -> [UInt8] {
    try Files.read(Files.join(root, path))
  }

  static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }
}
