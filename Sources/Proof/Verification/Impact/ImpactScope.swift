import FileSystem
import Simulation

/// Which scenarios a change of files can reach, told by the files alone.
///
/// A change of tokens or of the project's content can reach any; one of another file reaches that file
/// and those whose text names it, whatever they use it for: as steps, as screens, as content.
struct ImpactScope {
  /// Paths from the project's folder on; nil for all.
  let paths: Set<String>?

  init(from old: ProjectState, to new: ProjectState) {
    let all = Set(old.dataFiles + new.dataFiles).sorted()
    var changed = all.filter { old.bytes(of: $0) != new.bytes(of: $0) }
    if changed.contains(where: ProjectState.reachesEverything) {
      paths = nil
      return
    }
    var reached = Set(changed)
    var words: [String: Set<Substring>] = [:]
    if !changed.isEmpty {
      for path in all {
        words[path] = Self.fileNames(in: [old, new].compactMap { $0.text(of: path) })
      }
    }
    while let path = changed.popLast() {
      let name = Files.name(of: path)[...]
      for other in all where !reached.contains(other) && words[other]?.contains(name) == true {
        reached.insert(other)
        changed.append(other)
      }
    }
    paths = reached
  }

  /// The last parts of all words of some texts that may be paths.
  private static func fileNames(in texts: [String]) -> Set<Substring> {
    Set(
      texts.flatMap { text in
        text.split { " \t\n,:{}[]'\"".contains($0) }.filter { $0.contains(".") }
          .compactMap { $0.split(separator: "/").last }
      })
  }
}

extension ProjectState {
  /// Every file below `seeds`, from the project's folder on, sorted by name in each folder.
  var dataFiles: [String] { files(below: "seeds") }

  private func files(below folder: String) -> [String] {
    let names = (try? Files.names(in: Files.join(project.path, folder))) ?? []
    return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = Files.join(folder, name)
      return Files.isFolder(Files.join(project.path, path)) ? files(below: path) : [path]
    }
  }

  /// Whether a file of this path is part of every screen.
  static func reachesEverything(_ path: String) -> Bool {
    ["seeds/tokens.json", "seeds/content/fa.yaml"].contains(path)
  }

  func text(of path: String) -> String? {
    bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
