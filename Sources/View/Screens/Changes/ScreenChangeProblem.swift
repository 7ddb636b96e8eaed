/// Why a change of a screen cannot be made.
package struct ScreenChangeProblem: Hashable, Sendable {
  /// Which of the mock-up's changes it is.
  package var index: Int
  package var message: String
  package var hint: String?
}
