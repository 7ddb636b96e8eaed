/// One of several parts of a run, each done by a machine of its own.
package struct Shard: Hashable, Sendable {
  /// 1 … count.
  package let number: Int
  package let count: Int

  /// Nil unless the number is one of 1 … count.
  package init?(number: Int, count: Int) {
    guard 1 <= number, number <= count else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads «2/5»; nil for other text.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(number: number, count: count)
  }

  /// The places of this part's shots.
  ///
  /// Shots are dealt out in the order of their paths, one to each part in turn: the parts differ by one
  /// shot at most, neighbours of like cost are spread, and the order of files does not matter.
  package func share(of paths: [String]) -> Set<Int> {
    let order = paths.indices.sorted { first, second in
      paths[first].unicodeScalars.lexicographicallyPrecedes(paths[second].unicodeScalars)
    }
    return Set(order.enumerated().filter { $0.offset % count == number - 1 }.map(\.element))
  }
}
