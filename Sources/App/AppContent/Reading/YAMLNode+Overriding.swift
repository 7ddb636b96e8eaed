import Documents

extension YAMLNode {
  /// The node with the values of another put over it: mappings merge key by key, everything else
  /// is replaced. Every value keeps the place from which it came.
  func overridden(by other: YAMLNode) -> YAMLNode {
    guard case .mapping(let base) = content, case .mapping(let changes) = other.content
    else { return other }
    var merged = base
    for change in changes {
      if let index = merged.firstIndex(where: { $0.key == change.key }) {
        let value = merged[index].value.overridden(by: change.value)
        merged[index] = YAMLPair(key: change.key, keyRange: change.keyRange, value: value)
      } else {
        merged.append(change)
      }
    }
    return YAMLNode(.mapping(merged), range: range)
  }
}
