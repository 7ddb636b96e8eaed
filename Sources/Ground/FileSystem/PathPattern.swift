/// A pattern of paths, as git's pathspecs are read: `*` stands for any letters, also across folders, and
/// `?` for one. A pattern without either is the whole path of a picture, or of a folder above it.
package struct PathPattern: Hashable, Sendable {
  package let text: String
  private let letters: [Character]
  private let meansFolders: Bool

  /// Nil for a pattern that names nothing: an empty one, or only slashes.
  package init?(_ text: String) {
    let path = String(text.reversed().drop { $0 == "/" }.reversed())
    if path.isEmpty { return nil }
    self.text = text
    letters = Array(path)
    meansFolders = !path.contains { $0 == "*" || $0 == "?" }
  }

  /// A pattern that matches only as a whole, also without any wildcard.
  package init(whole text: String) {
    self.text = text
    letters = Array(text)
    meansFolders = false
  }

  package func matches(_ path: String) -> Bool {
    if meansFolders {
      return path.starts(with: letters)
        && [nil, "/"].contains(path.dropFirst(letters.count).first)
    }
    return matchesWildcards(Array(path))
  }

  /// Row by row over the pattern: which beginnings of the path its beginning matches.
  private func matchesWildcards(_ path: [Character]) -> Bool {
    var reached = [Bool](repeating: false, count: path.count + 1)
    reached[0] = true
    for letter in letters {
      var next = [Bool](repeating: false, count: path.count + 1)
      if letter == "*" {
        next[0] = reached[0]
        for end in path.indices { next[end + 1] = reached[end + 1] || next[end] }
      } else {
        for end in path.indices where reached[end] {
          next[end + 1] = letter == path[end] || letter == "?"
        }
      }
      reached = next
    }
    return reached[path.count]
  }
}
