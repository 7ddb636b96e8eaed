/// Paths between scenario files, by their letters alone.
enum ScenarioPath {
  /// A path that a file names, as it is found from where the file's own path is found.
  static func resolve(_ path: String, from file: String) -> String {
    if path.hasPrefix("/") { return simplified(path) }
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return simplified((folder + [Substring(path)]).joined(separator: "/"))
  }

  /// Without `.`, empty parts and `..` after a named part, so that a file has one path.
  static func simplified(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      if part == "." { continue }
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}
