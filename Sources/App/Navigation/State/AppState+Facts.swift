import AppContent
import Mockups

/// Something about a state that a scenario can assert and a dump prints.
package struct Fact: Hashable, Sendable {
  package let name: String
  /// Nil where there is nothing, such as no HUD.
  package let value: String?
}

extension AppState {
  /// Everything that tells where the app is, always with the same names in the same order.
  package var facts: [Fact] {
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
    ] + (mockup?.values.sorted.map { Fact(name: $0.name, value: $0.value.description) } ?? [])
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
