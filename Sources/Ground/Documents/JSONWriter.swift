/// Appends values to a text.
struct JSONWriter {
  /// How the items between two brackets are set.
  enum Layout {
    /// Without white space.
    case compact
    /// On one line, with a space after each comma and colon.
    case inline
    /// On lines of their own, one step deeper than the brackets, which stand at `depth`.
    case lines(depth: Int)
  }

  private(set) var output = ""

  mutating func write(_ value: JSONValue, _ layout: Layout) {
    switch value {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .integer(let value): output += String(value)
    case .number(let value, let decimals): output += JSONValue.format(value, decimals: decimals)
    case .string(let value): write(quoted: value)
    case .array(let elements):
      let layout = elements.allSatisfy(\.isScalar) ? layout.onOneLine : layout
      write(elements, between: "[", "]", layout) { writer, element, layout in
        writer.write(element, layout)
      }
    case .object(let members):
      let isShort = members.count <= 4 && members.allSatisfy(\.value.isScalar)
      write(members, between: "{", "}", isShort ? layout.onOneLine : layout) {
        writer, member, layout in
        writer.write(quoted: member.key)
        writer.output += layout.colon
        writer.write(member.value, layout)
      }
    }
  }

  private mutating func write<Item>(
    _ items: [Item], between opening: String, _ closing: String, _ layout: Layout,
    _ writeItem: (inout JSONWriter, Item, Layout) -> Void
  ) {
    output += opening
    for (index, item) in items.enumerated() {
      output += index == 0 ? layout.start : layout.separator
      writeItem(&self, item, layout.inside)
    }
    output += layout.end + closing
  }

  private mutating func write(quoted string: String) {
    output += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      // What cannot be seen in an editor, or would turn the text around there.
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{200B}"..."\u{200F}", "\u{2028}"..."\u{202E}",
        "\u{2060}"..."\u{2069}", "\u{61C}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }
}

extension JSONWriter.Layout {
  /// The same brackets on one line, as far as there are lines.
  fileprivate var onOneLine: Self {
    switch self {
    case .compact: .compact
    case .inline, .lines: .inline
    }
  }

  /// The layout of brackets inside these.
  fileprivate var inside: Self {
    switch self {
    case .compact: .compact
    case .inline: .inline
    case .lines(let depth): .lines(depth: depth + 1)
    }
  }

  fileprivate var colon: String {
    switch self {
    case .compact: ":"
    case .inline, .lines: ": "
    }
  }

  /// What stands before the first item.
  fileprivate var start: String {
    switch self {
    case .compact, .inline: ""
    case .lines(let depth): Self.lineBreak(depth + 1)
    }
  }

  /// What stands between two items.
  fileprivate var separator: String {
    switch self {
    case .compact: ","
    case .inline: ", "
    case .lines: "," + start
    }
  }

  /// What stands after the last item. Brackets without items are always on one line.
  fileprivate var end: String {
    switch self {
    case .compact, .inline: ""
    case .lines(let depth): Self.lineBreak(depth)
    }
  }

  private static func lineBreak(_ depth: Int) -> String {
    "\n" + String(repeating: "  ", count: depth)
  }
}

extension JSONValue {
  fileprivate var isScalar: Bool {
    switch self {
    case .array, .object: false
    case .null, .bool, .integer, .number, .string: true
    }
  }
}
