internal import DesignTokens
package import ViewTree

/// What a capsule button looks like when nothing touches it.
package enum ButtonKind: String, Hashable, Sendable, CaseIterable {
  /// `.pri`: a green capsule; at most one a screen.
  case primary
  /// `.sec`: a tinted capsule.
  case secondary
  /// `.plain`: accent text alone.
  case plain
  /// A capsule tinted in the colour of what cannot be taken back.
  case destructive
}

/// `.btn`: a button with a word on it.
///
/// Source: design document, Components, Buttons (50 high, press 0.97, disabled 0.3);
/// platform figures section 7 (inset 20, small 32 high in a target of 44).
package struct CapsuleButton: View {
  package enum Size: Hashable, Sendable {
    /// 50 high, as wide as the room.
    case regular
    /// `.sm`: 32 high, as wide as its word.
    case small
  }

  /// As much of the colour as the accent's own ground has of the accent.
  private static let tint = 0.12

  private let title: String
  private let kind: ButtonKind
  private let size: Size
  private let action: ElementAction?
  private let isEnabled: Bool

  package init(
    _ title: String, _ kind: ButtonKind, size: Size = .regular, action: ElementAction?,
    isEnabled: Bool = true
  ) {
    self.title = title
    self.kind = kind
    self.size = size
    self.action = action
    self.isEnabled = isEnabled
  }

  package var node: Node {
    let label = Text(title, size == .regular ? .headline : .subhead)
      .foreground(textPaint).textAlignment(.center)
    let isBare = kind == .plain && size == .small
    var node = label.node
    if !isBare {
      node = node.padding(horizontal: inset, vertical: .grid(1))
        .frame(width: size == .regular ? .fill : .hug).minimumHeight(height, alignment: .center)
    }
    if let ground { node = node.background(ground, corners: .capsule) }
    return node.role(.button).label(title)
      .controlled(by: action, isEnabled: isEnabled, press: .shrink)
  }

  private var height: Length { .token(size == .regular ? .buttonHeight : .smallButtonHeight) }
  private var inset: Length { size == .regular ? .grid(5) : .grid(4) }

  private var ground: Paint? {
    switch kind {
    case .primary: .token(.acted)
    case .secondary: .token(.accentBackground)
    case .plain: nil
    case .destructive: .token(.destructive, opacity: Self.tint)
    }
  }

  private var textPaint: Paint {
    switch kind {
    case .primary: .token(.onTint)
    case .secondary, .plain: .token(.accent)
    case .destructive: .token(.destructive)
    }
  }
}
