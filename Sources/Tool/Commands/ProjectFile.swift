internal import Diagnostics
internal import Documents
internal import Simulation

/// Reading a user's files with findings in place of errors.
enum ProjectFile {
  /// The only document of a YAML or JSON file.
  /// - Throws: everything that is wrong with the file's form.
  static func document(_ path: String) throws(DiagnosticList) -> YAMLNode {
    let documents = try YAMLFile.documents(parsing: try ProjectFolder.read(path), file: path)
    guard documents.count == 1, let document = documents.first else {
      throw DiagnosticList([
        Diagnostic(.error, "expected one document in '\(path)', found \(documents.count)")
      ])
    }
    return document
  }
}
