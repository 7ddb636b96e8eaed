internal import Diagnostics
internal import FileSystem
internal import PNGCoding
internal import Reports
internal import Snapshots
internal import Testing

extension SnapshotSession {
  /// What a test says of a picture that failed.
  func message(for shot: ShotResult, in folder: String) -> String {
    var lines = ["\(shot.path): \(shot.summary)"]
    lines += VerdictText.lines(for: shot.allowances) + shot.details
    let pictures = [
      ("expected", shot.images.expected), ("actual", shot.images.actual),
      ("difference", shot.images.diff),
    ]
    for case (let name, let place?) in pictures {
      lines.append("\(name): \(Files.join(folder, place))")
    }
    if !shot.command.isEmpty { lines.append("repeat: " + shot.command) }
    if shot.images.actual != nil {
      lines.append("accept: run the test once with BASIRI_RECORD=failed")
    }
    return lines.joined(separator: "\n")
  }

  /// What a test says of a mistake in its call or in the project.
  func message(for error: any Error) -> String {
    switch error {
    case let list as DiagnosticList: DiagnosticRenderer().render(list.diagnostics)
    case let diagnostic as Diagnostic: DiagnosticRenderer().render([diagnostic])
    case let error as PNGError: "the picture \(error.description)"
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
