internal import Mockups
internal import Navigation
internal import ViewTree

extension AppScreen {
  /// What is wrong with the changes of a file on this display: elements that are not there, and
  /// settings that do not fit them.
  package var changeProblems: [ScreenChangeProblem] {
    guard let changes = state.mockup?.mockup.changes else { return [] }
    var editor = ScreenEditor(changes, in: state)
    _ = editor.edited(unchanged)
    return editor.problems
  }
}

extension Node {
  /// The display with the changes of a file in every element that is there now.
  func changed(in state: AppState) -> Node {
    guard let changes = state.mockup?.mockup.changes, !changes.isEmpty else { return self }
    var editor = ScreenEditor(changes, in: state)
    return editor.edited(self)
  }
}
