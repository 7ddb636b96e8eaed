package import Mockups
package import Navigation

/// What can be reached of an app from where it starts.
package struct WalkedApp: Sendable {
  /// What the app, or a file, says there is, and no way leads to.
  package let unreachable: [String]
  /// States from which no way leads back to the root of a tab.
  package let deadEnds: [String]

  package init(unreachable: [String], deadEnds: [String] = []) {
    self.unreachable = unreachable
    self.deadEnds = deadEnds
  }

  /// What a walk through the machine has found.
  package init(_ exploration: Exploration) {
    self.init(
      unreachable: exploration.unreachable.map(\.name),
      deadEnds: exploration.deadEnds.map { exploration.states[$0].abstract.name })
  }

  /// What the actions of a mock-up's file lead to, whatever its conditions say.
  ///
  /// - Parameter start: the id of the screen that it begins with.
  package init(_ mockup: Mockup, from start: String) {
    var reached = Set([start] + mockup.tabs.map(\.screen))
    var queue = Array(reached)
    while let id = queue.popLast() {
      for target in mockup.screen(id)?.targets ?? [] where reached.insert(target).inserted {
        queue.append(target)
      }
    }
    self.init(unreachable: mockup.screens.map(\.id).filter { !reached.contains($0) })
  }
}

extension MockupScreen {
  /// The screens that something on it opens, by their ids.
  fileprivate var targets: [String] {
    (leading + trailing + body + sticky).flatMap { component in
      component.arguments.values.flatMap(\.targets)
    }
  }
}

extension MockupArgument {
  fileprivate var targets: [String] {
    switch self {
    case .text, .boolean, .number, .word, .variable: []
    case .actions(let actions): actions.compactMap(\.target)
    case .components(let components):
      components.flatMap { $0.arguments.values.flatMap(\.targets) }
    case .list(let items): items.flatMap(\.targets)
    case .record(let fields): fields.values.flatMap(\.targets)
    }
  }
}

extension MockupAction {
  fileprivate var target: String? {
    switch self {
    case .push(let screen), .present(let screen, _): screen
    case .pop, .dismiss, .selectTab, .hud, .set, .write, .toggle: nil
    }
  }
}
