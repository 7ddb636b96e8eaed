/// How far a control is pressed.
package struct Press: Hashable, Sendable {
  /// 0 for untouched, 1 for held down.
  package var amount: Double
  /// The claim that nothing may change its size.
  package var reducesMotion: Bool

  package init(amount: Double, reducesMotion: Bool) {
    self.amount = amount
    self.reducesMotion = reducesMotion
  }
}
