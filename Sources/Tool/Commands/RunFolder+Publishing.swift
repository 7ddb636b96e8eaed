internal import Diagnostics
internal import FileSystem
internal import Glibc
internal import Reports
internal import Simulation
internal import Verification

extension RunFolder {
  /// Writes the reports that are files, and prints the others and where the files lie.
  /// - Throws: a diagnostic for what cannot be written, after everything else is written and printed.
  func publish(_ run: RunResult, as formats: [ReportFormat], _ console: Console) throws(Diagnostic)
  {
    var problem: Diagnostic?
    do throws(FileError) {
      for text in try publish(run, as: formats.filter { $0 != .list }) { console.write(text) }
      if formats.contains(.github) { try appendStepSummary(of: run) }
    } catch {
      problem = error.diagnostic
    }
    let list = ReportFormat.list.text(of: run, in: path, isVerbose: console.isVerbose)
    if formats.contains(.list), !console.isQuiet {
      console.write(list)
    } else if console.isQuiet, !run.failures.isEmpty {
      console.writeError(list)
    } else {
      console.say(run.summary)
    }
    if let problem { throw problem }
    for name in formats.compactMap(\.fileName) { console.say(Files.join(path, name)) }
  }

  /// Adds to the file in which GitHub Actions collect what steps say in Markdown, where there is one.
  private func appendStepSummary(of run: RunResult) throws(FileError) {
    guard let file = getenv("GITHUB_STEP_SUMMARY").map({ String(cString: $0) }), !file.isEmpty
    else { return }
    let before = Files.exists(file) ? try Files.read(file) : []
    try Files.write(before + Array(GitHubReport.summary(of: run).utf8), to: file)
  }
}
