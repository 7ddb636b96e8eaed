import Documents

/// The forms in which a run can be told, several of them in one run.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// One folder with pictures, for a browser.
  case html
  /// Everything, to be read back by `report --from` and `merge-reports`.
  case json
  /// The shape of reg-cli's reg.json.
  case regJSON = "reg-json"
  case junit
  /// An annotation a cause on a line of its scenarios, for GitHub Actions.
  case github
  /// Causes and failures, for a terminal.
  case list

  /// The name of the file in the report's folder; nil for what is printed.
  package var fileName: String? {
    switch self {
    case .html: "index.html"
    case .json: "results.json"
    case .regJSON: "reg.json"
    case .junit: "junit.xml"
    case .github, .list: nil
    }
  }

  /// - Parameter folder: Where the report's folder lies, for the reader of JUnit's XML, whose attachments
  ///   are sought from the working directory. Empty, they are sought from the report's folder.
  /// - Parameter isVerbose: Whether a list names shots that passed, too.
  package func text(
    of run: RunResult, in folder: String = "", isVerbose: Bool = false
  ) -> String {
    switch self {
    case .html: HTMLReport.text(of: run)
    case .json: run.json.text
    case .regJSON: RegReport.json(of: run).text
    case .junit: JUnitReport.text(of: run, in: folder)
    case .github: GitHubReport.text(of: run)
    case .list: ListReport.text(of: run, in: folder, isVerbose: isVerbose)
    }
  }
}
