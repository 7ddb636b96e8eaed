internal import AppContent
internal import Components
package import Navigation
package import ViewTree

extension Action {
  /// The action as a node of the tree carries it.
  package var element: ElementAction { ElementAction(name, meaning: self) }
}

extension View {
  /// Makes the view perform an action of the app.
  func action(_ action: Action) -> Node { self.action(action.element) }
}

extension CapsuleButton {
  /// A button that performs an action of the app.
  init(
    _ title: String, _ kind: ButtonKind, size: Size = .regular, action: Action,
    isEnabled: Bool = true
  ) {
    self.init(title, kind, size: size, action: action.element, isEnabled: isEnabled)
  }
}

extension ThumbPlace {
  /// Where motion has brought a thumb.
  init(_ glide: Glide) {
    if glide.opacity < 1 {
      self.init(fadingFrom: glide.from, to: glide.position, opacity: glide.opacity)
    } else {
      self.init(glide.position)
    }
  }
}

extension DayStatus {
  init(_ mark: DayMark) {
    switch mark {
    case .acted: self = .acted
    case .comeback: self = .comeback
    case .pause: self = .pause
    case .today: self = .today
    case .future: self = .future
    }
  }
}

extension TimelineMarkerStatus {
  init(_ status: TimelineStatus) {
    switch status {
    case .done: self = .done
    case .current: self = .current
    case .next: self = .next
    case .outline: self = .outline
    }
  }
}
