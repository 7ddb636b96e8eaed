internal import AppContent
internal import Components
internal import DesignTokens
internal import Geometry
internal import Mockups
internal import Navigation
internal import ViewTree

/// The sheet over the screen, where its motion has brought it.
struct SheetScreen: View {
  let motion: SheetMotion
  let environment: ScreenEnvironment

  private var device: DeviceProfile { environment.device }

  var node: Node {
    let kind = motion.sheet.kind
    if kind.isPage {
      return PageSheet(
        bar: bar, scrollOffset: scrollOffset, bottomInset: device.safeAreaBottom
      ) { content }
      .node.named(name).relativeOffset(y: motion.offset).opacity(motion.opacity)
      .padding(top: SheetStage.pageTop(of: device))
    }
    return ZStack(.bottom) {
      FormSheet(
        bar: bar, scrollOffset: scrollOffset,
        bottomInset: max(0, device.safeAreaBottom - FormSheet.margin),
        maximumHeight: (device.size.height / 2).rounded(.down)
      ) { content }
      .node.named(name)
      .padding(
        leading: FormSheet.margin, bottom: FormSheet.margin, trailing: FormSheet.margin
      )
      .relativeOffset(y: motion.offset).opacity(motion.opacity)
    }.node.frame(width: .fill, height: .fill)
  }

  private var scrollOffset: Double {
    motion.state.motion.scrollOffset(of: .sheet(motion.sheet.kind))
  }

  /// The screen of a mock-up that the sheet shows; nil for the app's own forms.
  private var page: MockupPage? {
    guard case .mockup(let sheet) = motion.sheet else { return nil }
    return MockupPage(sheet.screen, state: motion.state, on: .sheet)
  }

  private var name: String { page?.screen.id ?? motion.sheet.kind.rawValue }

  private var bar: SheetBar {
    if let page {
      return SheetBar(
        page.title, leading: page.barItems(page.screen.leading),
        trailing: page.barItems(page.screen.trailing))
    }
    let texts = motion.state.content.texts.shared
    return SheetBar(
      title,
      leading: BarButton(texts[.cancel], action: Action.cancel.element).node.named("cancel"),
      trailing: BarButton(
        texts[.save], isBold: true, action: Action.submit.element, isEnabled: motion.sheet.isValid
      ).node.named("save"))
  }

  private var title: String {
    let texts = motion.state.content.texts
    return switch motion.sheet.kind {
    case .commit: texts.commit[.title]
    case .evidence: texts.evidence[.title]
    case .reflect: texts.reflect[.title]
    case .mockupPage, .mockupForm: ""
    }
  }

  private var content: [Node] {
    switch motion.sheet {
    case .commit(let draft): CommitForm(draft: draft, state: motion.state).nodes
    case .evidence(let draft): EvidenceForm(draft: draft, state: motion.state).nodes
    case .reflect(let draft): ReflectForm(draft: draft, state: motion.state).nodes
    case .mockup: page.map { $0.nodes(of: $0.screen.body + $0.screen.sticky) } ?? []
    }
  }
}
