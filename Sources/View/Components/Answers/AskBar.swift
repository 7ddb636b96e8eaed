internal import DesignTokens
internal import Imaging
package import ViewTree

/// `.ask .ask-s`: a question to the guide, and the button that sends it.
///
/// Source: design document, Components, Guide ask bar (send enables on text); screens.md G (send 44
/// at the trailing end, arrow up, disabled 0.3).
package struct AskBar: View {
  package static let height = 44.0
  /// A longer question is cut, so that the bar leaves room for what it stands on.
  private static let maximumLines = 4

  private let text: String
  private let placeholder: String
  private let sendLabel: String
  private let fieldAction: String?
  private let sendAction: String?
  private let isSendEnabled: Bool
  private let ground: Paint

  package init(
    text: String, placeholder: String, sendLabel: String, fieldAction: String? = nil,
    sendAction: String?, isSendEnabled: Bool, on ground: Paint = .token(.groupedBackground)
  ) {
    self.text = text
    self.placeholder = placeholder
    self.sendLabel = sendLabel
    self.fieldAction = fieldAction
    self.sendAction = sendAction
    self.isSendEnabled = isSendEnabled
    self.ground = ground
  }

  package var node: Node {
    HStack(.bottom, spacing: 8) {
      field
      send
    }
    .node.fillWidth().padding(horizontal: ListSection.sideInset).role(.bar)
  }

  private var field: Node {
    VStack(.leading) {
      FieldText(text, placeholder: placeholder, maximumLines: Self.maximumLines)
    }
    .node.padding(horizontal: 18, vertical: 6)
    .frame(width: .fill, height: .range(minimum: Self.height), alignment: .leading)
    .background(.background, corners: .rounded(Self.height / 2))
    .border(.token(.separator), width: .hairline)
    .shadow(Self.shadow)
    .asField(label: placeholder, text: text, action: fieldAction).named("question")
  }

  private var send: Node {
    let button = ZStack { Icon(.arrowUp, size: 22, .white) }
      .node.frame(width: Self.height, height: Self.height)
      .background(.accent, corners: .capsule)
      .role(.button).label(sendLabel).controlled(
        by: sendAction, isEnabled: isSendEnabled, press: .shrink
      )
      .named("send")
    // What scrolls below must not shine through the button while it is disabled.
    return ZStack { button }.node.background(ground, corners: .capsule)
  }

  private static let shadow = ShadowStyle(Color(gray: 0, alpha: 0.06), sigma: 6, offsetY: 2)
}
