/// Where a text stops being JSON, and why.
package struct JSONSyntaxError: Error, Hashable, Sendable {
  /// 1-based.
  package let line: Int
  /// The byte of the line, 1-based.
  package let column: Int
  /// What is wrong, in one sentence without a final full stop.
  package let message: String

  package init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}
