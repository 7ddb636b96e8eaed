/// A list that always has a first element, such as a stack of screens over its root.
package struct NonEmpty<Element> {
  package let first: Element
  /// What lies over the first, the topmost last.
  package private(set) var rest: [Element]

  package init(_ first: Element, _ rest: [Element] = []) {
    self.first = first
    self.rest = rest
  }

  package var last: Element { rest.last ?? first }
  package var count: Int { rest.count + 1 }
  package var elements: [Element] { [first] + rest }

  /// What lies directly under the last; nil for a single element.
  package var belowLast: Element? {
    guard !rest.isEmpty else { return nil }
    return rest.count == 1 ? first : rest[rest.count - 2]
  }

  package mutating func push(_ element: Element) { rest.append(element) }

  /// The element that was taken off, or nil if only the first is left.
  package mutating func pop() -> Element? { rest.popLast() }

  package mutating func popToFirst() { rest.removeAll() }
}

extension NonEmpty: Equatable where Element: Equatable {}
extension NonEmpty: Hashable where Element: Hashable {}
extension NonEmpty: Sendable where Element: Sendable {}
