internal import Diagnostics
internal import LayoutEngine
internal import Scenarios
internal import ViewTree

/// Why an element was not found.
enum LookupProblem: Error {
  /// With the nearest name.
  case missing(hint: String)
  /// Ids of all that fit.
  case ambiguous([String])
  /// It is in the tree and cannot be seen.
  case hidden(id: String, why: String)
}

extension ElementMap {
  /// The one element that a query means, in sight.
  ///
  /// - Parameter isWanted: narrows down several that fit, where at least one passes.
  func element(
    _ query: ElementQuery, preferring isWanted: (ScreenElement) -> Bool = { _ in true }
  ) throws(LookupProblem) -> ScreenElement {
    let found = candidates(query)
    guard let first = found.first else { throw .missing(hint: hint(for: query)) }
    var shown = found.filter(\.isShown)
    if shown.isEmpty { throw .hidden(id: first.id, why: whyHidden(first)) }
    shown = narrowed(narrowed(shown) { cover(of: $0) == nil }, isWanted)
    if case .text(_, let index?) = query {
      guard shown.indices.contains(index) else {
        throw .missing(hint: "there are \(shown.count) of them, counted from 0")
      }
      return shown[index]
    }
    guard shown.count == 1 else { throw .ambiguous(shown.map(\.id)) }
    return shown[0]
  }

  /// Whether something that fits can be seen.
  func isVisible(_ query: ElementQuery) -> Bool {
    candidates(query).contains { $0.isShown && cover(of: $0) == nil }
  }

  /// All that fit, in paint order; of two that lie in each other, the outer one.
  func candidates(_ query: ElementQuery) -> [ScreenElement] {
    let found: [ScreenElement]
    switch query {
    case .text(let text, _): found = elements.filter { $0.texts.contains(text) }
    case .id(let id): found = elements(withID: id)
    }
    let indices = Set(found.map(\.index))
    return found.filter { indices.isDisjoint(with: $0.ancestors) }
  }

  /// The element of exactly this id, or else those with the same last name whose path holds the
  /// others in order: `today/primary` finds `today/timeline/node[1]/primary`.
  private func elements(withID id: String) -> [ScreenElement] {
    let exact = elements.filter { $0.id == id }
    if !exact.isEmpty { return exact }
    let wanted = id.split(separator: "/")
    return elements.filter { element in
      let path = element.id.split(separator: "/")
      guard let last = wanted.last, path.last == last else { return false }
      var rest = wanted[...]
      for name in path where name == rest.first { rest.removeFirst() }
      return rest.isEmpty
    }
  }

  private func narrowed(
    _ elements: [ScreenElement], _ isWanted: (ScreenElement) -> Bool
  ) -> [ScreenElement] {
    let wanted = elements.filter(isWanted)
    return wanted.isEmpty ? elements : wanted
  }

  private func whyHidden(_ element: ScreenElement) -> String {
    element.opacity <= 0 ? "it is transparent" : "it is scrolled or moved out of sight"
  }

  private func hint(for query: ElementQuery) -> String {
    switch query {
    case .text(let text, _):
      let names = visibleTexts
      if let nearest = NearestName.find(text, among: names) { return "did you mean '\(nearest)'?" }
      return "on screen: " + names.map { "«\($0)»" }.joined(separator: ", ")
    case .id(let id):
      let names = elements.map(\.id).filter { $0.last != "]" }
      if let nearest = NearestName.find(id, among: names) { return "did you mean '\(nearest)'?" }
      return "known: " + names.joined(separator: ", ")
    }
  }
}
