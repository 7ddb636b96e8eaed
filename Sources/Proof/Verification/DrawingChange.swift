package import Snapshots

/// What drew a reference, held against what draws now.
package struct DrawingChange: Hashable, Sendable {
  /// A line for each thing that is another one, in the order program, libraries, fonts.
  package let lines: [String]

  package init(from before: ReferenceNotes, to after: ReferenceNotes) {
    var lines: [String] = []
    if let old = before.renderer, let new = after.renderer, old != new {
      lines.append("the reference was drawn by \(old), this picture by \(new)")
    }
    lines += Self.changes(Self.versions(before.libraries), Self.versions(after.libraries)) {
      "the reference was drawn with \($0) \($1), this picture with \($2)"
    }
    lines += Self.changes(Self.versions(before.fonts), Self.versions(after.fonts)) {
      "the font \($0) changed from \(Self.short($1)) to \(Self.short($2))"
    }
    self.lines = lines
  }

  /// Names with what follows their last space.
  private static func versions(_ lines: [String]) -> [(name: String, version: String)] {
    lines.compactMap { line in
      guard let space = line.lastIndex(of: " ") else { return nil }
      return (String(line[..<space]), String(line[line.index(after: space)...]))
    }
  }

  /// The names that have another version; those that only one side knows say nothing.
  private static func changes(
    _ before: [(name: String, version: String)], _ after: [(name: String, version: String)],
    _ words: (_ name: String, _ old: String, _ new: String) -> String
  ) -> [String] {
    after.compactMap { item in
      guard let old = before.first(where: { $0.name == item.name }), old.version != item.version
      else { return nil }
      return words(item.name, old.version, item.version)
    }
  }

  /// A digest by its first eight digits, as people compare them.
  private static func short(_ digest: String) -> String {
    let digits = digest.hasPrefix("sha256:") ? digest.dropFirst(7) : digest[...]
    return String(digits.prefix(8))
  }
}
