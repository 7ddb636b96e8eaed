internal import DesignTokens
package import ViewTree

/// A line of text that can be written, in a list: what it is called, then what was written.
package struct TextFieldRow: View {
  private static let labelWidth = 64.0
  private static let gap = Length.grid(3)

  private let label: String?
  private let text: String
  private let placeholder: String
  private let action: ElementAction?

  /// - Parameter label: nil where the section's title says it.
  package init(
    _ label: String? = nil, text: String, placeholder: String = "", action: ElementAction? = nil
  ) {
    self.label = label
    self.text = text
    self.placeholder = placeholder
    self.action = action
  }

  package var node: Node {
    HStack(.firstBaseline, spacing: Self.gap) {
      if let label {
        Text(label, .body).frame(width: .range(minimum: Self.labelWidth), alignment: .leading)
          .named("label")
      }
      FieldText(text, placeholder: placeholder)
    }
    .node.reflowing()
    .padding(horizontal: .rowInset, vertical: ListRow.verticalPadding)
    .fillWidth().minimumHeight(.token(.rowHeight), alignment: .leading)
    .withSeparator(leadingInset: .rowInset)
    .asField(label: label ?? placeholder, text: text, action: action)
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
