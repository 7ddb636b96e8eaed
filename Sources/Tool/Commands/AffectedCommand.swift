internal import Diagnostics
internal import Documents
internal import Simulation
internal import Verification

extension Command {
  static let affected = Command(
    name: "affected",
    summary: "Tells which shots a change of scenarios, content and tokens alters, without drawing.",
    operands: "", operandCount: 0...0,
    options: [
      .value("--since", "REV", "a Git revision against the files as they are"),
      .value("--from", "DIR", "the folder of a project, against --to"),
      .value("--to", "DIR", "another one (default: the project)"),
      .value("--format", "text|json", "how to print it (default: text)"),
      .value("--workers", "N", "threads (default: one a core)"),
    ],
    notes:
      "Data are compared by what would be drawn. A change of the program or of its fonts cannot\n"
      + "be told from data: where Sources, Package.swift or Fonts differ, everything is affected.",
    example: "affected --since HEAD~1"
  ) { arguments, console in
    let asJSON = try arguments.choice(
      "--format", [("text", false), ("json", true)], default: false)
    let report = try ImpactReport(arguments)
    console.write(asJSON ? report.json.text : report.text)
    return .success
  }
}

/// What a change alters, and why that may be everything.
struct ImpactReport {
  /// Nil where everything is affected.
  let impact: Impact?
  /// Why everything is; empty where it is not.
  let reasons: [String]

  /// Compares what the options of `affected` name.
  /// - Throws: what is wrong with them, and with the newer state.
  init(_ arguments: Arguments) throws {
    let workers = try arguments.workers()
    if let revision = arguments["--since"] {
      if arguments.isSet("--from") || arguments.isSet("--to") {
        throw Diagnostic(.error, "--since and --from are two beginnings; give one of them")
      }
      try self.init(since: revision, of: try arguments.project(), workerCount: workers)
      return
    }
    guard let folder = arguments["--from"] else {
      throw Diagnostic(
        .error, "affected needs a state to compare with", hint: "--since REV, or --from DIR")
    }
    let new = try arguments["--to"].map { try ProjectFolder(named: $0) } ?? arguments.project()
    let old = try ProjectFolder(named: folder)
    let program = ProgramFiles.differences(from: old.path, to: new.path)
    try self.init(from: old, to: new, program: program, workerCount: workers)
  }

  /// Compares a revision with the files as they are.
  /// - Throws: what Git says, and what is wrong with the files as they are.
  init(since revision: String, of project: ProjectFolder, workerCount: Int) throws {
    let git = GitRevision(revision, of: project.path)
    let program = try git.changedFiles(below: ProgramFiles.paths)
    if !program.isEmpty {
      self.init(everythingBecauseOf: program)
      return
    }
    let folder = try git.checkOut(["seeds"])
    defer { folder.remove() }
    try self.init(
      from: try ProjectFolder(named: folder.path), to: project, program: [],
      workerCount: workerCount)
  }

  private init(everythingBecauseOf reasons: [String]) {
    impact = nil
    self.reasons = reasons
  }

  private init(
    from old: ProjectFolder, to new: ProjectFolder, program: [String], workerCount: Int
  ) throws {
    if !program.isEmpty {
      self.init(everythingBecauseOf: program)
      return
    }
    let after = try ProjectState(new, fontsOf: new)
    let before: ProjectState
    do throws(DiagnosticList) {
      before = try ProjectState(old, fontsOf: new)
    } catch {
      let first = error.diagnostics.first?.message ?? "unreadable"
      self.init(
        everythingBecauseOf: ["the earlier data cannot be read by this program: \(first)"])
      return
    }
    self.init(try Impact(from: before, to: after, workerCount: workerCount))
  }

  private init(_ impact: Impact) {
    self.impact = impact
    reasons = []
  }

  /// A scenario a paragraph with its shots, and at last how many there are.
  var text: String {
    guard let impact else {
      return "everything is affected\n" + reasons.map { "  \($0)\n" }.joined()
    }
    var text = ""
    var file: String?
    for shot in impact.shots {
      if shot.file != file { text += "\(shot.file)\n" }
      file = shot.file
      text += "  \(shot.screenshot) (\(shot.device)): \(shot.change.rawValue)\n"
    }
    return text + "\(impact.shots.count) of \(impact.shotCount) shots are affected\n"
  }

  /// Version 1 of the report.
  var json: JSONValue {
    .object([
      "version": 1,
      "everything": .bool(impact == nil),
      "reasons": .array(reasons.map { .string($0) }),
      "shots": impact.map { .integer($0.shotCount) },
      "affected": impact.map { impact in
        .array(
          impact.shots.map { shot in
            .object([
              "file": .string(shot.file), "screenshot": .string(shot.screenshot),
              "device": .string(shot.device), "change": .string(shot.change.rawValue),
            ])
          })
      },
    ])
  }
}
