package import AppContent

/// The whole app at an instant: where the person is, what was written, and what is moving.
package struct AppState: Hashable, Sendable {
  package var content: ContentModel
  package let timings: Timings
  /// The simulated system's own switches.
  package var system: Preferences

  /// The instant up to which time has been lived.
  package internal(set) var now: Instant
  /// The wall clock at `clockSetAt`.
  var clockBase: Clock
  var clockSetAt: Instant

  /// The day that is being lived, 1 … `days.count`.
  package internal(set) var today: Int
  package internal(set) var todayState: TodayState
  /// One a day of the path, from the first.
  package internal(set) var days: [PathDay]
  /// The claim that the circle may read today's step.
  package internal(set) var isShared = false
  /// The claim that the lesson of today's chapter was read.
  package internal(set) var isLessonRead = false
  /// The chip that is on in the return state; the last one stands for the previous step.
  package internal(set) var returnChoice: Int?

  package internal(set) var selectedTab: Tab = .today
  package internal(set) var stacks = TabStacks()
  package internal(set) var presentation: Presentation?
  package internal(set) var hud: HUD?
  package internal(set) var haptics: [Haptic] = []

  package internal(set) var guide = GuideState()
  package internal(set) var circle: CircleState
  /// The app's own switches.
  package internal(set) var preferences = Preferences()
  package internal(set) var pathSegment: PathSegment = .chapters
  /// The day whose evidence line is open under «تعهدها».
  package internal(set) var openCommitmentDay: Int?
  /// The days whose reflection line is open on the Me screen.
  package internal(set) var openReflectionDays: Set<Int> = []
  /// Points by which a region is scrolled; a region that is missing is at its top.
  package internal(set) var scrollPositions: [ScrollRegion: ScrollPosition] = [:]

  /// The mock-up that runs in place of the app's own screens.
  package internal(set) var mockup: MockupState?

  /// The element under the finger.
  package internal(set) var pressedElement: String?
  /// What is moving, in the order in which it started; at most one of a kind.
  package internal(set) var transitions: [Transition] = []

  /// The first moment of a path: the morning that follows the content's history.
  package init(content: ContentModel, timings: Timings, system: Preferences = Preferences()) {
    self.content = content
    self.timings = timings
    self.system = system
    now = .zero
    clockSetAt = .zero
    today = content.history.count + 1
    clockBase = Clock(calendarDay: today, minutesOfDay: 7 * 60 + 30)
    days = content.history.map(PathDay.init)
    todayState = days.last?.mark == .pause ? .return : .morning
    days.append(PathDay(mark: .today))
    while days.count < content.dayCount { days.append(PathDay(mark: .future)) }
    circle = CircleState(memberCount: content.members.count)
  }
}

extension AppState {
  /// The wall clock now.
  package var clock: Clock {
    clockBase.adding(microseconds: now.microseconds - clockSetAt.microseconds)
  }

  /// The date of the day that is being lived; it changes at 04:00.
  package var date: JalaliDate { content.date(ofDay: today) }

  package internal(set) var todaysDay: PathDay {
    get { days[today - 1] }
    set { days[today - 1] = newValue }
  }

  package var commitment: Commitment? { todaysDay.commitment }
  package var evidence: Evidence? { todaysDay.evidence }
  package var reflection: Reflection? { todaysDay.reflection }

  /// The claim that no day of the path came before today.
  package var isFirstDay: Bool { today == 1 }

  /// The claim that no day of the path comes after today.
  package var isLastDay: Bool { today == days.count }

  /// The claim that today was given up, or went by without evidence.
  package var isPaused: Bool { todaysDay.mark == .pause }

  /// The claim that the day before today was missed, so that an act today is a comeback.
  package var followsPause: Bool { today > 1 && days[today - 2].mark == .pause }

  /// The app's switches or the system's.
  package var effectivePreferences: Preferences { preferences.union(system) }

  /// The screen on top of the selected tab.
  package var route: Route { stacks[selectedTab].last }

  /// The tab bar is covered by a sheet, but still drawn behind it.
  package var showsTabBar: Bool { route.showsTabBar }

  /// What scrolls on a screen: the Path screen's two sides do so apart.
  package func scrollRegion(of route: Route) -> ScrollRegion {
    route == .root(.path) ? .pathSegment(pathSegment) : .screen(route)
  }
}
