internal import DesignTokens
package import ViewTree

/// `.row`: one line of a list: what it is about, its value, and what a tap does.
///
/// Source: platform figures section 7: at least 52 high, with a subtitle 72; text at 16, or after
/// an icon of 30 and a gap of 12; chevron in the tertiary label colour.
package struct ListRow: View {
  /// What stands before the title.
  package enum Leading: Hashable, Sendable {
    case none
    case icon(Symbol, Paint = .token(.accent))
    case day(DayStatus)
    case ring(ProgressRing.Status)
    /// A check in the accent colour; without it, its room stays empty.
    case check(Bool)
  }

  /// What stands at the end.
  package enum Trailing: Hashable, Sendable {
    case none
    case chevron
    /// Points down, or up while the row is open.
    case disclosure(isOpen: Bool)
    case check
    /// A switch; `position` runs from 0 for off to 1 for on.
    case toggle(isOn: Bool, position: ThumbPlace? = nil)
    case view(Node)
  }

  package enum Tint: String, Hashable, Sendable, CaseIterable { case plain, accent, destructive }

  static let verticalPadding = Length.grid(2.5)
  private static let iconWidth = Length.scaled(.token(.rowIcon), with: .body)
  private static let gap = Length.grid(3)

  private let title: String
  private let subtitle: String?
  private let value: String?
  private let detail: String?
  private let leading: Leading
  private let trailing: Trailing
  private let tint: Tint
  private let action: ElementAction?
  private let isEnabled: Bool

  /// - Parameter detail: a line that a tap has opened under the others.
  package init(
    _ title: String, subtitle: String? = nil, value: String? = nil, detail: String? = nil,
    leading: Leading = .none, trailing: Trailing = .none, tint: Tint = .plain,
    action: ElementAction? = nil, isEnabled: Bool = true
  ) {
    self.title = title
    self.subtitle = subtitle
    self.value = value
    self.detail = detail
    self.leading = leading
    self.trailing = trailing
    self.tint = tint
    self.action = action
    self.isEnabled = isEnabled
  }

  package var node: Node {
    let row = VStack(.leading) {
      HStack(spacing: Self.gap) {
        leadingNode
        words
        trailingNode
      }
      .node.rising().padding(horizontal: .rowInset)
      .fillWidth().minimumHeight(minimumHeight, alignment: .leading)
      detailNode
    }
    .node.fillWidth().minimumHeight(minimumHeight, alignment: .topLeading)
    .withSeparator(leadingInset: separatorInset).role(role).named("row")
    return row.controlledRow(by: action, isEnabled: isEnabled, press: press).modified {
      $0.semantics.value = state
    }
  }

  /// The texts and the value at their end, or below them where type is very large.
  private var words: Node {
    HStack(spacing: Self.gap) {
      VStack(.leading) {
        Text(title, .body).foreground(titlePaint).named("title")
        if let subtitle {
          Text(subtitle, .subhead).foreground(.secondaryLabel).named("subtitle")
        }
      }
      Spacer()
      if let value {
        (Self.isFigure(value) ? Text(value, .body).monospacedDigits() : Text(value, .body).node)
          .foreground(.secondaryLabel).textAlignment(.trailing).named("value")
      }
    }.node.reflowing().padding(vertical: Self.verticalPadding).fillWidth()
  }

  /// Whether a value is a number alone, which stands over other numbers. Digits of one width tear a
  /// number apart that stands among words.
  private static func isFigure(_ value: String) -> Bool {
    value.allSatisfy { $0.isNumber || "٬٫.,٪%+−-".contains($0) }
  }

  /// What a tap has opened: under the texts, so that nothing above it moves.
  private var detailNode: Node? {
    detail.map { text in
      Text(text, .subhead).foreground(.secondaryLabel).fillWidth().named("detail")
        .padding(leading: separatorInset, bottom: Self.verticalPadding, trailing: .rowInset)
    }
  }

  /// A switch answers a touch by itself.
  private var press: PressLook? {
    if case .toggle = trailing { return nil }
    return .highlight
  }

  private var leadingNode: Node? {
    switch leading {
    case .none: nil
    case .icon(let symbol, let paint): slot(Icon(symbol, size: 26, paint))
    case .day(let status): slot(DayDot(status, diameter: 22))
    case .ring(let status): slot(ProgressRing(status))
    case .check(let isOn):
      slot(Icon(.checkmark, size: 20, .token(.accent)).opacity(isOn ? 1 : 0))
    }
  }

  private func slot(_ view: some View) -> Node {
    onFirstLine(
      ZStack { view.scaled(with: .body) }
        .node.fixedWidth(Self.iconWidth))
  }

  /// In the middle of the row's first line, wherever that stands.
  private func onFirstLine(_ mark: Node) -> Node {
    ZStack { mark }.node.minimumHeight(.line(of: .body), alignment: .center)
      .padding(vertical: Self.verticalPadding)
  }

  private var trailingNode: Node? {
    switch trailing {
    case .none: nil
    // A row that opens nothing has no mark of opening.
    case .chevron: isEnabled ? onFirstLine(DisclosureChevron().node) : nil
    case .disclosure(let isOpen): onFirstLine(Disclosure(isOpen: isOpen).node)
    case .check: onFirstLine(Icon(.checkmark, size: 20, .token(.accent)).scaled(with: .body))
    case .toggle(let isOn, let position): Switch(isOn: isOn, position: position).node
    case .view(let node): node
    }
  }

  private var separatorInset: Length {
    if case .none = leading { return .rowInset }
    return .rowInset + Self.iconWidth + Self.gap
  }

  private var minimumHeight: Length {
    .token(subtitle == nil ? .rowHeight : .subtitleRowHeight)
  }

  private var titlePaint: Paint {
    switch tint {
    case .plain: .token(.label)
    case .accent: .token(.accent)
    case .destructive: .token(.destructive)
    }
  }

  private var role: Role {
    if case .toggle = trailing { return .switch }
    return .row
  }

  /// What a screen reader says after the title.
  private var state: String? {
    if case .toggle(let isOn, _) = trailing { return Switch.value(isOn) }
    return value
  }
}

/// The mark at the end of a row that leads somewhere.
///
/// Source: platform figures section 7: 10.5 by 14 with a stroke of 2; points to the left in a
/// right-to-left layout.
package struct DisclosureChevron: View {
  package let node: Node

  package init() {
    let chevron = Icon(.chevronForward, size: 19, .token(.tertiaryLabel))
    node = ZStack { chevron }.node.frame(width: 10.5, height: 14).role(.image)
      .scaled(with: .body)
  }
}

/// The mark at the end of a row that opens in place.
package struct Disclosure: View {
  package let node: Node

  package init(isOpen: Bool) {
    let symbol: Symbol = isOpen ? .chevronUp : .chevronDown
    node = ZStack { Icon(symbol, size: 19, .token(.tertiaryLabel)) }
      .node.frame(width: 14, height: 14).role(.image).scaled(with: .body)
  }
}
