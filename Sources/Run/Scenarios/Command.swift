package import Diagnostics
package import Imaging
package import Navigation

/// What a step does, its arguments typed.
package enum Command: Hashable, Sendable {
  case takeScreenshot(Screenshot)
  case tapOn(ElementQuery)
  case pressOn(ElementQuery)
  case releaseOn(ElementQuery)
  case inputText(into: FieldName, text: String)
  case eraseText(into: FieldName)
  case toggle(id: String)
  case select(id: String, segment: String)
  case back
  case swipeBack(Gesture)
  case dragSheet(Gesture)
  case scroll(ScrollTarget)
  case selectTab(TabName)
  case advance(milliseconds: Double)
  case settle
  case setClock(ClockTime)
  case answer(AnswerScript)
  case assert(Assertion)
}

/// What a step claims of the app.
package enum Assertion: Hashable, Sendable {
  case visible(ElementQuery)
  case notVisible(ElementQuery)
  case enabled(ElementQuery)
  case disabled(ElementQuery)
  case state([StateExpectation])
  /// All haptics since the last assertion, in order.
  case haptics([HapticKind])
  case screen(ScreenName)
}

/// A frame to take.
package struct Screenshot: Hashable, Sendable {
  /// Unique in its file, and fit to be a file name.
  package var name: String
  /// For messages about a name that is taken.
  package var nameRange: SourceRange
  /// Parts that the comparison leaves out, beside those of the header.
  package var masks: [Mask]
  /// Limits that stand before those of the header.
  package var comparison: Tolerances
  /// The id of the element that the frame is cut down to; nil for the whole display.
  package var crop: String?

  /// A frame of the whole display under the limits of its scenario.
  package init(_ name: String, at range: SourceRange) {
    self.init(name: name, nameRange: range, masks: [], comparison: Tolerances(), crop: nil)
  }

  init(
    name: String, nameRange: SourceRange, masks: [Mask], comparison: Tolerances,
    crop: String?
  ) {
    self.name = name
    self.nameRange = nameRange
    self.masks = masks
    self.comparison = comparison
    self.crop = crop
  }
}

/// How a step names an element.
package enum ElementQuery: Hashable, Sendable {
  case id(String)
  /// Visible text; `index` counts from 0 among elements of that text, nil where it must be the
  /// only one.
  case text(String, index: Int?)
}

/// A finger that drags a screen or a sheet.
package struct Gesture: Hashable, Sendable {
  /// What happens when the finger leaves.
  package enum Release: String, CaseIterable, Hashable, Sendable {
    case cancel
    case complete
    /// As distance and velocity decide.
    case auto
  }

  /// The part of the way, 0 … 1; nil where the finger stays.
  package var progress: Double?
  /// Nil while the finger stays down, so that a held frame can be shot.
  package var release: Release?
  /// Points a second in the direction of the gesture, at release.
  package var velocity: Double

  package init(progress: Double? = nil, release: Release? = nil, velocity: Double = 0) {
    self.progress = progress
    self.release = release
    self.velocity = velocity
  }
}

/// How far the content of the screen moves.
package enum ScrollTarget: Hashable, Sendable {
  /// Until the element of this id is in sight.
  case to(id: String)
  /// Points; positive moves on towards the end of the content.
  case by(Double)
}

/// What the guide is going to reply.
package enum AnswerScript: Hashable, Sendable {
  /// Words that arrive one after another. A stream that `stalls` never ends by itself.
  case stream(tokens: [String], everyMilliseconds: Double, afterMilliseconds: Double, stalls: Bool)
  case fallback(afterMilliseconds: Double)
}

/// One value that the state must have.
package struct StateExpectation: Hashable, Sendable {
  /// A value as the file gives it, checked against the kind of its key.
  package enum Value: Hashable, Sendable {
    case nothing
    case boolean(Bool)
    case count(Int)
    case text(String)
  }

  package var key: FactReference
  /// What the state must hold at this step.
  package var value: Value
  /// The key, for the message of a failed assertion.
  package var range: SourceRange
}

/// Another file, named by a step.
package struct ScenarioReference: Hashable, Sendable {
  /// Found from the folder of the file that names it.
  package var path: String
  /// The path, for messages about the file.
  package var range: SourceRange
}
