/// A motion that is running: what moves, since when, and along which course.
package struct Transition: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The upper screen over the lower one: 0 is away, 1 is pushed.
    case stack(Tab, lower: Route, upper: Route)
    /// 0 is away, 1 is up.
    case sheet(SheetKind)
    /// The question whether to discard: its opacity.
    case question
    /// How far an element is pressed, 0 … 1.
    case press(element: String)
    /// The position of the tab bar's pill, 0 … 4.
    case tabPill
    /// The position of a thumb: a segment's index, or 0 for off and 1 for on.
    case thumb(Control)
    /// The same of a control that shows a mock-up's value, by the value's name.
    case valueThumb(String)
    /// How far the inline title has replaced the large one, 0 … 1.
    case titleCollapse(ScrollRegion)
    /// Points.
    case scroll(ScrollRegion)
  }

  package let kind: Kind
  package let start: Instant
  package let course: Course
  /// The claim that the motion is shown by opacity alone.
  ///
  /// Source: platform.md section 3, Reduce Motion.
  package let fades: Bool
  /// The app as it was shown until the motion started.
  package let source: Source

  /// An app state in a box, since a state holds transitions itself.
  package indirect enum Source: Hashable, Sendable {
    case none
    case state(AppState)
  }

  /// The first moment at which the target is reached.
  package var end: Instant { start + course.milliseconds }

  package var isHeld: Bool { course.pace == .held }

  /// The claim that the screen or the sheet itself moves, so that touches are dropped.
  package var blocksTouches: Bool {
    switch kind {
    case .stack, .sheet: true
    case .question, .press, .tabPill, .thumb, .valueThumb, .titleCollapse, .scroll: false
    }
  }

  package func value(at instant: Instant) -> Double {
    course.value(after: instant.milliseconds(since: start))
  }
}

extension Transition.Source {
  package var state: AppState? {
    switch self {
    case .none: nil
    case .state(let state): state
    }
  }
}

extension Transition.Kind {
  /// What moves, in words.
  package var name: String {
    switch self {
    case .stack(_, let lower, let upper): "\(upper.name) over \(lower.name)"
    case .sheet(let kind): "the \(kind.rawValue) sheet"
    case .question: "the question whether to discard"
    case .press(let element): "the press on '\(element)'"
    case .tabPill: "the tab bar's pill"
    case .thumb(let control): "the thumb of '\(control.rawValue)'"
    case .valueThumb(let name): "the thumb of '\(name)'"
    case .titleCollapse: "the title"
    case .scroll: "the content"
    }
  }
}

/// A control with a thumb that slides.
package enum Control: String, CaseIterable, Hashable, Sendable {
  case pathSegment = "path/segment"
  case when = "commit/when"
  case share = "reflect/share"
  case pledge = "circle/pledge"
  case reduceMotion = "me/reduceMotion"
  case reduceTransparency = "me/reduceTransparency"

  /// The claim that it is a switch; else it is a segmented control.
  package var isSwitch: Bool {
    switch self {
    case .pathSegment, .when: false
    case .share, .pledge, .reduceMotion, .reduceTransparency: true
    }
  }
}
