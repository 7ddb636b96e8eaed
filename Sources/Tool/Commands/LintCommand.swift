internal import DesignTokens
internal import Diagnostics
internal import Linting

extension Command {
  static let lint = Command(
    name: "lint", summary: "Holds every screen against the rules of the design, without drawing.",
    operands: "FILE|DIR…", operandCount: 0...Int.max,
    options: Option.choice + [
      .value("--device", "NAME,…", "devices in place of those that the scenarios name"),
      .value("--text-size", "NAME,…", "text sizes in place of the scenarios' own, as L,AX3"),
      .flag("--explore", "every reachable state too"),
      .flag("--motion", "what moves between the steps too, frame by frame"),
      .value("--format", "text|json|sarif|github", "how to print it (default: text)"),
      .value("--out", "FILE", "a file in place of standard output"),
      .value("--config", "FILE", "severities and exceptions (default: lint.yaml of the project)"),
      .flag("--rules", "only list the rules"),
      .value(
        "--pictures", "DIR", "only draw each rule broken and kept, as docs/lint.md shows them"),
      .value("--workers", "N", "threads (default: one a core)"),
    ],
    example: "lint seeds/scenarios/today --device 'iPhone SE 3' --text-size L,AX3"
  ) { arguments, console in
    if arguments.isSet("--rules") {
      console.write(
        Table(
          ["rule", "severity", "what must hold", "source"],
          LintRules.all.map { [$0.name, $0.severity.rawValue, $0.summary, $0.section] }
        ).text)
      return .success
    }
    if let folder = arguments["--pictures"] {
      try LintPictures(arguments).write(to: folder, console)
      return .success
    }
    return try LintJob(arguments).run(console)
  }
}

extension Arguments {
  /// The text sizes that `--text-size` names, in either spelling; nil without the option.
  /// - Throws: a diagnostic for each name that no size has.
  func textSizes() throws(DiagnosticList) -> [TextSize]? {
    guard let names = list("--text-size") else { return nil }
    let problems = names.filter { TextSize(name: $0) == nil }.map { name in
      Diagnostic(
        .error, "unknown text size '\(name)' for --text-size",
        hint: NearestName.hint(name, among: TextSize.allCases.map(\.shortName)))
    }
    guard problems.isEmpty else { throw DiagnosticList(problems) }
    return names.compactMap(TextSize.init(name:))
  }
}
