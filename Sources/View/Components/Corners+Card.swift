package import ViewTree

extension Corners {
  /// The only radius that is neither a capsule nor a circle: cards, bubbles, the HUD.
  ///
  /// Source: design document, Tokens, Radius; platform figures section 13 line 7.
  package static let card = Corners.continuous(.cardRadius)
  package static let sheet = Corners.continuousTop(.cardRadius)
}
