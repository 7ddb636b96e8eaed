internal import Diagnostics
internal import Mockups
internal import Navigation
internal import Scenarios

extension ScenarioPlayer {
  /// - Throws: what was expected and what was found instead.
  mutating func check(_ assertion: Assertion) throws(ReplayProblem) {
    switch assertion {
    case .visible(let query):
      if try map().isVisible(query) { return }
      throw ReplayProblem(
        .assertion, "expected \(query.words) to be visible, found \(try whereabouts(of: query))",
        hint: try nearest(query))
    case .notVisible(let query):
      guard try map().isVisible(query) else { return }
      let ids = try map().candidates(query).filter(\.isShown).map(\.id).joined(separator: ", ")
      throw ReplayProblem(
        .assertion, "expected \(query.words) not to be visible, found it as \(ids)")
    case .enabled(let query): try check(query, isEnabled: true)
    case .disabled(let query): try check(query, isEnabled: false)
    case .state(let expectations): try check(expectations)
    case .haptics(let kinds): try check(haptics: kinds)
    case .screen(let name):
      guard state.screenName != name.id else { return }
      throw ReplayProblem(.assertion, "expected the screen \(name.id), found \(state.screenName)")
    }
  }

  /// The element that a screenshot is cut down to. Masks are the comparison's.
  mutating func check(_ screenshot: Screenshot) throws(ReplayProblem) {
    guard let id = screenshot.crop else { return }
    let map = try map()
    do throws(LookupProblem) {
      _ = try map.element(.id(id))
    } catch {
      throw ReplayProblem(error, .id(id))
    }
  }

  private mutating func check(
    _ query: ElementQuery, isEnabled: Bool
  ) throws(ReplayProblem) {
    let element: ScreenElement
    do throws(ReplayProblem) {
      element = try self.element(query)
    } catch {
      throw ReplayProblem(
        .assertion,
        "expected \(query.words) to be \(isEnabled ? "enabled" : "disabled"): "
          + error.message, hint: error.hint)
    }
    let isActive: Bool
    switch try map().touch(element) {
    case .disabled: isActive = false
    case .action, .covered, .field, .nothing: isActive = element.isEnabled
    }
    guard isActive != isEnabled else { return }
    throw ReplayProblem(
      .assertion,
      isEnabled
        ? "expected \(query.words) to be enabled, found it disabled"
        : "expected \(query.words) to be disabled, found it enabled")
  }

  private func check(_ expectations: [StateExpectation]) throws(ReplayProblem) {
    var misses: [(StateExpectation, String)] = []
    for expectation in expectations {
      let found = value(of: expectation.key)
      if found == expectation.value.fact { continue }
      misses.append(
        (
          expectation,
          "\(expectation.key.name): expected \(Self.words(expectation.value.fact)), "
            + "found \(Self.words(found))"
        ))
    }
    guard let first = misses.first else { return }
    throw ReplayProblem(
      .assertion, misses.map(\.1).joined(separator: "; "), at: first.0.range)
  }

  private func value(of reference: FactReference) -> String? {
    switch reference {
    case .fact(let name): state.value(of: name)
    case .value(let name): state.mockup?.values.sorted.first { $0.name == name }?.value.description
    }
  }

  private mutating func check(haptics kinds: [HapticKind]) throws(ReplayProblem) {
    let found = state.haptics.dropFirst(hapticsSeen).map(\.kind)
    guard found == kinds else {
      func words(_ kinds: [HapticKind]) -> String {
        kinds.map(\.rawValue).joined(separator: ", ")
      }
      throw ReplayProblem(
        .assertion, "expected the haptics [\(words(kinds))], found [\(words(found))]")
    }
    hapticsSeen = state.haptics.count
  }

  private mutating func whereabouts(of query: ElementQuery) throws(ReplayProblem) -> String {
    let map = try map()
    guard let first = map.candidates(query).first else { return "nothing of the kind" }
    guard first.isShown else {
      return first.opacity <= 0
        ? "'\(first.id)' transparent" : "'\(first.id)' scrolled or moved out of sight"
    }
    let cover = map.cover(of: first).map(\.description) ?? "something"
    return "'\(first.id)' covered by \(cover)"
  }

  private mutating func nearest(_ query: ElementQuery) throws(ReplayProblem) -> String? {
    guard case .text(let text, _) = query else { return nil }
    return NearestName.find(text, among: try map().visibleTexts).map { "did you mean '\($0)'?" }
  }

  private static func words(_ value: String?) -> String { value.map { "'\($0)'" } ?? "nothing" }
}

extension ElementQuery {
  /// As a message names it.
  var words: String {
    switch self {
    case .text(let text, nil): "«\(text)»"
    case .text(let text, let index?): "«\(text)» number \(index)"
    case .id(let id): "'\(id)'"
    }
  }
}

extension StateExpectation.Value {
  /// As the facts of a state write it.
  fileprivate var fact: String? {
    switch self {
    case .nothing: nil
    case .boolean(let value): String(value)
    case .count(let value): String(value)
    case .text(let value): value
    }
  }
}
