/// How far a region is scrolled.
package struct ScrollPosition: Hashable, Sendable {
  /// Points.
  package var offset: Double
  /// From the start of the content to the lower edge of its title, in points, as layout measured it;
  /// 0 where the content has none.
  package var titleHeight: Double

  package init(offset: Double, titleHeight: Double) {
    self.offset = offset
    self.titleHeight = titleHeight
  }
}
