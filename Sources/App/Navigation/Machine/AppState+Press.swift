import DesignTokens

extension AppState {
  mutating func press(_ element: String) throws(NavigationError) {
    if let blocking = blockingTransition { throw .inMotion(blocking.kind) }
    if let pressedElement { throw .alreadyPressed(element: pressedElement) }
    pressedElement = element
    movePress(of: element, to: 1)
  }

  mutating func releasePress() throws(NavigationError) {
    if pressedElement == nil { throw .notPressed }
    cancelPress()
  }

  /// Lets go of whatever is pressed; it runs back from where it is.
  mutating func cancelPress() {
    guard let element = pressedElement else { return }
    pressedElement = nil
    movePress(of: element, to: 0)
  }

  private mutating func movePress(of element: String, to target: Double) {
    let kind = Transition.Kind.press(element: element)
    let from = shownValue(kind) ?? 1 - target
    let fades = effectivePreferences.reduceMotion
    let course = Course.curve(from: from, to: target, timings[.press])
    transitions.removeAll { $0.kind == kind }
    guard from != target else { return }
    transitions.append(
      Transition(kind: kind, start: now, course: course, fades: fades, source: .none))
  }
}
