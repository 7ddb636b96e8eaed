import DesignTokens

extension AppState {
  /// The height of the large-title zone, in points.
  ///
  /// Source: platform.md section 2.
  package static let largeTitleZone = 52.0

  /// The offset from which the inline title stands in: 10 points before the large one is gone.
  ///
  /// Source: platform.md section 2.
  package static let titleCollapseOffset = 42.0

  mutating func scroll(
    _ region: ScrollRegion, to offset: Double, reachesEnd: Bool, since source: AppState
  ) throws(NavigationError) {
    if let refusal = refusal(of: region) { throw refusal }
    cancelPress()
    transitions.removeAll { $0.kind == .scroll(region) }
    setOffset(of: region, offset, since: source)
    if region == .screen(.answer) { guide.answer?.followsEnd = reachesEnd }
  }

  /// A large title is never left half gone: content rests at the nearer end of its zone.
  mutating func releaseScroll(
    _ region: ScrollRegion, since source: AppState
  ) throws(NavigationError) {
    if let refusal = refusal(of: region) { throw refusal }
    let offset = scrollOffsets[region] ?? 0
    guard region.hasLargeTitle, offset > 0, offset < Self.largeTitleZone else { return }
    let target = offset < Self.largeTitleZone / 2 ? 0 : Self.largeTitleZone
    glide(region, to: target, since: source)
  }

  mutating func scrollToTop(_ region: ScrollRegion, since source: AppState) {
    if (scrollOffsets[region] ?? 0) > 0 { glide(region, to: 0, since: source) }
  }

  /// How far a region is scrolled when nothing moves, in points.
  package func scrollOffset(of region: ScrollRegion) -> Double { scrollOffsets[region] ?? 0 }

  /// The claim that the inline title has replaced the large one.
  package func isTitleCollapsed(_ region: ScrollRegion) -> Bool {
    region.hasLargeTitle && scrollOffset(of: region) >= Self.titleCollapseOffset
  }

  private mutating func glide(_ region: ScrollRegion, to target: Double, since source: AppState) {
    let from = source.shownValue(.scroll(region)) ?? source.scrollOffset(of: region)
    setOffset(of: region, target, since: source)
    // Under Reduce Motion content jumps: a fade of a whole page would say less.
    if source.effectivePreferences.reduceMotion { return }
    move(.scroll(region), from: from, to: target, .pop, since: source)
  }

  private mutating func setOffset(
    of region: ScrollRegion, _ offset: Double, since source: AppState
  ) {
    let wasCollapsed = isTitleCollapsed(region)
    scrollOffsets[region] = offset > 0 ? offset : nil
    let isCollapsed = isTitleCollapsed(region)
    guard wasCollapsed != isCollapsed else { return }
    let kind = Transition.Kind.titleCollapse(region)
    let from = source.shownValue(kind) ?? (wasCollapsed ? 1 : 0)
    move(kind, from: from, to: isCollapsed ? 1 : 0, .titleCollapse, since: source)
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
  /// The claim that a large title scrolls with the content.
  package var hasLargeTitle: Bool {
    switch self {
    case .screen(.root), .screen(.chapter), .pathSegment: true
    case .screen(.lesson), .screen(.answer), .sheet: false
    }
  }
}
