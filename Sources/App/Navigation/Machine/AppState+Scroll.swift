import DesignTokens

extension AppState {
  /// So many points before a title has left the screen, the inline one stands in for it.
  ///
  /// Source: docs/platform.md section 2 (at 42 of 52).
  private static let titleLead = 10.0

  mutating func scroll(
    _ region: ScrollRegion, to position: ScrollPosition, reachesEnd: Bool, since source: AppState
  ) throws(NavigationError) {
    if let refusal = refusal(of: region) { throw refusal }
    cancelPress()
    transitions.removeAll { $0.kind == .scroll(region) }
    setPosition(of: region, position, since: source)
    if region == .screen(.answer) { guide.answer?.followsEnd = reachesEnd }
  }

  mutating func releaseScroll(
    _ region: ScrollRegion, since source: AppState
  ) throws(NavigationError) {
    if let refusal = refusal(of: region) { throw refusal }
    guard let position = scrollPositions[region] else { return }
    let target = Self.rest(of: region, at: position)
    if target != position.offset { glide(region, to: target, since: source) }
  }

  /// What a finger would scroll, the sheet or else the screen on top, as it rests after the finger
  /// has left it at a position. Nothing moves.
  package mutating func begin(at position: ScrollPosition, reachesEnd: Bool) {
    let region = frontRegion
    let offset = Self.rest(of: region, at: position)
    scrollPositions[region] =
      offset > 0 ? ScrollPosition(offset: offset, titleHeight: position.titleHeight) : nil
    if region == .screen(.answer) { guide.answer?.followsEnd = reachesEnd }
  }

  /// What a finger scrolls: the sheet, or else the screen on top.
  package var frontRegion: ScrollRegion {
    presentation.map { .sheet($0.sheet.kind) } ?? scrollRegion(of: route)
  }

  mutating func scrollToTop(_ region: ScrollRegion, since source: AppState) {
    if scrollOffset(of: region) > 0 { glide(region, to: 0, since: source) }
  }

  /// How far a region is scrolled when nothing moves, in points.
  package func scrollOffset(of region: ScrollRegion) -> Double {
    scrollPositions[region]?.offset ?? 0
  }

  /// Whether the inline title has replaced the one in the content.
  package func isTitleCollapsed(_ region: ScrollRegion) -> Bool {
    scrollPositions[region].map(Self.isTitleCollapsed) ?? false
  }

  private static func isTitleCollapsed(at position: ScrollPosition) -> Bool {
    position.titleHeight > 0 && position.offset >= position.titleHeight - titleLead
  }

  /// A large title is never left half gone: content rests at the nearer end of it.
  private static func rest(of region: ScrollRegion, at position: ScrollPosition) -> Double {
    let (offset, height) = (position.offset, position.titleHeight)
    guard region.hasLargeTitle, offset > 0, offset < height else { return offset }
    return offset < height / 2 ? 0 : height
  }

  private mutating func glide(_ region: ScrollRegion, to target: Double, since source: AppState) {
    let from = source.shownValue(.scroll(region)) ?? source.scrollOffset(of: region)
    let height = scrollPositions[region]?.titleHeight ?? 0
    let position = ScrollPosition(offset: target, titleHeight: height)
    // Under Reduce Motion content jumps: a fade of a whole page would say less.
    if source.effectivePreferences.reduceMotion {
      setPosition(of: region, position, since: source)
      return
    }
    let course = Course.curve(from: from, to: target, timings[.pop])
    let delay = course.milliseconds(until: height - Self.titleLead)
    setPosition(of: region, position, titleDelay: delay, since: source)
    start(.scroll(region), course, fades: false, since: source)
  }

  /// - Parameter titleDelay: how many milliseconds from now the title has left the screen, or come
  ///   back to it.
  private mutating func setPosition(
    of region: ScrollRegion, _ position: ScrollPosition, titleDelay: Double = 0,
    since source: AppState
  ) {
    let kind = Transition.Kind.titleCollapse(region)
    let shown = source.shownValue(kind) ?? (isTitleCollapsed(region) ? 1 : 0)
    scrollPositions[region] = position.offset > 0 ? position : nil
    let target = isTitleCollapsed(region) ? 1.0 : 0
    let running = transitions.last { $0.kind == kind }
    if let running, running.start <= now, running.course.to == target { return }
    transitions.removeAll { $0.kind == kind }
    guard shown != target else { return }
    move(kind, from: shown, to: target, .titleCollapse, after: titleDelay, since: source)
  }

  private func refusal(of region: ScrollRegion) -> NavigationError? {
    if let blocking = blockingTransition { return .inMotion(blocking.kind) }
    guard let presentation else {
      return region == scrollRegion(of: route) ? nil : .regionNotOnScreen(region, route)
    }
    let kind = presentation.sheet.kind
    if presentation.asksToDiscard { return .coveredByQuestion(kind) }
    return region == .sheet(kind) ? nil : .coveredBySheet(kind)
  }
}

extension ScrollRegion {
  /// Whether the content starts with the title in large type, which is never left half gone.
  package var hasLargeTitle: Bool {
    switch self {
    case .screen(.root), .screen(.chapter), .pathSegment: true
    case .screen(.lesson), .screen(.answer), .sheet: false
    case .screen(.mockup(let route)): route.hasLargeTitle
    }
  }
}
