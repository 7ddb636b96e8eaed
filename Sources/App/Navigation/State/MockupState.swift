package import Mockups

/// A mock-up that runs, alone or over the built-in app: what its file says, and what has become of its
/// values.
package struct MockupState: Hashable, Sendable {
  package let mockup: Mockup
  package internal(set) var values: MockupValues
  /// The screen that lies over everything as a dialog, by its id.
  package internal(set) var dialog: String?
  /// The dialog that was there last, while it fades away.
  package internal(set) var lastDialog: String?
  /// The text value whose field was written into last, by its name.
  package internal(set) var focus: String?

  package init(_ mockup: Mockup, values: MockupValues? = nil) {
    self.mockup = mockup
    self.values = values ?? MockupValues(mockup.variables)
  }

  /// The index of a value among the choices that its file gives it, 0 or 1 for a Boolean; nil for
  /// what has no order.
  package func position(of variable: String) -> Double? {
    switch values[variable] {
    case .boolean(let isOn)?: isOn ? 1 : 0
    case .text(let text)?:
      mockup.variable(variable)?.choices.firstIndex(of: text).map { Double($0) }
    case .number?, nil: nil
    }
  }
}

/// A screen of a mock-up that lies over another one as a sheet.
package struct MockupSheet: Hashable, Sendable {
  /// Its id.
  package var screen: String
  /// A full page over a shrunk body; else a short form sheet.
  package var isPage: Bool

  package init(screen: String, isPage: Bool) {
    self.screen = screen
    self.isPage = isPage
  }
}
