import AppContent

/// Whether an action's element is on a screen, and whether it does anything there.
package enum Availability: Hashable, Sendable {
  case enabled
  case disabled(DisabledReason)
  case absent

  static func when(_ isPresent: Bool) -> Availability { isPresent ? .enabled : .absent }
}

extension AppState {
  /// Whether an action is offered, whatever covers it or moves.
  ///
  /// - Parameter route: The screen that asks, which may lie under others; nil for the top one.
  package func availability(of action: Action, on route: Route? = nil) -> Availability {
    let route = route ?? self.route
    switch action {
    case .selectTab: return .when(route.showsTabBar)
    case .back:
      switch route {
      case .root: return .absent
      case .lesson, .chapter, .answer: return .enabled
      case .mockup: return .when(stacks[selectedTab].count > 1)
      }
    case .present, .openLesson, .skipToday, .restoreToday, .chooseReturnStep, .finishLesson:
      return availabilityToday(of: action, on: route)
    case .submit, .cancel, .discard, .keepWriting, .deleteEvidence, .chooseWhen, .chooseEffort,
      .toggleShare:
      return availabilityOnSheet(of: action)
    case .selectPathSegment, .openChapter, .toggleCommitment:
      return route == .root(.path) ? availabilityOnPath(of: action) : .absent
    case .askMove, .sendQuestion, .stopAnswer, .retryAnswer, .commitAnswer:
      return availabilityInGuide(of: action, on: route)
    case .toggleCheer(let member):
      let isOffered =
        content.members.indices.contains(member) && content.members[member].status != .idle
      return .when(route == .root(.circle) && isOffered)
    case .togglePledge: return .when(route == .root(.circle))
    case .toggleReflection(let day):
      return .when(route == .root(.me) && reflectedDays.contains(day))
    case .toggleReduceMotion, .toggleReduceTransparency: return .when(route == .root(.me))
    case .mockup: return .when(mockup != nil)
    }
  }

  private func availabilityToday(of action: Action, on route: Route) -> Availability {
    switch (route, action) {
    case (.lesson, .present(.commit)): .when(todayState.awaitsCommitment)
    case (.lesson, .finishLesson): .when(!todayState.awaitsCommitment)
    case (.chapter(let index), .openLesson): .when(index == todaysChapter)
    case (.root(.today), .present(let kind)): availabilityOnTimeline(of: kind)
    case (.root(.today), .openLesson): .when(todayState == .morning || todayState == .done)
    case (.root(.today), .skipToday): .when(todayState == .acting)
    case (.root(.today), .restoreToday):
      .when(isPaused && (todayState == .done || todayState == .evening))
    case (.root(.today), .chooseReturnStep(let index)):
      .when(todayState == .return && returnOptions.indices.contains(index))
    default: .absent
    }
  }

  private func availabilityOnTimeline(of kind: SheetKind) -> Availability {
    switch (kind, todayState) {
    case (.commit, .morning), (.commit, .acting): .enabled
    case (.commit, .return): returnChoice == nil ? .disabled(.noStepIsChosen) : .enabled
    case (.evidence, .acting): .enabled
    case (.evidence, .done), (.evidence, .evening): .when(evidence != nil)
    case (.reflect, .evening), (.reflect, .closed): .enabled
    case (.commit, .done), (.commit, .evening), (.commit, .closed), (.evidence, .morning),
      (.evidence, .return), (.evidence, .closed), (.reflect, .morning), (.reflect, .return),
      (.reflect, .acting), (.reflect, .done), (.mockupPage, _), (.mockupForm, _):
      .absent
    }
  }

  private func availabilityOnSheet(of action: Action) -> Availability {
    guard let presentation else { return .absent }
    switch (action, presentation.sheet) {
    case (.submit, let sheet): return sheet.isValid ? .enabled : .disabled(.formIsNotValid)
    case (.cancel, _): return .enabled
    case (.discard, _), (.keepWriting, _): return .when(presentation.asksToDiscard)
    case (.deleteEvidence, .evidence(let draft)): return .when(draft.isEditing)
    case (.chooseWhen, .commit), (.chooseEffort, .evidence), (.toggleShare, .reflect):
      return .enabled
    default: return .absent
    }
  }

  private func availabilityOnPath(of action: Action) -> Availability {
    switch (action, pathSegment) {
    case (.selectPathSegment, _): return .enabled
    case (.openChapter(let index), .chapters):
      guard content.chapters.indices.contains(index) else { return .absent }
      return status(ofChapter: index).isOpen ? .enabled : .disabled(.chapterIsAhead)
    case (.toggleCommitment(let day), .commitments):
      let rows = commitmentRows
      return .when((rows.thisWeek + rows.lastWeek).contains { $0.day == day })
    default: return .absent
    }
  }

  private func availabilityInGuide(of action: Action, on route: Route) -> Availability {
    let isRunning = guide.answer?.phase.isRunning
    switch (route, action) {
    case (.root(.guide), .askMove(let index)): return .when(content.moves.indices.contains(index))
    case (.root(.guide), .sendQuestion):
      return guide.canSend ? .enabled : .disabled(.questionIsBlank)
    case (.answer, .stopAnswer): return .when(isRunning == true)
    case (.answer, .retryAnswer): return .when(isRunning == false)
    case (.answer, .commitAnswer): return .when(canCommitAnswer)
    default: return .absent
    }
  }
}
