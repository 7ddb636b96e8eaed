/// Something that happens to the app from outside.
package enum Event: Hashable, Sendable {
  /// A touch that went down and up on an element of this meaning.
  case tap(Action)
  /// A touch down, which only shows; the action comes with a `tap` when the finger leaves.
  case pressDown(element: String)
  /// The finger leaves, inside or outside.
  case pressUp
  /// Appends to what the field holds.
  case insertText(TextField, String)
  case eraseText(TextField)
  /// Appends to the named text value of a mock-up.
  case insertValueText(String, String)
  /// Empties the named text value of a mock-up.
  case eraseValueText(String)
  case swipeBackBegan
  /// How far the screen is dragged, as a part of its width.
  case swipeBackMoved(Double)
  case swipeBackEnded(Release)
  case sheetDragBegan
  /// How far the sheet is dragged down, as a part of its height.
  case sheetDragMoved(Double)
  case sheetDragEnded(Release)
  /// Content is dragged.
  /// - reachesEnd: Whether the last line is then in view.
  case scroll(ScrollRegion, to: ScrollPosition, reachesEnd: Bool)
  /// The finger leaves scrolled content, which may snap.
  case scrollReleased(ScrollRegion)
  /// The wall clock jumps ahead to the next such time of day.
  case setClock(minutesOfDay: Int)
  /// Scripts the guide: for the running answer if it has no script, else for the next one.
  case reply(Reply)
  /// Nothing but time.
  case wait
}

/// How a finger leaves a gesture.
package struct Release: Hashable, Sendable {
  package enum Outcome: String, CaseIterable, Hashable, Sendable {
    case complete, cancel
  }

  /// Nil to decide by distance and velocity, as the platform does.
  package var outcome: Outcome?
  /// Points a second, positive towards completion.
  package var velocity: Double
  /// The length in points that a fraction of 1 stands for.
  package var length: Double

  package init(_ outcome: Outcome? = nil, velocity: Double = 0, length: Double) {
    precondition(length > 0, "a gesture has a length")
    self.outcome = outcome
    self.velocity = velocity
    self.length = length
  }
}
