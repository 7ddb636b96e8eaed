/// A pattern of paths: `*` stands for any letters of one folder's or file's name, `**` for any of a whole
/// path, `?` for one letter. A pattern without any of these matches what it is part of.
package struct PathPattern: Hashable, Sendable {
  package let text: String
  private let letters: [Character]

  package init(_ text: String) {
    self.text = text
    let hasWildcard = text.contains { $0 == "*" || $0 == "?" }
    letters = Array(hasWildcard ? text : "**\(text)**")
  }

  /// A pattern that matches only as a whole, also without any wildcard.
  package init(whole text: String) {
    self.text = text
    letters = Array(text)
  }

  package func matches(_ path: String) -> Bool {
    // Row by row over the pattern: which beginnings of the path its beginning matches.
    let path = Array(path)
    var reached = [Bool](repeating: false, count: path.count + 1)
    reached[0] = true
    var index = 0
    while index < letters.count {
      var next = [Bool](repeating: false, count: path.count + 1)
      if letters[index] == "*" {
        let crosses = index + 1 < letters.count && letters[index + 1] == "*"
        index += crosses ? 2 : 1
        next[0] = reached[0]
        for end in path.indices {
          next[end + 1] = reached[end + 1] || (next[end] && (crosses || path[end] != "/"))
        }
      } else {
        for end in path.indices where reached[end] {
          next[end + 1] =
            letters[index] == path[end] || (letters[index] == "?" && path[end] != "/")
        }
        index += 1
      }
      reached = next
    }
    return reached[path.count]
  }
}
