internal import AppContent
package import DesignTokens
package import Diagnostics
internal import Documents
package import FileSystem
package import FontLoading

/// The folder that holds `seeds/` and `Fonts/`, and what is read from it.
package struct ProjectFolder: Sendable {
  package let path: String
  /// Token files over that of the project, in order: modes and brands.
  package var addedTokenFiles: [String] = []
  /// In place of the project's content.
  package var chosenContentFile: String?

  package init(path: String) {
    self.path = path
  }

  /// The nearest folder from the working one upwards that holds a token file.
  /// - Throws: a diagnostic where there is none.
  package init(searchingFrom start: String = ".") throws(DiagnosticList) {
    var folder = start
    let depth = Files.workingFolder.split(separator: "/").count
    for _ in 0...depth {
      if Files.exists(Files.join(folder, Self.tokens)) {
        path = folder
        return
      }
      folder = folder == "." ? ".." : Files.join(folder, "..")
    }
    throw DiagnosticList([
      Diagnostic(
        .error, "no project here: \(Self.tokens) is neither in this folder nor above it",
        hint: "name its folder with --project DIR")
    ])
  }

  /// A folder that the user named.
  /// - Throws: a diagnostic where it holds no token file.
  package init(named path: String) throws(DiagnosticList) {
    guard Files.exists(Files.join(path, Self.tokens)) else {
      throw DiagnosticList([
        Diagnostic(
          .error, "no project in '\(path)': it has no \(Self.tokens)",
          hint: "name the folder that holds seeds/ and Fonts/")
      ])
    }
    self.init(path: path)
  }

  private static let tokens = "seeds/tokens.json"

  package var tokensFile: String { Files.join(path, Self.tokens) }
  package var fontsFolder: String { Files.join(path, "Fonts") }
  package var scenariosFolder: String { Files.join(path, "seeds/scenarios") }

  /// Where scenarios lie: those of the app, and those with screens of their own where there are any.
  package var scenarioFolders: [String] {
    let mockups = Files.join(path, "seeds/mockups")
    return [scenariosFolder] + (Files.isFolder(mockups) ? [mockups] : [])
  }
  package var contentFile: String {
    chosenContentFile ?? Files.join(path, "seeds/content/fa.yaml")
  }
  package var snapshotsFolder: String { Files.join(path, "Snapshots") }

  /// - Throws: everything that is wrong with the fonts folder.
  package func fonts() throws(DiagnosticList) -> FontCatalog {
    try FontCatalog(folder: fontsFolder)
  }

  /// - Throws: everything that is wrong with the token file.
  package func designTokens() throws(DiagnosticList) -> DesignTokens {
    try DesignTokens(try tokens())
  }

  /// The tokens of the project's file and of those over it.
  /// - Throws: everything that is wrong with them.
  package func tokens() throws(DiagnosticList) -> TokenFile {
    var files: [(bytes: [UInt8], path: String)] = []
    for path in [tokensFile] + addedTokenFiles { files.append((try Self.read(path), path)) }
    return try TokenFile(parsing: files)
  }

  /// The bytes of a file that the user named.
  /// - Throws: a diagnostic for a file that cannot be read.
  package static func read(_ path: String) throws(DiagnosticList) -> [UInt8] {
    do {
      return try Files.read(path)
    } catch {
      throw DiagnosticList([error.diagnostic])
    }
  }
}

extension FileError {
  /// The error as a finding for the user.
  package var diagnostic: Diagnostic {
    switch self {
    case .notFound(let path): Diagnostic(.error, "no such file: '\(path)'")
    case .notReadable(let path, let reason):
      Diagnostic(.error, "cannot read '\(path)': \(reason)")
    case .notWritable(let path, let reason):
      Diagnostic(.error, "cannot write '\(path)': \(reason)")
    }
  }
}
