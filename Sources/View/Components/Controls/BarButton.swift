internal import DesignTokens
package import ViewTree

/// `.bbtn`: a word in a navigation bar; `.b` for the one that completes the task.
///
/// Source: design document, Components, Bar button (accent text, press 0.4); platform figures
/// section 2 (label 17, target 44).
package struct BarButton: View {
  package let node: Node

  package init(
    _ title: String, isBold: Bool = false, action: ElementAction?, isEnabled: Bool = true
  ) {
    node = Text(title, isBold ? .headline : .body).foreground(.accent)
      .fixedTextSize().lineLimit(1)
      .padding(horizontal: .grid(2))
      .frame(alignment: .center).fixedHeight(.token(.target))
      .role(.button).label(title).controlled(by: action, isEnabled: isEnabled, press: .fade)
      .named("barbutton")
  }
}

/// `.bk`: back to the screen whose title it shows.
///
/// Source: platform figures section 2 (chevron 13 by 21, gap 6, label 17; mirrored from right to
/// left).
package struct BackButton: View {
  package let node: Node

  package init(_ title: String, action: ElementAction?) {
    let chevron = ZStack { Icon(.chevronBackward, size: 24, .token(.accent)) }
      .node.frame(width: 12, height: .token(.target))
    node = HStack(spacing: .grid(1.5)) {
      chevron
      Text(title, .body).foreground(.accent).fixedTextSize().lineLimit(1)
    }
    .node.frame(alignment: .leading)
    .minimumWidth(.token(.target)).fixedHeight(.token(.target))
    .role(.button).label(title).controlled(by: action, isEnabled: true, press: .fade).named("back")
  }
}
