/// What the process tells its caller.
package enum ExitCode: Int32, Sendable {
  case success = 0
  /// Differences, failed assertions, findings of `lint`.
  case failure = 1
  /// A mistake in the input or on the command line.
  case badInput = 2
  /// A fault of the program itself.
  case internalError = 3
  /// Ctrl-C, as shells number it: 128 and the signal's 2.
  case interrupted = 130
}
