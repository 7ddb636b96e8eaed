/// Today as another person of the circle sees it.
package enum CircleStatus: String, CaseIterable, Hashable, Sendable {
  case done
  /// Back after a pause.
  case back
  case idle
}

/// A person of the circle, other than the one who holds the phone.
package struct CircleMember: Hashable, Sendable {
  package var name: String
  package var status: CircleStatus
  /// What the person did; unused while idle.
  package var line: String

  package init(name: String, status: CircleStatus, line: String) {
    self.name = name
    self.status = status
    self.line = line
  }
}
