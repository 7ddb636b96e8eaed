/// A thumb or a pill between two places.
package struct Glide: Hashable, Sendable {
  package var from: Double
  package var to: Double
  /// Where it is between the two. It may leave their stretch where a curve overshoots.
  package var position: Double
  /// 1 at rest. Under Reduce Motion the one at `to` fades in and the one at `from` fades out.
  package var opacity: Double

  /// A glide at rest.
  package init(at position: Double) {
    from = position
    to = position
    self.position = position
    opacity = 1
  }

  init(_ transition: Transition, at instant: Instant) {
    from = transition.course.from
    to = transition.course.to
    let value = transition.value(at: instant)
    position = transition.fades ? to : value
    opacity = transition.fades && to != from ? (value - from) / (to - from) : 1
  }
}
