/// The names of one screen's texts; a name is also the key in the content file.
package protocol TextKey: CaseIterable, Hashable, Sendable, RawRepresentable<String> {
  /// The names that the text must hold in braces, such as `day` for «روز {day}».
  var placeholders: [String] { get }
}

/// A text for every key of a screen.
package struct TextTable<Key: TextKey>: Hashable, Sendable {
  private var texts: [Key: String]

  /// - Parameter texts: One text a key. Nil if a key has none.
  package init?(_ texts: [Key: String]) {
    guard Key.allCases.allSatisfy({ texts[$0] != nil }) else { return nil }
    self.texts = texts
  }

  package subscript(_ key: Key) -> String {
    get { texts[key] ?? "" }
    set { texts[key] = newValue }
  }

  /// The text with each `{name}` replaced by its value.
  package subscript(_ key: Key, _ values: KeyValuePairs<String, String>) -> String {
    var result = self[key]
    for (name, value) in values { result = result.replacing("{\(name)}", with: value) }
    return result
  }
}
