internal import Diagnostics
internal import FileSystem
internal import Reports
internal import Simulation
internal import Verification

extension Command {
  static let report = Command(
    name: "report", summary: "Writes the reports of a run once more.",
    operands: "", operandCount: 0...0,
    options: [
      .value("--from", "FILE", "the results of the run (default: out/verify/results.json)"),
      .value("--out", "DIR", "where reports and pictures go (default: the folder of the results)"),
      .value("--reporter", "NAME,…", "html, json, reg-json, junit, github, list (default: html)"),
    ],
    example: "report --from out/verify/results.json --reporter=junit"
  ) { arguments, console in
    let file = arguments["--from"] ?? RunFolder(path: Arguments.runFolder).resultsFile
    let formats = try arguments.reportFormats(default: [.html])
    let run = try RunFolder.results(in: file)
    let source = RunFolder(path: Files.parent(of: file))
    let target = RunFolder(path: arguments["--out"] ?? source.path)
    if target.path != source.path { try target.takeOver(run, from: source, console) }
    try target.publish(run, as: formats, console)
    return .success
  }

  static let mergeReports = Command(
    name: "merge-reports", summary: "Joins the runs of shards into one.",
    operands: "DIR…", operandCount: 1...Int.max,
    options: [
      .value("--out", "DIR", "where reports and pictures go (default: out/merged)"),
      .value("--reporter", "NAME,…", "html, json, reg-json, junit, github, list (default: html)"),
    ],
    example: "merge-reports out/shard-1 out/shard-2 --out out/all"
  ) { arguments, console in
    let target = RunFolder(path: arguments["--out"] ?? "out/merged")
    let formats = try arguments.reportFormats(default: [.html])
    let folders = arguments.operands.map { RunFolder(path: $0) }
    let runs = try folders.map { try $0.results() }
    let gaps = RunResult.gaps(among: runs)
    for (folder, run) in zip(folders, runs) where folder.path != target.path {
      try target.takeOver(run, from: folder, console)
    }
    let merged = RunResult(merging: runs)
    try target.publish(merged, as: formats, console)
    console.report(gaps.map { Diagnostic(.error, $0, hint: "this is not the whole run") })
    return merged.failures.isEmpty && gaps.isEmpty ? .success : .failure
  }
}

extension RunFolder {
  /// Copies the pictures of a run that was written elsewhere.
  /// - Throws: a diagnostic for a picture that cannot be read or written.
  fileprivate func takeOver(
    _ run: RunResult, from folder: RunFolder, _ console: Console
  ) throws(Diagnostic) {
    do throws(FileError) {
      for picture in try ReportFolder(path).copyPictures(of: run, from: folder.path) {
        console.report([Diagnostic(.warning, "no picture '\(Files.join(folder.path, picture))'")])
      }
    } catch {
      throw error.diagnostic
    }
  }
}
