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
    guard let area = map.elements.last(where: { $0.isShown && $0.node.scroll != nil }),
      let scroll = area.node.scroll
    else { throw ReplayProblem(.badInput, "nothing on this screen scrolls") }
    let offset: Double
    switch target {
    case .by(let distance): offset = scroll.offset + distance
    case .to(let id):
      let element = try elementAnywhere(id, in: map)
      guard element.ancestors.contains(area.index) else {
        throw ReplayProblem(.badInput, "'\(element.id)' is not in what scrolls here")
      }
      offset = scroll.offset + Self.distance(to: element.node.frame, in: area.node, scroll)
    }
    let clamped = min(max(0, offset), scroll.maximumOffset)
    let region =
      state.presentation.map { ScrollRegion.sheet($0.sheet.kind) }
      ?? state.scrollRegion(of: state.route)
    try apply(
      .scroll(region, to: clamped, reachesEnd: clamped >= scroll.maximumOffset - 0.5))
    try apply(.scrollReleased(region))
  }

  private mutating func elementAnywhere(
    _ id: String, in map: ElementMap
  ) throws(ReplayProblem) -> ScreenElement {
    let found = map.candidates(.id(id)).filter { $0.opacity > 0 }
    if found.count == 1 { return found[0] }
    return try element(.id(id))
  }

  /// How far content must move on for a frame to stand clear of the area's insets.
  private static func distance(
    to frame: Rect, in area: LayoutNode, _ scroll: LayoutNode.Scroll
  ) -> Double {
    let content = area.children.dropFirst(area.backgroundCount)
    guard let first = content.first, let last = content.last else { return 0 }
    let start = area.frame.minY - scroll.offset
    let topInset = first.frame.minY - start
    let bottomInset = scroll.contentHeight - (last.frame.maxY - start)
    let room = (top: area.frame.minY + topInset, bottom: area.frame.maxY - bottomInset)
    if frame.minY < room.top { return frame.minY - room.top }
    return max(0, min(frame.maxY - room.bottom, frame.minY - room.top))
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
