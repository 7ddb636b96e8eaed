import AppContent

extension AppState {
  mutating func ask(_ question: Question, since source: AppState) {
    guide.answer = newAnswer(to: question)
    push(.answer, since: source)
  }

  mutating func sendQuestion(since source: AppState) {
    let question = guide.question.trimmed
    guide.question = ""
    ask(.own(question), since: source)
  }

  mutating func retryAnswer() {
    guard let question = guide.answer?.question else { return }
    guide.answer = newAnswer(to: question)
    scrollPositions[.screen(.answer)] = nil
  }

  /// «توقف»: what has come stays, cut off; if nothing has, the notebook answers.
  mutating func stopAnswer() {
    guard let answer = guide.answer else { return }
    guide.answer?.phase = answer.phase == .pending ? .fallback : .answered(unfinished: true)
    guide.answer?.script = nil
  }

  mutating func commitAnswer(since source: AppState) {
    guard let question = guide.answer?.question else { return }
    let step = Commitment(step: move(for: question).step)
    present(.commit(CommitDraft(step, isEditing: false)), since: source)
  }

  mutating func script(_ reply: Reply) {
    guard let answer = guide.answer, answer.phase.isRunning, answer.script == nil else {
      guide.nextReply = reply
      return
    }
    guide.answer?.script = ScriptedReply(reply: reply, start: now)
    updateAnswer()
  }

  /// Lets everything arrive that is due by now, and gives up where nothing came in time.
  mutating func updateAnswer() {
    while var answer = guide.answer, answer.phase.isRunning {
      let deadline = answer.deadline
      if let next = answer.nextArrival, next.instant <= now, next.instant <= deadline {
        answer.take(next)
      } else if deadline <= now {
        answer.giveUp()
      } else {
        return
      }
      guide.answer = answer
    }
  }

  private mutating func newAnswer(to question: Question) -> Answer {
    let reply = guide.nextReply
    guide.nextReply = nil
    return Answer(question: question, askedAt: now, script: reply)
  }
}
