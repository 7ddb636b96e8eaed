/// Finds what a misspelt name was meant to be.
package enum NearestName {
  /// The candidate with the fewest edits from `name`, the first of equals; nil when every one is
  /// further than a third of its length (at least one edit is always allowed).
  ///
  /// Case is ignored. An edit is an insertion, a deletion, a replacement or a swap of neighbours.
  package static func find(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      let limit = max(1, max(letters.count, wanted.count) / 3)
      let distance = editDistance(wanted, letters)
      if distance <= limit, distance < (best?.distance ?? .max) {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// «did you mean 'tapOn'?», or the list of all candidates where none is near.
  package static func hint(_ name: String, among candidates: [String]) -> String {
    if let nearest = find(name, among: candidates) { return "did you mean '\(nearest)'?" }
    return "known: " + candidates.joined(separator: ", ")
  }

  /// Optimal string alignment distance.
  private static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in 1...left.count {
      var row = [i]
      for j in 1...right.count {
        let replaced = last[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
        var cost = min(last[j] + 1, row[j - 1] + 1, replaced)
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          cost = min(cost, beforeLast[j - 2] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
