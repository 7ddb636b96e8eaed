internal import Diagnostics
internal import Documents
internal import Mockups

/// Reads one screen of a mock-up.
struct ScreenReader {
  let components: ComponentReader

  /// - Parameter hasTabs: Whether the mock-up has a tab bar.
  func screen(
    _ pair: YAMLPair, hasTabs: Bool, _ problems: inout [Diagnostic]
  ) -> MockupScreen? {
    if pair.key.isEmpty || pair.key.contains(where: { "/[]".contains($0) }) {
      problems.append(
        Diagnostic(
          .error, "the id of a screen has no '/', '[' or ']' and is not empty", at: pair.keyRange))
    }
    let what = "a screen such as {title: خانه, body: []}"
    guard var reader = MappingReader(pair.value, expecting: what, &problems) else { return nil }
    var screen = MockupScreen(id: pair.key)
    if let title = reader.optional("title", Self.title, "A large title, or with its style.") {
      read(title, into: &screen, &problems)
    } else {
      screen.titleStyle = .none
    }
    screen.ground =
      reader.optional("ground", .choice("ground"), "What the screen stands on.") ?? .grouped
    screen.showsTabBar =
      reader.optional("tabBar", .boolean, "Whether the tab bar is seen, where there is one.")
      ?? true
    if let bar = reader.optional("bar", barNode, "At the two ends of the bar.") {
      readBar(bar, into: &screen, &problems)
    }
    screen.body = reader.optional("body", components.list, "Components, one below the other.") ?? []
    screen.sticky =
      reader.optional("sticky", components.list, "At the bottom edge, over what scrolls.") ?? []
    problems += reader.finish()
    return screen
  }

  /// The title for a later look; editors are told both of its forms.
  private static let title = ValueReader<YAMLNode>.node.described {
    let styles = MockupScreen.TitleStyle.allCases.map(\.rawValue)
    return .text(
      .text,
      else: .object([.init("text", .text, isRequired: true), .init("style", .choice(styles))]))
  }

  private var barNode: ValueReader<YAMLNode> {
    .node.described {
      JSONSchema { node, problems in
        var screen = MockupScreen(id: "")
        readBar(node, into: &screen, &problems)
      }
    }
  }

  /// `title: خانه`, or `title: {text: خانه, style: inline}`.
  private func read(
    _ node: YAMLNode, into screen: inout MockupScreen, _ problems: inout [Diagnostic]
  ) {
    if let words = node.text {
      screen.title = components.scope.text(words, at: node.range, &problems)
      return
    }
    let what = "a title or {text: TITLE, style: inline}"
    guard var reader = MappingReader(node, expecting: what, &problems) else { return }
    if let text = reader.required("text", .node),
      let words = ValueReader.text.read(text, &problems)
    {
      screen.title = components.scope.text(words, at: text.range, &problems)
    }
    screen.titleStyle = reader.optional("style", .choice("title style")) ?? .large
    problems += reader.finish()
  }

  /// `bar: {leading: [...], trailing: [...]}`.
  private func readBar(
    _ node: YAMLNode, into screen: inout MockupScreen, _ problems: inout [Diagnostic]
  ) {
    let what = "{leading: COMPONENTS, trailing: COMPONENTS}"
    guard var reader = MappingReader(node, expecting: what, &problems) else { return }
    screen.leading = reader.optional("leading", components.list) ?? []
    screen.trailing = reader.optional("trailing", components.list) ?? []
    problems += reader.finish()
  }
}
