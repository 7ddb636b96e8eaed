internal import Catalog
package import Diagnostics
internal import Documents
package import Mockups

/// A change of the built-in app, and where the file asks for it.
package struct ScreenChange: Hashable, Sendable {
  package var change: MockupChange
  /// The element's id.
  package var range: SourceRange
}

/// Reads what a header changes of a screen of the built-in app, by the ids of its elements.
struct ChangeReader {
  /// The keys of a header that change a screen, in the order in which a hint lists them.
  enum Key: String, CaseIterable {
    case set, remove, insertBefore, insertAfter, replace

    /// What editors say of it.
    var summary: String {
      switch self {
      case .set: "Other settings of elements, by id."
      case .remove: "Elements that go, by id."
      case .insertBefore: "Components before elements, by id."
      case .insertAfter: "Components after elements, by id."
      case .replace: "Components in place of elements, by id."
      }
    }

    var schema: JSONSchema {
      switch self {
      case .set: .table(of: JSONSchema(.record(ElementSettings.parameters)))
      case .remove: .text(.text, else: .list(of: .text))
      case .insertBefore, .insertAfter, .replace: .table(of: .reference("components"))
      }
    }
  }

  let components: ComponentReader

  /// The changes of a header, in the order of `Key`.
  func changes(in header: YAMLNode, _ problems: inout [Diagnostic]) -> [ScreenChange] {
    var changes = settings(header["set"], &problems) + removals(header["remove"], &problems)
    changes += insertions("insertBefore", in: header, &problems) { .insertBefore($0) }
    changes += insertions("insertAfter", in: header, &problems) { .insertAfter($0) }
    changes += insertions("replace", in: header, &problems) { .replace($0) }
    problems += Self.contradictions(in: changes)
    return changes
  }

  /// `set: {today/date: {text: امروز}}`.
  private func settings(
    _ node: YAMLNode?, _ problems: inout [Diagnostic]
  ) -> [ScreenChange] {
    pairs(of: node, "settings by id, such as {today/date: {text: امروز}}", &problems)
      .compactMap { pair in
        let what = "settings such as {text: امروز}"
        guard var reader = MappingReader(pair.value, expecting: what, &problems) else { return nil }
        let values = ArgumentReader(components: components)
          .read(ElementSettings.parameters, from: &reader, &problems)
        problems += reader.finish()
        return ScreenChange(
          change: MockupChange(.set(values), of: pair.key), range: pair.keyRange)
      }
  }

  /// `remove: [today/week]`, or the id alone.
  private func removals(_ node: YAMLNode?, _ problems: inout [Diagnostic]) -> [ScreenChange] {
    guard let node else { return [] }
    return (node.items ?? [node]).compactMap { item in
      ValueReader.text.read(item, &problems)
        .map { ScreenChange(change: MockupChange(.remove, of: $0), range: item.range) }
    }
  }

  /// `insertAfter: {today/week: [note: سلام]}`.
  private func insertions(
    _ key: String, in header: YAMLNode, _ problems: inout [Diagnostic],
    _ kind: ([MockupComponent]) -> MockupChange.Kind
  ) -> [ScreenChange] {
    pairs(of: header[key], "components by id, such as {today/week: [note: سلام]}", &problems)
      .compactMap { pair in
        components.list.read(pair.value, &problems).map {
          ScreenChange(change: MockupChange(kind($0), of: pair.key), range: pair.keyRange)
        }
      }
  }

  private func pairs(
    of node: YAMLNode?, _ what: String, _ problems: inout [Diagnostic]
  ) -> [YAMLPair] {
    guard let node else { return [] }
    if let pairs = node.pairs { return pairs }
    problems.append(Diagnostic(.error, "expected \(what), found \(node.summary)", at: node.range))
    return []
  }

  /// Elements that are set, removed and replaced at once.
  private static func contradictions(in changes: [ScreenChange]) -> [Diagnostic] {
    var places: [String: SourceRange] = [:]
    return changes.compactMap { item in
      switch item.change.kind {
      case .insertBefore, .insertAfter: return nil
      case .set, .remove, .replace: break
      }
      guard let first = places[item.change.id] else {
        places[item.change.id] = item.range
        return nil
      }
      return Diagnostic(
        .error, "two things are to become of '\(item.change.id)'", at: item.range,
        hint: "an element is set, removed or replaced",
        notes: [Diagnostic(.note, "the first is asked for here", at: first)])
    }
  }
}
