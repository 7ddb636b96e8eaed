internal import Diagnostics
internal import FileSystem
internal import Reports
internal import Snapshots
internal import Testing

extension SnapshotSession {
  /// What a test says of a picture that failed.
  func message(for shot: ShotResult) -> String {
    var lines = ["\(shot.path): \(shot.summary)"]
    lines += VerdictText.lines(for: shot.allowances) + shot.details
    if !shot.command.isEmpty { lines.append(shot.command) }
    return lines.joined(separator: "\n")
  }

  /// What a test says of a mistake in its call or in the project.
  func message(for error: any Error) -> String {
    switch error {
    case let list as DiagnosticList: DiagnosticRenderer().render(list.diagnostics)
    case let diagnostic as Diagnostic: DiagnosticRenderer().render([diagnostic])
    default: "\(error)"
    }
  }

  /// Leaves the pictures of a failure with the test.
  func attachPictures(
    of shot: ShotResult, in folder: String, _ sourceLocation: Testing.SourceLocation
  ) {
    for place in [shot.images.expected, shot.images.actual, shot.images.diff].compactMap({ $0 }) {
      guard let bytes = try? Files.read(Files.join(folder, place)) else { continue }
      let name = place.split(separator: "/").joined(separator: "-")
      Attachment.record(bytes, named: name, sourceLocation: sourceLocation)
    }
  }
}
