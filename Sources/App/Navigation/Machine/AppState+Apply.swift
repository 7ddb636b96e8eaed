import AppContent

extension AppState {
  /// Lives on to an instant and takes an event there.
  ///
  /// - Throws: `NavigationError` where the event is not possible; the state is then unchanged, time
  ///   included.
  package mutating func apply(_ event: Event, at instant: Instant) throws(NavigationError) {
    var next = self
    try next.advance(to: instant)
    let source = next
    try next.perform(event, since: source)
    next.updateDay()
    self = next
  }

  private mutating func perform(_ event: Event, since source: AppState) throws(NavigationError) {
    switch event {
    case .tap(let action):
      if let refusal = refusal(of: action) { throw refusal }
      perform(action, since: source)
    case .pressDown(let element): try press(element)
    case .pressUp: try releasePress()
    case .insertText(let field, let text): try edit(field) { $0 += text }
    case .eraseText(let field): try edit(field) { $0 = "" }
    case .insertValueText(let name, let text): try editValue(name) { $0 += text }
    case .eraseValueText(let name): try editValue(name) { $0 = "" }
    case .swipeBackBegan: try beginSwipeBack(since: source)
    case .swipeBackMoved(let part): try moveSwipeBack(to: part)
    case .swipeBackEnded(let release): try endSwipeBack(release, since: source)
    case .sheetDragBegan: try beginSheetDrag(since: source)
    case .sheetDragMoved(let part): try moveSheetDrag(to: part)
    case .sheetDragEnded(let release): try endSheetDrag(release, since: source)
    case .scroll(let region, let position, let reachesEnd):
      try scroll(region, to: position, reachesEnd: reachesEnd, since: source)
    case .scrollReleased(let region): try releaseScroll(region, since: source)
    case .setClock(let minutes): try setClock(minutes)
    case .reply(let reply): script(reply)
    case .wait: break
    }
  }

  private mutating func perform(_ action: Action, since source: AppState) {
    switch action {
    case .selectTab(let tab): select(tab, since: source)
    case .back: pop(since: source)
    case .present(let kind): present(kind, since: source)
    case .openLesson: push(.lesson(chapter: todaysChapter), since: source)
    case .skipToday: skipToday()
    case .restoreToday: restoreToday()
    case .chooseReturnStep(let index): returnChoice = returnChoice == index ? nil : index
    case .finishLesson: finishLesson(since: source)
    case .submit: submit(since: source)
    case .cancel: cancel(since: source)
    case .discard: discard(since: source)
    case .keepWriting: answerQuestion(since: source)
    case .deleteEvidence: deleteEvidence(since: source)
    case .chooseWhen(let part): chooseWhen(part, since: source)
    case .chooseEffort(let effort): chooseEffort(effort)
    case .toggleShare: toggleShare(since: source)
    case .selectPathSegment(let segment): selectPathSegment(segment, since: source)
    case .openChapter(let index): push(.chapter(index), since: source)
    case .toggleCommitment(let day): openCommitmentDay = openCommitmentDay == day ? nil : day
    case .askMove(let index): ask(.move(index), since: source)
    case .sendQuestion: sendQuestion(since: source)
    case .stopAnswer: stopAnswer()
    case .retryAnswer: retryAnswer()
    case .commitAnswer: commitAnswer(since: source)
    case .toggleCheer(let member): toggleCheer(member)
    case .togglePledge: togglePledge(since: source)
    case .toggleReflection(let day): openReflectionDays.formSymmetricDifference([day])
    case .toggleReduceMotion: toggleReduceMotion(since: source)
    case .toggleReduceTransparency: toggleReduceTransparency(since: source)
    case .mockup(let tap): perform(tap, since: source)
    }
  }
}
