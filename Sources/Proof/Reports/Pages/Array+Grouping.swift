extension Array {
  /// The elements by a key: groups in the order in which their keys first appear, elements in theirs.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, elements: [Element])] = []
    for element in self {
      let elementKey = key(element)
      if let place = places[elementKey] {
        groups[place].elements.append(element)
      } else {
        places[elementKey] = groups.count
        groups.append((elementKey, [element]))
      }
    }
    return groups
  }
}
