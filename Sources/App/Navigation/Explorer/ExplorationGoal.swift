import Mockups

/// Something that a walk is to come past.
package enum ExplorationGoal: Hashable, Sendable {
  /// An entry of the design document's inventory.
  case inventory(InventoryItem)
  /// A screen of a mock-up by its id, on whichever layer.
  case screen(String)

  /// Everything that the app of a state is to show, in the order of the document or of the file.
  package static func all(of state: AppState) -> [ExplorationGoal] {
    guard let mockup = state.mockup?.mockup else {
      return InventoryItem.allCases.map { .inventory($0) }
    }
    return mockup.screens.map { .screen($0.id) }
  }

  /// The name in reports.
  package var name: String {
    switch self {
    case .inventory(let item): item.rawValue
    case .screen(let id): id
    }
  }

  /// The claim that a state shows it, with nothing over it.
  package func isShown(in state: AppState) -> Bool {
    switch self {
    case .inventory(let item): item.isShown(in: state)
    case .screen(let id): id == state.screenInFront
    }
  }
}

extension AppState {
  /// The id of the mock-up's screen that lies over all others; nil in the app's own screens.
  fileprivate var screenInFront: String? {
    if let dialog = mockup?.dialog { return dialog }
    if case .mockup(let sheet)? = presentation?.sheet { return sheet.screen }
    if case .mockup(let route) = route { return route.screen }
    return nil
  }
}
