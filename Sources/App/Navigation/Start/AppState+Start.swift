package import AppContent
package import Mockups

extension AppState {
  /// The settled state of a starting point; nothing moves in it.
  package static func start(
    _ start: StartPoint, content: ContentModel, timings: Timings,
    system: Preferences = Preferences()
  ) -> AppState {
    var state = AppState(content: content, timings: timings, system: system)
    state.begin(start.today)
    let calendarDay = start.minutesOfDay < 4 * 60 ? state.today + 1 : state.today
    state.clockBase = Clock(calendarDay: calendarDay, minutesOfDay: start.minutesOfDay)
    state.enter(start)
    state.updateDay()
    return state
  }

  private mutating func enter(_ start: StartPoint) {
    switch start.screen {
    case .today: selectedTab = .today
    case .lesson: stacks[.today].push(.lesson(chapter: todaysChapter))
    case .commit: presentation = startingCommit(start.state)
    case .evidence: presentation = startingEvidence(start.state)
    case .reflect: presentation = startingReflect(start.state)
    case .path:
      selectedTab = .path
      pathSegment = start.state == .commitments ? .commitments : .chapters
    case .chapter:
      selectedTab = .path
      stacks[.path].push(.chapter(start.state == .past ? 0 : todaysChapter))
    case .guide:
      selectedTab = .guide
      guide.question = start.state == .typed ? content.samples.question : ""
    case .answer:
      selectedTab = .guide
      stacks[.guide].push(.answer)
      guide.answer = startingAnswer(start.state)
    case .circle:
      selectedTab = .circle
      circle.isPledged = start.state != .unpledged
      isShared = start.state == .shared
    case .me:
      selectedTab = .me
      if start.state == .openDay, let day = reflectedDays.first { openReflectionDays = [day] }
    }
  }

  private func startingCommit(_ state: StartState) -> Presentation {
    if state == .editing { return Presentation(.commit(commitDraft())) }
    var draft = commitDraft()
    if state != .empty { draft.value = content.samples.commitment }
    return Presentation(.commit(draft), asksToDiscard: state == .confirming)
  }

  private func startingEvidence(_ state: StartState) -> Presentation {
    var draft = EvidenceDraft(editing: evidence)
    if state == .valid || state == .confirming {
      draft.text = content.samples.evidence.text
      draft.effort = content.samples.evidence.effort
    }
    return Presentation(.evidence(draft), asksToDiscard: state == .confirming)
  }

  private func startingReflect(_ state: StartState) -> Presentation {
    var draft = ReflectDraft(reflection, isShared: isShared)
    if state == .valid || state == .confirming { draft.value = content.samples.reflection }
    return Presentation(.reflect(draft), asksToDiscard: state == .confirming)
  }

  private func startingAnswer(_ state: StartState) -> Answer {
    var answer = Answer(question: .move(0), askedAt: .zero)
    let words = content.samples.answer
    let half = words.prefix(words.count / 2).joined()
    if state == .streaming {
      answer.phase = .streaming
      answer.text = half
      answer.lastTokenAt = .zero
    } else if state == .answered {
      answer.phase = .answered(unfinished: false)
      answer.text = words.joined()
    } else if state == .unfinished {
      answer.phase = .answered(unfinished: true)
      answer.text = half
    } else if state == .fallback {
      answer.phase = .fallback
    }
    return answer
  }
}

extension AppState {
  /// The index of the chapter that today belongs to.
  package var todaysChapter: Int { content.chapterIndex(ofDay: today) }

  /// The Commit form as it opens now: with the saved commitment, the chosen return step, or empty.
  func commitDraft() -> CommitDraft {
    if let commitment { return CommitDraft(commitment, isEditing: true) }
    if todayState == .return, let step = returnStep {
      return CommitDraft(step, isEditing: false)
    }
    return CommitDraft(Commitment(step: ""), isEditing: false)
  }

  /// What the chosen chip of the return state commits to.
  private var returnStep: Commitment? {
    guard let returnChoice else { return nil }
    if content.returnSteps.indices.contains(returnChoice) {
      return Commitment(step: content.returnSteps[returnChoice])
    }
    return previousCommitment ?? Commitment(step: "")
  }

  /// The newest commitment before today.
  package var previousCommitment: Commitment? {
    days[..<(today - 1)].last { $0.commitment != nil }?.commitment
  }
}

extension AppState {
  /// The settled state of a mock-up at one of its screens; nothing moves in it.
  ///
  /// - Parameters:
  ///   - mockup: Its screens, tabs and values.
  ///   - screen: The id of one of its screens.
  ///   - values: What its named values start with.
  package static func start(
    _ mockup: Mockup, at screen: String, values: MockupValues, minutesOfDay: Int,
    content: ContentModel, timings: Timings, system: Preferences = Preferences()
  ) -> AppState {
    var state = AppState(content: content, timings: timings, system: system)
    state.clockBase = Clock(calendarDay: state.today, minutesOfDay: minutesOfDay)
    state.enter(mockup, at: screen, values: values)
    return state
  }
}
