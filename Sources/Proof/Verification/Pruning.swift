package import Diagnostics
import FileSystem
import Simulation
package import Snapshots

/// Finds and removes references that no scenario makes.
package struct Pruning {
  private let store: ReferenceStore
  /// Below the folder of references, sorted.
  package let unused: [String]
  /// One of the paths that the scenarios make for each subject.
  private let made: [String: String]

  /// - Throws: Why the folder cannot be read, and a plan that makes none of many references, for it is
  ///   more likely that an option is missing than that all of them are old.
  package init(_ plan: ReferencePlan, store: ReferenceStore) throws(DiagnosticList) {
    self.store = store
    made = Dictionary(
      plan.paths.compactMap { path in ReferenceName.subject(of: path).map { ($0, path) } },
      uniquingKeysWith: { first, _ in first })
    do throws(FileError) {
      unused = try store.unused(keeping: plan.paths)
    } catch {
      throw DiagnosticList([error.diagnostic])
    }
    let keepsAny = plan.paths.contains { Files.exists(store.file(of: $0)) }
    if !keepsAny, unused.count > 1 {
      throw DiagnosticList([
        Diagnostic(
          .error, "the scenarios make none of the \(unused.count) references in '\(store.folder)'",
          hint: "were they recorded with another --scale?")
      ])
    }
  }

  /// What speaks against removing: references that differ only in the device or the scale from some that
  /// the scenarios make. More likely an option is missing than that all of them are old. Nil if nothing
  /// does.
  package var doubt: Diagnostic? {
    let variants = unused.filter { path in
      ReferenceName.subject(of: path).map { made[$0] != nil } ?? false
    }
    guard let first = variants.first, let subject = ReferenceName.subject(of: first),
      let kept = made[subject]
    else { return nil }
    return Diagnostic(
      .error,
      "\(variants.count) of the \(unused.count) references that would go differ only in the device"
        + " or the scale from what the scenarios make",
      notes: [
        Diagnostic(.note, "'\(first)' would go, and '\(kept)' is made"),
        Diagnostic(.note, "give the --scale of the recording, or --force to remove them all"),
      ])
  }

  /// Removes the unused references, and folders that are empty then.
  /// - Throws: What could not be removed.
  package func removeAll() throws(DiagnosticList) {
    var problems: [Diagnostic] = []
    for path in unused {
      do throws(FileError) {
        let file = store.file(of: path)
        try Files.remove(file)
        Files.removeIfEmpty(Files.parent(of: file))
      } catch {
        problems.append(error.diagnostic)
      }
    }
    guard problems.isEmpty else { throw DiagnosticList(problems) }
  }
}
