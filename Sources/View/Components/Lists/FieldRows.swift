internal import DesignTokens
package import ViewTree

/// A line of text that can be written, in a list: what it is called, then what was written.
package struct TextFieldRow: View {
  private static let labelWidth = 64.0
  private static let gap = Length.grid(3)

  private let label: String?
  private let text: String
  private let placeholder: String
  private let symbol: Symbol?
  private let hidesText: Bool
  private let error: String?
  private let action: ElementAction?

  /// - Parameters:
  ///   - label: nil where the section's title says it.
  ///   - symbol: before everything else, such as that of a search.
  ///   - hidesText: whether a dot stands for each letter, as in the field of a password.
  ///   - error: what is wrong with the text, on a line below it.
  package init(
    _ label: String? = nil, text: String, placeholder: String = "", symbol: Symbol? = nil,
    hidesText: Bool = false, error: String? = nil, action: ElementAction? = nil
  ) {
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.symbol = symbol
    self.hidesText = hidesText
    self.error = error
    self.action = action
  }

  package var node: Node {
    let line = VStack(.leading) {
      HStack(.firstBaseline, spacing: Self.gap) {
        if let label {
          Text(label, .body).frame(width: .range(minimum: Self.labelWidth), alignment: .leading)
            .named("label")
        }
        if hidesText, !text.isEmpty {
          HiddenText(count: text.count)
        } else {
          FieldText(text, placeholder: placeholder)
        }
      }
      .node.reflowing().fillWidth()
      if let error {
        Text(error, .footnote).foreground(.destructive).fillWidth().padding(top: .grid(1))
          .named("error")
      }
    }.node.fillWidth()
    return HStack(spacing: .grid(2)) {
      if let symbol { Icon(symbol, size: 20, .token(.secondaryLabel)).scaled(with: .body) }
      line
    }
    .node.padding(horizontal: .rowInset, vertical: ListRow.verticalPadding)
    .fillWidth().minimumHeight(.token(.rowHeight), alignment: .leading)
    .withSeparator(leadingInset: .rowInset)
    .asField(label: label ?? placeholder, text: hidesText ? "" : text, action: action)
  }
}

/// A field of several lines, in a list.
package struct TextAreaRow: View {
  private let text: String
  private let placeholder: String
  private let action: ElementAction?

  package init(
    text: String, placeholder: String, action: ElementAction? = nil
  ) {
    self.text = text
    self.placeholder = placeholder
    self.action = action
  }

  package var node: Node {
    VStack(.leading) { FieldText(text, placeholder: placeholder) }
      .node.padding(horizontal: .rowInset, vertical: ListRow.verticalPadding)
      .fillWidth().minimumHeight(.token(.textAreaHeight), alignment: .topLeading)
      .withSeparator(leadingInset: .rowInset)
      .asField(label: placeholder, text: text, action: action)
  }
}

/// What was written in a field that hides it: a dot a letter, in the height of a line.
struct HiddenText: View {
  private static let diameter = 8.0
  /// More dots than this fit no phone at the standard text size.
  private static let limit = 16

  let node: Node

  init(count: Int) {
    let dot = Area().frame(width: Self.diameter, height: Self.diameter)
      .background(.label, corners: .capsule).scaled(with: .body)
    let dots = HStack(spacing: .grid(1)) {
      for _ in 0..<min(count, Self.limit) { dot }
      Spacer()
    }.node.fillWidth().clipped()
    // An empty line gives the dots the height and the baseline of a text.
    node = Text(" ", .body).fillWidth().overlay(.leading, dots).named("text")
  }
}

/// What was written in a field, or what could be.
struct FieldText: View {
  let node: Node

  init(_ text: String, placeholder: String) {
    let words = text.isEmpty ? Text(placeholder, .body).foreground(.tertiaryLabel) : Text(text).node
    node = words.fillWidth().named(text.isEmpty ? "placeholder" : "text")
  }
}

extension Node {
  func asField(label: String, text: String, action: ElementAction?) -> Node {
    named("field").role(.field).label(label).value(text).controlled(by: action, isEnabled: true)
  }
}
