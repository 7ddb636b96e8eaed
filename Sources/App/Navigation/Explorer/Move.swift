import AppContent
import Mockups

/// A step of an exploration: one event or a few that belong together, such as a gesture, and then
/// the time until everything is at rest.
package struct Move: Hashable, Sendable {
  package let name: String
  package let events: [Event]
  /// Time that passes after the events, beyond what motions need.
  package let milliseconds: Double

  package init(_ name: String, _ events: [Event], milliseconds: Double = 0) {
    self.name = name
    self.events = events
    self.milliseconds = milliseconds
  }

  package init(_ action: Action) {
    self.init(action.name, [.tap(action)])
  }

  /// The state of rest after the move, or nil if the machine refuses it.
  package func applied(to state: AppState) -> AppState? {
    var state = state
    do throws(NavigationError) {
      for event in events { try state.apply(event, at: state.now) }
      try state.advance(to: state.now + milliseconds)
      while let end = state.settlesAt { try state.advance(to: end) }
    } catch {
      return nil
    }
    return state
  }
}

extension Move {
  /// Every move of a state of rest in which certain things can be touched: taps, texts, gestures and
  /// their outcomes, and the end of a HUD.
  ///
  /// - Parameters:
  ///   - actions: What the elements in front do when they are tapped.
  ///   - values: The names of the text values whose fields are in front.
  package static func all(
    in state: AppState, tapping actions: [Action], writing values: [String]
  ) -> [Move] {
    let texts = values.map { value in
      state.mockup?.values.text(value).isEmpty == false
        ? Move("erase(\(value))", [.eraseValueText(value)])
        : Move("type(\(value))", [.insertValueText(value, "قدم")])
    }
    let touches = actions.map { Move($0) } + texts
    if state.mockup?.mockup.isWholeApp == false {
      // The app's own fields, its clock and its guide go on under the changes of a file.
      return touches + Self.texts(in: state) + gestures(in: state) + replies(in: state)
        + times(in: state)
    }
    return touches + gestures(in: state) + rest(in: state)
  }

  /// Every move that a state of rest of the app's own screens offers: taps, texts, gestures and their outcomes, clock jumps,
  /// and what the guide may answer.
  package static func all(in state: AppState) -> [Move] {
    state.enabledActions.map { Move($0) } + texts(in: state) + gestures(in: state)
      + replies(in: state) + times(in: state)
  }

  private static func texts(in state: AppState) -> [Move] {
    TextField.allCases.filter { state.refusal(of: $0) == nil }.map { field in
      state.text(in: field)?.isEmpty == false
        ? Move("erase(\(field.rawValue))", [.eraseText(field)])
        : Move("type(\(field.rawValue))", [.insertText(field, "قدم")])
    }
  }

  private static func gestures(in state: AppState) -> [Move] {
    let outcomes = Release.Outcome.allCases
    if state.presentation != nil {
      return outcomes.map { outcome in
        let end = Event.sheetDragEnded(Release(outcome, length: 800))
        return Move("dragSheet(\(outcome.rawValue))", [.sheetDragBegan, .sheetDragMoved(0.4), end])
      }
    }
    if state.stacks[state.selectedTab].count == 1 { return [] }
    return outcomes.map { outcome in
      let end = Event.swipeBackEnded(Release(outcome, length: 400))
      return Move("swipeBack(\(outcome.rawValue))", [.swipeBackBegan, .swipeBackMoved(0.4), end])
    }
  }

  private static func replies(in state: AppState) -> [Move] {
    guard let answer = state.guide.answer, answer.phase.isRunning, state.route == .answer
    else { return [] }
    let silence = Move("silence", [.wait], milliseconds: 10_000)
    if answer.script != nil { return [silence] }
    let word = Token(text: "قدم ", milliseconds: 0)
    return [
      Move("reply(whole)", [.reply(.stream([word], completes: true))]),
      Move("reply(stalling)", [.reply(.stream([word], completes: false))]),
      Move("reply(failure)", [.reply(.failure(afterMilliseconds: 0))]),
      silence,
    ]
  }

  private static func times(in state: AppState) -> [Move] {
    let evening = Move("setClock(18:00)", [.setClock(minutesOfDay: 18 * 60)])
    let night = Move("setClock(04:00)", [.setClock(minutesOfDay: 4 * 60)])
    return (state.clock.isEvening ? [night] : [evening, night]) + rest(in: state)
  }

  private static func rest(in state: AppState) -> [Move] {
    if state.hud == nil { return [] }
    return [Move("wait(HUD)", [.wait], milliseconds: state.timings.hudMilliseconds)]
  }
}
