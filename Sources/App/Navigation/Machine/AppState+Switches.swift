extension AppState {
  mutating func selectPathSegment(_ segment: PathSegment, since source: AppState) {
    pathSegment = segment
    moveThumb(of: .pathSegment, since: source)
  }

  mutating func toggleCheer(_ member: Int) {
    circle.cheers[member].toggle()
    haptics.append(Haptic(.light, at: now))
  }

  mutating func togglePledge(since source: AppState) {
    circle.isPledged.toggle()
    moveThumb(of: .pledge, since: source)
  }

  /// The switch's own thumb still slides: the setting counts from the next motion on.
  mutating func toggleReduceMotion(since source: AppState) {
    preferences.reduceMotion.toggle()
    moveThumb(of: .reduceMotion, since: source)
  }

  mutating func toggleReduceTransparency(since source: AppState) {
    preferences.reduceTransparency.toggle()
    moveThumb(of: .reduceTransparency, since: source)
  }
}
