/// A place in a text file. Line and column are 1-based; columns count Unicode scalars.
package struct SourceLocation: Hashable, Sendable, Comparable {
  /// The path as the user wrote it, or as it is found from the working directory.
  package var file: String
  package var line: Int
  package var column: Int

  package init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

/// A stretch of one line: where it starts and how many Unicode scalars it covers.
package struct SourceRange: Hashable, Sendable {
  package var start: SourceLocation
  package var length: Int

  package init(start: SourceLocation, length: Int = 1) {
    self.start = start
    self.length = length
  }
}
