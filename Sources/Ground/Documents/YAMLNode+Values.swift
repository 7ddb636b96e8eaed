extension YAMLNode {
  /// The entries of a mapping, nil for anything else.
  package var pairs: [YAMLPair]? {
    switch content {
    case .mapping(let pairs): pairs
    case .question: []
    case .scalar, .sequence: nil
    }
  }

  /// The items of a sequence, nil for anything else.
  package var items: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The value of a key, nil where this is no mapping or has no such key.
  package subscript(key: String) -> YAMLNode? {
    pairs?.first { $0.key == key }?.value
  }

  /// The single value, nil for a collection.
  package var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// Whether this stands for «nothing»: empty, `~` or `null` without quotation marks.
  package var isNull: Bool {
    plainText.map { ["", "~", "null", "Null", "NULL"].contains($0) } ?? false
  }

  /// The words of any scalar that is not null; numbers and Booleans as they were written.
  package var text: String? { isNull ? nil : scalar?.text }

  /// `true` or `false`. The `yes`, `no`, `on` and `off` of YAML 1.1 are text.
  package var boolean: Bool? {
    switch plainText {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// Decimal digits with an optional sign, as far as they fit 64 bits.
  package var integer: Int? { plainText.flatMap { Int($0) } }

  /// A finite decimal number, with an optional fraction and exponent.
  package var number: Double? {
    guard let text = plainText, text.utf8.contains(where: { (0x30...0x39).contains($0) }),
      text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }),
      let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  /// What a message says was found: «a list», «nothing», «'18h'».
  package var summary: String {
    switch content {
    case .mapping, .question: "a mapping"
    case .sequence: "a list"
    case .scalar(let scalar): isNull ? "nothing" : "'\(Self.shortened(scalar.text))'"
    }
  }

  private var plainText: String? {
    guard let scalar, scalar.style == .plain else { return nil }
    return scalar.text
  }

  /// At most 40 characters of one line, so that a message stays one line.
  private static func shortened(_ text: String) -> String {
    let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[0]
    return line.count > 40 || line.count < text.count ? line.prefix(39) + "…" : String(line)
  }
}
