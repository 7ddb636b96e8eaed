internal import AppContent
internal import Components
internal import DesignTokens
internal import Navigation
internal import ViewTree

extension TodayScreen {
  /// ① «درس و تعهد».
  var commitRow: Node {
    switch state.todayState {
    case .morning: morningRow
    case .return: returnRow
    case .acting, .done, .evening, .closed:
      step(.commit, title: state.commitmentLine ?? texts[.nodeCommit]) {
        if state.todayState == .acting {
          CapsuleButton(texts[.edit], .plain, size: .small, action: .present(.commit))
            .named("edit")
        }
      }
    }
  }

  /// ② «عمل».
  var actRow: Node {
    guard state.todayState == .acting else { return step(.act, title: texts[.nodeAct]) }
    return current(.act, texts[.actHeadline]) {
      StepCard {
        Text(texts[.actBody], .body)
        CapsuleButton(texts[.done], .primary, action: .present(.evidence)).named("primary")
        CapsuleButton(texts[.notToday], .plain, action: .skipToday).named("skip")
      }.padding(top: .grid(2))
    }
  }

  /// ③ «شاهد».
  var evidenceRow: Node {
    guard state.todayState.isDecided else { return step(.evidence, title: texts[.nodeEvidence]) }
    guard let evidence = state.evidence else {
      return step(.evidence, title: texts[.noEvidence]) {
        if state.todayState != .closed {
          CapsuleButton(texts[.restore], .plain, size: .small, action: .restoreToday)
            .named("restore")
        }
      }
    }
    let action: Action? = state.todayState == .closed ? nil : .present(.evidence)
    return step(.evidence, title: state.line(of: evidence), action: action) {
      if let minutes = evidence.minutesOfDay {
        Text(PersianNumber.time(minutesOfDay: minutes), .footnote).monospacedDigits().foreground(
          .secondaryLabel
        )
        .named("time")
      }
    }
  }

  /// ④ «مرور شب».
  var reviewRow: Node {
    switch state.todayState {
    case .morning, .return, .acting: return step(.review, title: texts[.nodeReview])
    case .done:
      return step(.review, title: texts[.reviewOpens])
    case .evening:
      return current(.review, texts[.eveningHeadline]) {
        StepCard {
          Text(texts[.eveningBody], .body)
          if state.isPaused {
            IntervalNote(
              texts[state.isLastDay ? .lastDayPausedNote : .eveningPausedNote], tone: .soft)
          }
          CapsuleButton(texts[.review], .primary, action: .present(.reflect)).named("primary")
        }.padding(top: .grid(2))
      }
    case .closed:
      return step(.review, title: "«\(state.reflection?.quote ?? "")»") {
        CapsuleButton(texts[.editReview], .plain, size: .small, action: .present(.reflect))
          .named("edit")
      }
    }
  }

  private var morningRow: Node {
    let day = PersianNumber.digits(state.today)
    let count = PersianNumber.digits(state.content.dayCount)
    let chapter = state.content.chapters[state.todaysChapter]
    return current(.commit, texts[.morningHeadline]) {
      Text(
        texts[.dayLine, ["day": day, "count": count, "chapter": chapter.title]], .subhead
      ).foreground(.secondaryLabel)
      StepCard {
        lessonRow(chapter.lesson)
        Hairline()
        CapsuleButton(texts[.commit], .primary, action: .present(.commit)).named("primary")
      }.padding(top: .grid(2))
    }
  }

  private func lessonRow(_ lesson: Lesson) -> Node {
    HStack(spacing: .grid(3)) {
      Icon(state.isLessonRead ? .checkmark : .book, size: 24, .token(.accent))
        .scaled(with: .callout)
      VStack(.leading) {
        Text(texts[.lessonRow, ["title": lesson.title]], .callout)
        Text(
          state.content.texts.shared[.minutes, ["count": PersianNumber.digits(lesson.minutes)]],
          .footnote
        ).foreground(.secondaryLabel)
      }.node.fillWidth()
      Icon(.chevronForward, size: 16, .token(.tertiaryLabel)).scaled(with: .callout)
    }
    .node.fillWidth().named("lesson").role(.row).pressLook(.fade).action(.openLesson)
  }

  private var returnRow: Node {
    current(.commit, texts[.returnHeadline]) {
      StepCard {
        for (index, option) in state.returnOptions.enumerated() {
          Chip(
            option, isOn: state.returnChoice == index,
            action: Action.chooseReturnStep(index).element)
        }
        CapsuleButton(
          texts[.comeBack], .primary, action: .present(.commit),
          isEnabled: state.returnChoice != nil
        ).named("primary")
      }.padding(top: .grid(2))
    }
  }
}
