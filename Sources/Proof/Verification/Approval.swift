package import Diagnostics
import FileSystem
import PNGCoding
import Reports
import Simulation
package import Snapshots

/// Takes the pictures that a run has found as new references.
package struct Approval {
  private let folder: RunFolder
  private let store: ReferenceStore

  package init(folder: RunFolder, store: ReferenceStore) {
    self.folder = folder
    self.store = store
  }

  /// Writes the reference of every failed shot whose path the pattern matches.
  ///
  /// - Parameter pattern: As `PathPattern` reads it; nil for all.
  /// - Returns: The paths below the folder of references, in the order of the run.
  /// - Throws: Why results or pictures cannot be read or written, and a pattern that matches no picture.
  package func approve(_ pattern: PathPattern?) throws(DiagnosticList) -> [String] {
    let run = try folder.results()
    let shots = run.failures.filter { $0.images.actual != nil }
    let chosen = shots.filter { pattern?.matches($0.path) ?? true }
    if let pattern, chosen.isEmpty {
      throw DiagnosticList([
        Diagnostic(
          .error, "nothing that failed with a picture matches '\(pattern.text)'",
          hint: shots.isEmpty ? nil : "known: " + shots.map(\.path).joined(separator: ", "))
      ])
    }
    var problems: [Diagnostic] = []
    var written: [String] = []
    for shot in chosen {
      do throws(Diagnostic) {
        try approve(shot)
        written.append(shot.path)
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else { throw DiagnosticList(problems) }
    return written
  }

  private func approve(_ shot: ShotResult) throws(Diagnostic) {
    let path = Files.join(folder.path, shot.images.actual ?? "")
    do {
      let actual = try PNGDecoder().decode(try Files.read(path))
      try store.write(try PNGEncoder().encodeReference(of: actual), to: shot.path)
    } catch let error as FileError {
      throw error.diagnostic
    } catch let error as PNGError {
      throw Diagnostic(.error, "'\(path)': \(error.description)")
    } catch {
      throw Diagnostic(.error, "'\(path)': \(error)")
    }
  }
}
