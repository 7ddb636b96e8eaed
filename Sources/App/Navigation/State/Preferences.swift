/// Two switches that exist both in the app and in the simulated system; either one is enough.
package struct Preferences: Hashable, Sendable {
  package var reduceMotion: Bool
  package var reduceTransparency: Bool

  package init(reduceMotion: Bool = false, reduceTransparency: Bool = false) {
    self.reduceMotion = reduceMotion
    self.reduceTransparency = reduceTransparency
  }

  package func union(_ other: Preferences) -> Preferences {
    Preferences(
      reduceMotion: reduceMotion || other.reduceMotion,
      reduceTransparency: reduceTransparency || other.reduceTransparency)
  }
}
