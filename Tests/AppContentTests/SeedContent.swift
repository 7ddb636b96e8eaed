import AppContent
import Documents
import FileSystem

/// The content file of the repository.
enum SeedContent {
  static let path = "seeds/content/fa.yaml"

  static func document() throws -> YAMLNode {
    let root = Files.parent(of: Files.parent(of: Files.parent(of: #filePath)))
    return try YAMLFile.documents(parsing: Files.read(Files.join(root, path)), file: path)[0]
  }

  static func overrides(_ text: String) throws -> YAMLNode {
    try YAMLFile.documents(parsing: Array(text.utf8), file: "with.yaml")[0]
  }
}
