internal import FileSystem

/// What of a project is the program itself and what it draws with.
enum ProgramFiles {
  /// From the project's folder on.
  static let paths = ["Sources", "Package.swift", "Fonts"]

  /// The files that two folders do not have in common, where both have the program: a folder of data
  /// alone is drawn by the program that runs.
  static func differences(from old: String, to new: String) -> [String] {
    paths.flatMap { path -> [String] in
      let (before, after) = (Files.join(old, path), Files.join(new, path))
      guard Files.exists(before), Files.exists(after) else { return [] }
      return differences(before, after, named: path)
    }
  }

  private static func differences(_ old: String, _ new: String, named name: String) -> [String] {
    guard Files.isFolder(old) || Files.isFolder(new) else {
      return (try? Files.read(old)) == (try? Files.read(new)) ? [] : [name]
    }
    let names = Set(((try? Files.names(in: old)) ?? []) + ((try? Files.names(in: new)) ?? []))
    return names.sorted().flatMap { child in
      differences(Files.join(old, child), Files.join(new, child), named: "\(name)/\(child)")
    }
  }
}
