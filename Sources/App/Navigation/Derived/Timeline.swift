package import AppContent

/// A step of the day's loop, from morning to night.
package enum TimelineStep: String, CaseIterable, Hashable, Sendable {
  case commit, act, evidence, review
}

/// How a node of the timeline is drawn.
package enum TimelineStatus: String, CaseIterable, Hashable, Sendable {
  case done
  /// The node that holds the only primary button.
  case current
  /// Ahead and inert.
  case next
  /// Left out today.
  case outline
}

/// A node of the Today timeline.
package struct TimelineNode: Hashable, Sendable {
  package var step: TimelineStep
  package var status: TimelineStatus
}

extension AppState {
  /// The four nodes of today, at most one of them current.
  ///
  /// Source: screens.md T1 … T6.
  package var timeline: [TimelineNode] {
    TimelineStep.allCases.map { TimelineNode(step: $0, status: status(of: $0)) }
  }

  private func status(of step: TimelineStep) -> TimelineStatus {
    switch step {
    case .commit: todayState.awaitsCommitment ? .current : .done
    case .act: decidedStatus ?? (todayState == .acting ? .current : .next)
    case .evidence: decidedStatus ?? .next
    case .review:
      switch todayState {
      case .morning, .return, .acting, .done: .next
      case .evening: .current
      case .closed: .done
      }
    }
  }

  private var decidedStatus: TimelineStatus? {
    guard todayState.isDecided else { return nil }
    return isPaused ? .outline : .done
  }

  /// «۱۰ دقیقه پیاده‌روی، بعد از صبحانه»; the step alone if there is no cue.
  package var commitmentLine: String? {
    guard let commitment else { return nil }
    guard !commitment.cue.isBlank else { return commitment.step }
    return content.texts.today[
      .commitmentLine, ["step": commitment.step, "cue": commitment.cue]]
  }

  /// The line of an evidence: its sentence, or else its effort, «سبک».
  package func line(of evidence: Evidence) -> String {
    if !evidence.text.isBlank { return evidence.text }
    switch evidence.effort {
    case .light: return content.texts.evidence[.light]
    case .usual: return content.texts.evidence[.usual]
    case .hard: return content.texts.evidence[.hard]
    case nil: return content.texts.today[.noEvidence]
    }
  }

  /// How many days were missed in a row just before today.
  package var missedDayCount: Int {
    days[..<(today - 1)].reversed().prefix { $0.mark == .pause }.count
  }

  /// The chips of the return state, the previous step last if there was one.
  package var returnOptions: [String] {
    content.returnSteps + (previousCommitment == nil ? [] : [content.texts.today[.previousStep]])
  }
}
