import AppContent
import Mockups

/// Something about a state that a scenario can assert and a dump prints.
package struct Fact: Hashable, Sendable {
  package let name: String
  /// Nil where there is nothing, such as no HUD.
  package let value: String?
}

/// A question that every state of the app answers.
package enum FactName: String, CaseIterable, Hashable, Sendable {
  case screen, tab, stack, depth, today, paused, day, date, clock, days
  case commitment, evidence, reflection, shared, lessonRead
  case modal, dirty, valid, confirmation, hud, answer, segment, pledged
  case reduceMotion, reduceTransparency, moving

  /// Those that a mock-up without the app answers too, so that its own values cannot be called so.
  package static let ofMockups: [FactName] = [
    .screen, .tab, .stack, .depth, .clock, .modal, .hud, .reduceMotion, .reduceTransparency,
    .moving,
  ]
}

extension AppState {
  /// Everything that tells where the app is, always with the same names in the same order; in a
  /// mock-up its own values last.
  package var facts: [Fact] {
    let names = mockup?.mockup.isWholeApp == true ? FactName.ofMockups : FactName.allCases
    return names.map { Fact(name: $0.rawValue, value: value(of: $0)) }
      + (mockup?.values.sorted.map { Fact(name: $0.name, value: $0.value.description) } ?? [])
  }

  /// What a fact says now; nil where there is nothing, such as no HUD.
  package func value(of fact: FactName) -> String? {
    switch fact {
    case .screen: screenName
    case .tab: tabName
    case .stack: stacks[selectedTab].elements.map(\.name).joined(separator: "/")
    case .depth: String(stacks[selectedTab].count)
    case .today: todayState.rawValue
    case .paused: String(isPaused)
    case .day: String(today)
    case .date: date.weekdayDayAndMonth
    case .clock: PersianNumber.time(minutesOfDay: clock.minutesOfDay)
    case .days: days.map(\.mark.rawValue).joined(separator: " ")
    case .commitment: commitment?.step
    case .evidence: evidence.map { line(of: $0) }
    case .reflection: reflection?.quote
    case .shared: String(isShared)
    case .lessonRead: String(isLessonRead)
    case .modal: modalName
    case .dirty: String(presentation?.sheet.isDirty ?? false)
    case .valid: String(presentation?.sheet.isValid ?? false)
    case .confirmation: String(presentation?.asksToDiscard ?? false)
    case .hud: hud?.text
    case .answer: guide.answer?.phase.name
    case .segment: pathSegment.rawValue
    case .pledged: String(circle.isPledged)
    case .reduceMotion: String(effectivePreferences.reduceMotion)
    case .reduceTransparency: String(effectivePreferences.reduceTransparency)
    case .moving: movingNames
    }
  }

  private var tabName: String? {
    guard let tabs = mockup?.mockup.tabs, mockup?.mockup.isWholeApp == true else {
      return selectedTab.rawValue
    }
    return tabs.isEmpty ? nil : tabs[selectedTab.position].id
  }

  /// The sheet that is up; in a mock-up as what its screen lies there.
  private var modalName: String? {
    if let mockup, mockup.mockup.isWholeApp {
      if mockup.dialog != nil { return MockupPresentation.dialog.rawValue }
      guard case .mockup(let sheet)? = presentation?.sheet else { return nil }
      return (sheet.isPage ? MockupPresentation.page : .form).rawValue
    }
    return presentation?.sheet.kind.rawValue
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
