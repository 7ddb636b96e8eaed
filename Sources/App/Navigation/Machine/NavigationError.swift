/// Why an event is not possible in a state; the state is then left as it was.
package enum NavigationError: Error, Hashable, Sendable {
  case timeRunsBackward(now: Instant, wanted: Instant)
  /// The clock would leave the path's last day.
  case beyondPath(dayCount: Int)
  /// The screen or the sheet is moving; the touch is dropped.
  case inMotion(Transition.Kind)
  case coveredBySheet(SheetKind)
  /// The question whether to discard lies over everything.
  case coveredByQuestion(SheetKind)
  /// A mock-up's dialog lies over everything.
  case coveredByDialog
  /// A mock-up has no such text value.
  case valueNotEditable(String)
  case notOnScreen(Action, Route, TodayState)
  case disabled(Action, DisabledReason)
  case fieldNotOnScreen(TextField, Route)
  case regionNotOnScreen(ScrollRegion, Route)
  /// The screen is the root of its tab.
  case nothingToGoBackTo(Tab)
  case noSheet
  /// Another finger is already down.
  case alreadyPressed(element: String)
  case notPressed
  /// A gesture goes on or ends that has not begun.
  case noGesture
}

/// Why an element that is drawn does nothing.
package enum DisabledReason: String, Hashable, Sendable {
  case formIsNotValid
  case questionIsBlank
  case noStepIsChosen
  case chapterIsAhead
}

extension NavigationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .timeRunsBackward(let now, let wanted):
      "time stands at \(now.milliseconds) ms and cannot go back to \(wanted.milliseconds) ms"
    case .beyondPath(let dayCount): "the path ends with day \(dayCount)"
    case .inMotion(let kind): "the touch is dropped, since \(kind.name) is still moving"
    case .coveredBySheet(let kind): "the \(kind.rawValue) sheet covers it"
    case .coveredByQuestion(let kind):
      "the question whether to discard covers the \(kind.rawValue) sheet"
    case .coveredByDialog: "a dialog covers it"
    case .valueNotEditable(let name): "'\(name)' is no text value of the mock-up"
    case .notOnScreen(let action, let route, let today):
      "'\(action.name)' is not on screen: this is \(route.name), with today in \(today.rawValue)"
    case .disabled(let action, let reason): "'\(action.name)' is disabled: \(reason.explanation)"
    case .fieldNotOnScreen(let field, let route):
      "the field '\(field.rawValue)' is not on screen: this is \(route.name)"
    case .regionNotOnScreen(_, let route): "that cannot be scrolled: this is \(route.name)"
    case .nothingToGoBackTo(let tab): "'\(tab.rawValue)' is at its root, with nothing to go back to"
    case .noSheet: "there is no sheet to drag"
    case .alreadyPressed(let element): "'\(element)' is still pressed"
    case .notPressed: "nothing is pressed"
    case .noGesture: "no such gesture has begun"
    }
  }
}

extension DisabledReason {
  /// The reason in words, as the end of a sentence.
  package var explanation: String {
    switch self {
    case .formIsNotValid: "the form is not filled in"
    case .questionIsBlank: "the question is blank"
    case .noStepIsChosen: "no step is chosen"
    case .chapterIsAhead: "the chapter is still ahead"
    }
  }
}
