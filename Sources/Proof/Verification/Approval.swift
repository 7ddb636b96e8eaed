package import Diagnostics
package import FileSystem
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

  /// The failed shots with a picture whose paths a pattern matches.
  ///
  /// - Parameter pattern: nil for all.
  /// - Returns: The paths below the folder of references, in the order of the run.
  /// - Throws: Why results cannot be read, and a pattern that matches none.
  package func paths(matching pattern: PathPattern?) throws(DiagnosticList) -> [String] {
    try shots(matching: pattern).map(\.path)
  }

  private func shots(matching pattern: PathPattern?) throws(DiagnosticList) -> [ShotResult] {
    let shots = try folder.results().failures.filter { $0.images.actual != nil }
    guard let pattern else { return shots }
    let chosen = shots.filter { pattern.matches($0.path) }
    guard chosen.isEmpty else { return chosen }
    throw DiagnosticList([
      Diagnostic(
        .error, "nothing that failed with a picture matches '\(pattern.text)'",
        hint: Self.hint(pattern.text, shots))
    ])
  }

  /// The nearest scenario or path, or one of them as an example.
  private static func hint(_ text: String, _ shots: [ShotResult]) -> String? {
    guard let first = shots.first?.path else { return nil }
    let folders = shots.map { Files.parent(of: $0.path) }
    if let near = NearestName.find(text, among: folders + shots.map(\.path)) {
      return "did you mean '\(near)'?"
    }
    let inside = shots.first { $0.path.contains(text) }?.path
    if inside != nil { return "a part of a name needs stars: '*\(text)*'" }
    return "\(shots.count) failed, such as '\(first)'"
  }

  /// Writes the reference of every failed shot whose path the pattern matches.
  ///
  /// - Parameter pattern: nil for all.
  /// - Returns: The paths below the folder of references, in the order of the run.
  /// - Throws: Why results or pictures cannot be read or written, and a pattern that matches no picture.
  package func approve(_ pattern: PathPattern?) throws(DiagnosticList) -> [String] {
    let chosen = try shots(matching: pattern)
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
