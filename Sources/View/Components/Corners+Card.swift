package import ViewTree

extension Corners {
  /// The only radius that is neither a capsule nor a circle, in points: cards, sheets, bubbles, HUD.
  ///
  /// Source: design document, Tokens, Radius; platform figures section 13 line 7.
  package static let cardRadius = 26.0

  package static let card = Corners.rounded(cardRadius)
  package static let sheet = Corners.roundedTop(cardRadius)
}
