import DesignTokens
package import Mockups

extension AppState {
  /// The app that a mock-up describes, at one of its screens.
  ///
  /// - Parameters:
  ///   - screen: An id of the mock-up. A tab's root opens in its tab, any other screen over the
  ///     first tab's root, or alone where the mock-up has no tabs.
  ///   - values: What named values start with, in place of the file's.
  mutating func enter(_ mockup: Mockup, at screen: String, values: MockupValues) {
    self.mockup = MockupState(mockup, values: values)
    let tab = mockup.tabs.firstIndex { $0.screen == screen }
    if mockup.tabs.isEmpty {
      stacks = TabStacks(roots: [mockup.route(screen)])
    } else {
      stacks = TabStacks(roots: mockup.tabs.map { mockup.route($0.screen) })
      if let tab, let selected = Tab(position: tab) {
        selectedTab = selected
      } else {
        stacks[selectedTab].push(mockup.route(screen))
      }
    }
  }

  /// The built-in app with the changes, the screens and the values of a file.
  package func changed(by mockup: Mockup) -> AppState {
    var state = self
    state.mockup = MockupState(mockup)
    return state
  }

  /// Why a touch on an element of a mock-up does nothing, or nil if it works now.
  func refusal(of tap: MockupTap) -> NavigationError? {
    if mockup?.dialog != nil, tap.layer != .dialog { return .coveredByDialog }
    if let kind = presentation?.sheet.kind, tap.layer == .screen { return .coveredBySheet(kind) }
    return nil
  }

  /// Carries out actions in their order.
  mutating func perform(_ tap: MockupTap, since source: AppState) {
    for action in tap.actions { perform(action, since: source) }
  }

  private mutating func perform(_ action: MockupAction, since source: AppState) {
    guard let mockup = mockup?.mockup else { return }
    switch action {
    case .push(let screen):
      closeDialog(since: source)
      // One motion runs at a time: what a sheet pushes appears as the sheet leaves.
      if presentation == nil {
        push(mockup.route(screen), since: source)
      } else {
        stacks[selectedTab].push(mockup.route(screen))
        dismissSheet(since: source)
      }
    case .pop:
      closeDialog(since: source)
      if presentation != nil { dismissSheet(since: source) } else { popIfPossible(since: source) }
    case .present(let screen, .dialog): openDialog(screen, since: source)
    case .present(let screen, let style):
      closeDialog(since: source)
      present(.mockup(MockupSheet(screen: screen, isPage: style == .page)), since: source)
    case .dismiss: dismissTopmost(since: source)
    case .selectTab(let id):
      let index = mockup.tabs.firstIndex { $0.id == id }
      if let tab = index.flatMap({ Tab(position: $0) }) { select(tab, since: source) }
    case .hud(let text, let symbol): show(text, symbol: symbol)
    case .set(let name, let value):
      self.mockup?.values.set(name, to: value)
      moveThumb(ofValue: name, since: source)
    case .write(let name, let text):
      let values = self.mockup?.values ?? MockupValues()
      self.mockup?.values.set(name, to: .text(text.resolved(in: values)))
    case .toggle(let name):
      self.mockup?.values.toggle(name)
      moveThumb(ofValue: name, since: source)
    }
  }

  private mutating func popIfPossible(since source: AppState) {
    if stacks[selectedTab].count > 1 { pop(since: source) }
  }

  private mutating func dismissTopmost(since source: AppState) {
    if mockup?.dialog != nil {
      closeDialog(since: source)
    } else {
      dismissSheet(since: source)
    }
  }

  private mutating func openDialog(_ screen: String, since source: AppState) {
    cancelPress()
    mockup?.dialog = screen
    mockup?.lastDialog = screen
    move(.question, from: source.shownValue(.question) ?? 0, to: 1, .reducedFade, since: source)
  }

  private mutating func closeDialog(since source: AppState) {
    guard mockup?.dialog != nil else { return }
    mockup?.dialog = nil
    move(.question, from: source.shownValue(.question) ?? 1, to: 0, .reducedFade, since: source)
  }

  private mutating func show(_ text: MockupText, symbol: String) {
    let values = mockup?.values ?? MockupValues()
    hud = HUD(text: text.resolved(in: values), symbol: symbol, shownAt: now)
    haptics.append(Haptic(.success, at: now))
  }

  /// Slides the thumb of a control to where its value now is, if the value has an order.
  private mutating func moveThumb(ofValue name: String, since source: AppState) {
    guard let target = mockup?.position(of: name) else { return }
    let kind = Transition.Kind.valueThumb(name)
    guard let from = source.shownValue(kind) ?? source.mockup?.position(of: name), from != target
    else { return }
    let isSwitch = mockup?.mockup.variable(name)?.choices.isEmpty ?? true
    move(kind, from: from, to: target, isSwitch ? .toggle : .segment, since: source)
  }
}

extension AppState {
  /// Changes the text of a field that is bound to a value.
  mutating func editValue(
    _ name: String, _ change: (inout String) -> Void
  ) throws(NavigationError) {
    if let blocking = blockingTransition { throw .inMotion(blocking.kind) }
    guard let mockup else { throw .valueNotEditable(name) }
    guard case .text(var text)? = mockup.values[name] else { throw .valueNotEditable(name) }
    change(&text)
    self.mockup?.values.set(name, to: .text(text))
    self.mockup?.focus = name
  }
}

extension Mockup {
  /// The route of a screen.
  func route(_ id: String) -> Route {
    let screen = screen(id)
    return .mockup(
      MockupRoute(
        screen: id, showsTabBar: (!tabs.isEmpty || !isWholeApp) && screen?.showsTabBar == true,
        hasLargeTitle: screen?.titleStyle == .large))
  }
}
