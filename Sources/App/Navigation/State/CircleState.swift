/// What the person does in the circle.
package struct CircleState: Hashable, Sendable {
  /// One a member of the content, in its order.
  package var cheers: [Bool]
  /// The switch «من هستم».
  package var isPledged = true

  package init(memberCount: Int) {
    cheers = Array(repeating: false, count: memberCount)
  }
}
