internal import Diagnostics
internal import FileSystem

/// A revision of the repository that a project lies in, seen from the project's folder.
struct GitRevision {
  private let revision: String
  private let folder: String

  init(_ revision: String, of folder: String) {
    self.revision = revision
    self.folder = folder
  }

  /// Files that differ between the revision and the folder, those that Git does not know yet among
  /// them; what it is told to ignore is not.
  /// - Throws: what Git says, as that there is no such revision.
  func changedFiles(below paths: [String]) throws(Diagnostic) -> [String] {
    let known = try git(["diff", "--name-only", "--relative", try commit(), "--"] + paths)
    let unknown = try git(["ls-files", "--others", "--exclude-standard", "--"] + paths)
    return (known + unknown).split(separator: "\n").map(String.init)
  }

  /// Writes the files of the revision into a folder of their own.
  /// - Throws: what Git says, and what the disk says.
  func checkOut(_ paths: [String]) throws -> TemporaryFolder {
    let target = try TemporaryFolder()
    do {
      let archive = Files.join(target.path, "archive.tar")
      _ = try git(["archive", "--format=tar", "--output=\(archive)", try commit(), "--"] + paths)
      _ = try Self.run("tar", ["-xf", archive, "-C", target.path])
    } catch {
      target.remove()
      throw error
    }
    return target
  }

  /// The commit that the revision names, so that no name is taken for an option or a path.
  private func commit() throws(Diagnostic) -> String {
    let found = try git(["rev-parse", "--verify", "--end-of-options", "\(revision)^{commit}"])
    return String(found.prefix { $0 != "\n" })
  }

  private func git(_ arguments: [String]) throws(Diagnostic) -> String {
    try Self.run("git", ["-C", folder, "-c", "core.quotePath=false"] + arguments)
  }

  private static func run(_ program: String, _ arguments: [String]) throws(Diagnostic) -> String {
    guard let result = Subprocess.run(program, arguments) else {
      throw Diagnostic(.error, "cannot start '\(program)'", hint: "is it installed?")
    }
    guard result.exitCode == 0 else {
      let said = result.errors.split(separator: "\n").first.map(String.init) ?? "no reason given"
      throw Diagnostic(.error, "\(program): \(said)")
    }
    return result.output
  }
}
