internal import DesignTokens
internal import Geometry
internal import LayoutEngine
internal import Navigation
internal import Scenarios
internal import Screens
internal import ViewTree

extension ScenarioPlayer {
  /// Begins the gesture, or goes on with the one that a finger holds.
  mutating func swipeBack(_ gesture: Gesture) throws(ReplayProblem) {
    let isHeld = state.transitions.contains { transition in
      if case .stack = transition.kind { transition.isHeld } else { false }
    }
    if !isHeld { try apply(.swipeBackBegan) }
    if let progress = gesture.progress { try apply(.swipeBackMoved(progress)) }
    let width = device.environment.device.size.width
    if let release = Release(gesture, length: width) { try apply(.swipeBackEnded(release)) }
  }

  mutating func dragSheet(_ gesture: Gesture) throws(ReplayProblem) {
    let isHeld = state.transitions.contains { transition in
      if case .sheet = transition.kind { transition.isHeld } else { false }
    }
    let height = try map().elements.last { $0.node.role == .sheet }?.node.frame.height
    if !isHeld { try apply(.sheetDragBegan) }
    if let progress = gesture.progress { try apply(.sheetDragMoved(progress)) }
    let length = max(1, height ?? device.environment.device.size.height)
    if let release = Release(gesture, length: length) { try apply(.sheetDragEnded(release)) }
  }

  /// Drags the content of what is on top, within what there is of it, and lets go.
  mutating func scroll(_ target: ScrollTarget) throws(ReplayProblem) {
    let map = try map()
    let (area, scroll) = try scrollArea(in: map)
    let offset: Double
    switch target {
    case .by(let distance): offset = scroll.offset + distance
    case .to(let id):
      let element = try elementAnywhere(id, in: map)
      guard element.ancestors.contains(area.index) else {
        throw ReplayProblem(.badInput, "'\(element.id)' is not in what scrolls here")
      }
      offset = scroll.offset(revealing: element.node.frame, in: area.node.frame)
    }
    let (position, reachesEnd) = scroll.position(at: offset)
    try apply(.scroll(state.frontRegion, to: position, reachesEnd: reachesEnd))
    try apply(.scrollReleased(state.frontRegion))
  }

  /// Where content stands that a finger would have dragged to an offset before the start.
  mutating func startPosition(
    at offset: Double
  ) throws(ReplayProblem) -> (ScrollPosition, reachesEnd: Bool) {
    try scrollArea(in: try map()).scroll.position(at: offset)
  }

  private func scrollArea(
    in map: ElementMap
  ) throws(ReplayProblem) -> (element: ScreenElement, scroll: LayoutNode.Scroll) {
    guard let area = map.elements.last(where: { $0.isShown && $0.node.scroll != nil }),
      let scroll = area.node.scroll
    else { throw ReplayProblem(.badInput, "nothing on this screen scrolls") }
    return (area, scroll)
  }

  private mutating func elementAnywhere(
    _ id: String, in map: ElementMap
  ) throws(ReplayProblem) -> ScreenElement {
    let found = map.candidates(.id(id)).filter { $0.opacity > 0 }
    if found.count == 1 { return found[0] }
    return try element(.id(id))
  }
}

extension LayoutNode.Scroll {
  /// The position nearest to an offset that there is content for, and whether that shows its end.
  fileprivate func position(at offset: Double) -> (ScrollPosition, reachesEnd: Bool) {
    let clamped = min(max(0, offset), maximumOffset)
    return (
      ScrollPosition(offset: clamped, titleHeight: titleHeight),
      clamped >= maximumOffset - 0.5
    )
  }
}

extension Release {
  /// Nil while the finger stays down.
  fileprivate init?(_ gesture: Gesture, length: Double) {
    guard let release = gesture.release else { return nil }
    let outcome: Outcome? =
      switch release {
      case .complete: .complete
      case .cancel: .cancel
      case .auto: nil
      }
    self.init(outcome, velocity: gesture.velocity, length: length)
  }
}
