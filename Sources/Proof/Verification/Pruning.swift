package import Diagnostics
import FileSystem
import Simulation
package import Snapshots

/// Finds and removes references that no scenario makes.
package struct Pruning {
  private let store: ReferenceStore
  /// Below the folder of references, sorted.
  package let unused: [String]

  /// - Throws: Why the folder cannot be read, and a plan that makes none of many references, for it is
  ///   more likely that an option is missing than that all of them are old.
  package init(_ plan: ReferencePlan, store: ReferenceStore) throws(DiagnosticList) {
    self.store = store
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
