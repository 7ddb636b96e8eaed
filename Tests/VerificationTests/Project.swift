import DesignTokens
import Diagnostics
import FileSystem
import FontLoading
import FoundationEssentials
import Simulation

/// The repository's own project, on which the tests draw.
enum Project {
  static let root = Files.parent(of: Files.parent(of: Files.parent(of: #filePath)))
  static let folder = ProjectFolder(path: root)
  static let hasFonts = Files.exists(Files.join(root, "Fonts/Estedad-Regular.ttf"))
  /// The program under test; `BASIRI_PROGRAM` names another build of it than the release.
  static let program =
    ProcessInfo.processInfo.environment["BASIRI_PROGRAM"]
    ?? Files.join(root, ".build/release/basiri")
  static let hasProgram = Files.exists(program)

  /// Read once, since fonts are dear to open.
  private static let shared = Result { () throws -> (catalog: FontCatalog, tokens: DesignTokens) in
    (try folder.fonts(), try folder.designTokens())
  }

  static func catalog() throws -> FontCatalog { try shared.get().catalog }
  static func tokens() throws -> DesignTokens { try shared.get().tokens }

  static func resources(_ tokens: DesignTokens? = nil) throws -> RenderingResources {
    try RenderingResources(tokens: try tokens ?? shared.get().tokens, catalog: try catalog())
  }
}
