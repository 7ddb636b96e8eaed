package import Diagnostics

/// A value of a YAML or JSON text that knows where it stands.
package struct YAMLNode: Hashable, Sendable {
  /// The three forms that a value can have.
  package enum Content: Hashable, Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    /// In the order of the file; no key occurs twice.
    case mapping([YAMLPair])
    /// No value, but a question to a reader: which mapping it would read.
    case question(SchemaProbe)
  }

  /// The value itself; anchors and aliases are resolved.
  package var content: Content
  /// The whole value where it stands in one line; of longer values only the first scalar of it.
  package var range: SourceRange

  package init(_ content: Content, range: SourceRange) {
    self.content = content
    self.range = range
  }
}

extension YAMLNode {
  /// A question in place of a mapping.
  package init(_ probe: SchemaProbe) {
    self.init(.question(probe), range: SourceLocation(file: "").point)
  }
}

/// A single value as it was written.
package struct YAMLScalar: Hashable, Sendable {
  /// How a scalar is set apart from its surroundings.
  package enum Style: Hashable, Sendable {
    /// Without quotation marks: the only style that can mean a number, a Boolean or nothing.
    case plain
    /// In quotation marks or as a block (`|`, `>`): always text.
    case quoted
  }

  /// After escapes and folding, otherwise untouched: no normalisation, joiners kept.
  package var text: String
  /// Decides whether the text may mean anything but text.
  package var style: Style

  package init(_ text: String, style: Style) {
    self.text = text
    self.style = style
  }
}

/// One entry of a mapping.
package struct YAMLPair: Hashable, Sendable {
  /// The text of the key, whatever its style.
  package var key: String
  /// The key with its quotation marks.
  package var keyRange: SourceRange
  /// A null scalar where nothing follows the colon.
  package var value: YAMLNode

  package init(key: String, keyRange: SourceRange, value: YAMLNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
