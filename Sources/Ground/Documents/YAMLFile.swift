package import Diagnostics

/// What could be read of a YAML or JSON text, and everything that is wrong with its form.
package struct YAMLFile: Sendable {
  /// The path that every place names.
  package let file: String
  /// The documents that ended before the first mistake in structure, if there is one.
  package let documents: [YAMLNode]
  /// In the order of the text.
  package let problems: [Diagnostic]
  /// Whether the text could be read to its end.
  package let isComplete: Bool

  /// Reads UTF-8 text; a byte order mark is skipped. Anchors and aliases work, tags do not.
  package init(parsing bytes: [UInt8], file: String) {
    self.file = file
    let forbidden = SourceTextCheck.problems(in: bytes, file: file)
    if !forbidden.isEmpty {
      (documents, problems, isComplete) = ([], forbidden, false)
      return
    }
    let hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = hasByteOrderMark ? Array(bytes.dropFirst(3)) : bytes
    var builder = TreeBuilder(EventReader(text, file: file))
    isComplete = builder.readAll()
    documents = builder.documents
    let isEmpty = isComplete && documents.isEmpty
    let emptiness = Diagnostic(
      .error, "the file is empty", at: SourceLocation(file: file).point)
    problems = builder.problems + (isEmpty ? [emptiness] : [])
  }

  /// The documents of a text without mistakes.
  /// - Throws: all that is wrong with its form.
  package static func documents(
    parsing bytes: [UInt8], file: String
  ) throws(DiagnosticList) -> [YAMLNode] {
    let result = YAMLFile(parsing: bytes, file: file)
    if !result.problems.isEmpty { throw DiagnosticList(result.problems) }
    return result.documents
  }
}
