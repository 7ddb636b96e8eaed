internal import DesignTokens
package import ViewTree

/// `.ask .ask-s`: a question to the guide, and the button that sends it.
///
/// Source: design document, Components, Guide ask bar (send enables on text); screens.md G (send 44
/// at the trailing end, arrow up, disabled 0.3). As wide as the tab bar that it floats over, and of the
/// same glass.
package struct AskBar: View {
  private static let height = Length.token(.askHeight)
  /// Of a longer question the end is shown, which is being written, so that the bar leaves room for
  /// what it stands on.
  private static let maximumLines = 4.0

  private let text: String
  private let placeholder: String
  private let sendLabel: String
  private let fieldAction: ElementAction?
  private let sendAction: ElementAction?
  private let isSendEnabled: Bool
  private let ground: Paint
  private let material: Material

  package init(
    text: String, placeholder: String, sendLabel: String, fieldAction: ElementAction? = nil,
    sendAction: ElementAction?, isSendEnabled: Bool, on ground: Paint = .token(.groupedBackground),
    material: Material = Material(.glass)
  ) {
    self.text = text
    self.placeholder = placeholder
    self.sendLabel = sendLabel
    self.fieldAction = fieldAction
    self.sendAction = sendAction
    self.isSendEnabled = isSendEnabled
    self.ground = ground
    self.material = material
  }

  package var node: Node {
    HStack(.bottom, spacing: .grid(2)) {
      field
      send
    }
    .node.fillWidth().padding(horizontal: .token(.tabBarMargin)).role(.bar)
  }

  private var field: Node {
    let content = VStack(.leading) {
      FieldText(text, placeholder: placeholder).node
        .maximumHeight(.line(of: .body) * Self.maximumLines, alignment: .bottomLeading)
    }
    .node.padding(horizontal: .rowInset, vertical: .grid(1))
    .fillWidth().minimumHeight(Self.height, alignment: .leading)
    // A capsule while it is one line high, as the radius cannot be more than half of the height.
    return material.apply(to: content, corners: .card).asField(
      label: placeholder, text: text, action: fieldAction
    ).named("question")
  }

  private var send: Node {
    let button = ZStack { Icon(.arrowUp, size: 22, .token(.onTint)) }
      .node.frame(width: Self.height, height: Self.height)
      .background(.accent, corners: .capsule)
      .role(.button).label(sendLabel).controlled(
        by: sendAction, isEnabled: isSendEnabled, press: .shrink
      )
      .named("send")
    // What scrolls below must not shine through the button while it is disabled.
    return ZStack { button }.node.background(ground, corners: .capsule)
  }
}
