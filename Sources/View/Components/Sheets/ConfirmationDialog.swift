internal import DesignTokens
package import ViewTree

/// Asks before something is lost: choices on a card, and below it the way to go on.
///
/// Source: screens.md T8 (a dirty sheet); platform figures section 13 line 23 (destructive).
package struct ConfirmationDialog: View {
  package struct Choice: Hashable, Sendable {
    package var name: String
    package var title: String
    package var isDestructive: Bool
    package var action: ElementAction?

    package init(name: String, title: String, isDestructive: Bool = false, action: ElementAction?) {
      self.name = name
      self.title = title
      self.isDestructive = isDestructive
      self.action = action
    }
  }

  private let message: String?
  private let choices: [Choice]
  private let cancel: Choice

  package init(message: String? = nil, choices: [Choice], cancel: Choice) {
    self.message = message
    self.choices = choices
    self.cancel = cancel
  }

  package var node: Node {
    VStack(spacing: .grid(2)) {
      card {
        if let message {
          Text(message, .footnote).foreground(.secondaryLabel).textAlignment(.center)
            .padding(horizontal: .textInset, vertical: .grid(4))
            .frame(width: .fill, alignment: .center).named("message")
          Hairline()
        }
        for (index, choice) in choices.enumerated() {
          if index > 0 { Hairline() }
          button(choice, .body)
        }
      }
      card { button(cancel, .headline) }
    }
    .node.fillWidth().role(.dialog).named("dialog")
  }

  private func card(@ViewBuilder content: () -> [Node]) -> Node {
    VStack { content() }.node.fillWidth()
      .background(.background, corners: .card).clipped()
  }

  private func button(_ choice: Choice, _ style: TypeStyle) -> Node {
    Text(choice.title, style).textAlignment(.center)
      .foreground(choice.isDestructive ? .destructive : .accent)
      .padding(horizontal: .textInset, vertical: .grid(2))
      .fillWidth(.center).minimumHeight(.token(.dialogRowHeight))
      .role(.button).label(choice.title).controlled(
        by: choice.action, isEnabled: true, press: .highlight
      )
      .named(choice.name)
  }
}
