import FileSystem
import FoundationEssentials

/// A folder of its own for a test, removed when the test is over.
final class ScratchFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { Files.join(path, name) }

  /// Removes a folder and all that is in it.
  func removeAll(below folder: String) {
    try? FileManager.default.removeItem(atPath: file(folder))
  }

  /// All files below the folder, sorted, as paths from it.
  func files(below folder: String = "") -> [String] {
    let names = (try? Files.names(in: folder.isEmpty ? path : file(folder))) ?? []
    return names.flatMap { name -> [String] in
      let inner = folder.isEmpty ? name : Files.join(folder, name)
      return Files.isFolder(file(inner)) ? files(below: inner) : [inner]
    }
  }
}
