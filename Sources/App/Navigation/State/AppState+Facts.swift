import AppContent
import Mockups

/// Something about a state that a scenario can assert and a dump prints.
package struct Fact: Hashable, Sendable {
  package let name: String
  /// Nil where there is nothing, such as no HUD.
  package let value: String?
}

extension Fact {
  /// What a mock-up's own values cannot be called.
  package static let namesInMockups = [
    "screen", "tab", "stack", "depth", "clock", "modal", "hud", "reduceMotion",
    "reduceTransparency", "moving",
  ]

  /// What values beside the built-in app cannot be called.
  package static let namesInApp = [
    "screen", "tab", "stack", "depth", "today", "paused", "day", "date", "clock", "days",
    "commitment", "evidence", "reflection", "shared", "lessonRead", "modal", "dirty", "valid",
    "confirmation", "hud", "answer", "segment", "pledged", "reduceMotion", "reduceTransparency",
    "moving",
  ]
}

extension AppState {
  /// Everything that tells where the app is, always with the same names in the same order; in a
  /// mock-up its own values last.
  package var facts: [Fact] {
    guard let mockup else { return factsOfApp }
    let values = mockup.values.sorted.map { Fact(name: $0.name, value: $0.value.description) }
    return (mockup.mockup.isWholeApp ? facts(of: mockup) : factsOfApp) + values
  }

  private var factsOfApp: [Fact] {
    let sheet = presentation?.sheet
    return [
      Fact(name: "screen", value: screenName),
      Fact(name: "tab", value: selectedTab.rawValue),
      Fact(name: "stack", value: stacks[selectedTab].elements.map(\.name).joined(separator: "/")),
      Fact(name: "depth", value: String(stacks[selectedTab].count)),
      Fact(name: "today", value: todayState.rawValue),
      Fact(name: "paused", value: String(isPaused)),
      Fact(name: "day", value: String(today)),
      Fact(name: "date", value: date.weekdayDayAndMonth),
      Fact(name: "clock", value: PersianNumber.time(minutesOfDay: clock.minutesOfDay)),
      Fact(name: "days", value: days.map(\.mark.rawValue).joined(separator: " ")),
      Fact(name: "commitment", value: commitment?.step),
      Fact(name: "evidence", value: evidence.map { line(of: $0) }),
      Fact(name: "reflection", value: reflection?.quote),
      Fact(name: "shared", value: String(isShared)),
      Fact(name: "lessonRead", value: String(isLessonRead)),
      Fact(name: "modal", value: sheet?.kind.rawValue),
      Fact(name: "dirty", value: String(sheet?.isDirty ?? false)),
      Fact(name: "valid", value: String(sheet?.isValid ?? false)),
      Fact(name: "confirmation", value: String(presentation?.asksToDiscard ?? false)),
      Fact(name: "hud", value: hud?.text),
      Fact(name: "answer", value: guide.answer?.phase.name),
      Fact(name: "segment", value: pathSegment.rawValue),
      Fact(name: "pledged", value: String(circle.isPledged)),
      Fact(name: "reduceMotion", value: String(effectivePreferences.reduceMotion)),
      Fact(name: "reduceTransparency", value: String(effectivePreferences.reduceTransparency)),
      Fact(name: "moving", value: movingNames),
    ]
  }

  private func facts(of mockup: MockupState) -> [Fact] {
    let tabs = mockup.mockup.tabs
    return [
      Fact(name: "screen", value: screenName),
      Fact(name: "tab", value: tabs.isEmpty ? nil : tabs[selectedTab.position].id),
      Fact(name: "stack", value: stacks[selectedTab].elements.map(\.name).joined(separator: "/")),
      Fact(name: "depth", value: String(stacks[selectedTab].count)),
      Fact(name: "clock", value: PersianNumber.time(minutesOfDay: clock.minutesOfDay)),
      Fact(name: "modal", value: layerOnTop(of: mockup)?.rawValue),
      Fact(name: "hud", value: hud?.text),
      Fact(name: "reduceMotion", value: String(effectivePreferences.reduceMotion)),
      Fact(name: "reduceTransparency", value: String(effectivePreferences.reduceTransparency)),
      Fact(name: "moving", value: movingNames),
    ]
  }

  /// As what the screen lies there that covers the others; nil where none does.
  private func layerOnTop(of mockup: MockupState) -> MockupPresentation? {
    if mockup.dialog != nil { return .dialog }
    guard case .mockup(let sheet)? = presentation?.sheet else { return nil }
    return sheet.isPage ? .page : .form
  }

  /// The sheet that is up, or else the screen on top.
  package var screenName: String {
    if let dialog = mockup?.dialog { return dialog }
    if case .mockup(let sheet)? = presentation?.sheet { return sheet.screen }
    return presentation?.sheet.kind.rawValue ?? route.name
  }

  private var movingNames: String? {
    transitions.isEmpty ? nil : transitions.map(\.kind.name).joined(separator: ", ")
  }
}
