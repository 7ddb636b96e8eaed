/// What a touch of a mock-up's element does.
package enum MockupAction: Hashable, Sendable {
  case push(screen: String)
  case pop
  case present(screen: String, MockupPresentation)
  /// Takes the sheet or the dialog away that is on top.
  case dismiss
  case selectTab(String)
  case hud(MockupText, symbol: String)
  case set(String, to: MockupValue)
  /// Gives a free text value a text that shows other values, as they are at that moment.
  case write(String, MockupText)
  case toggle(String)

  /// Whether a screen, a sheet or a dialog moves because of it. One motion runs at a time, so a
  /// list of actions has at most one of these.
  package var movesScreens: Bool {
    switch self {
    case .push, .pop, .present, .dismiss, .selectTab: true
    case .hud, .set, .write, .toggle: false
    }
  }
}

/// What a screen comes as. The action that opens a screen says so, not the screen.
package enum MockupPresentation: String, CaseIterable, Hashable, Sendable {
  /// A page sheet: the screen behind shrinks.
  case page
  /// A form sheet: as high as its content.
  case form
  /// A card in front of everything, which asks something.
  case dialog
}
