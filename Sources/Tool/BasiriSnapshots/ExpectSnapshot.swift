internal import Reports
public import Testing

/// Holds a picture against its reference, as `basiri verify` does, and records an issue for what fails.
///
///     @Test func `The morning looks as it did`() {
///       expectSnapshot(of: .scenario("seeds/scenarios/today/morning.yaml"), named: "صبح")
///     }
///
/// The picture of a failure, that of the difference and the expected one are attached to the test.
/// - Parameters:
///   - subject: What is shown.
///   - name: Of the screenshot of a scenario, nil for all of it. A picture that is given needs one, by
///     which its reference is found.
///   - configure: Changes what is not as usual.
///   - filePath: Of the test, from which folders are sought.
///   - function: Of the test, by which messages tell two calls apart that share a reference.
/// - Returns: Whether everything passed.
@discardableResult
public func expectSnapshot(
  of subject: SnapshotSubject, named name: String? = nil, filePath: String = #filePath,
  function: String = #function, sourceLocation: SourceLocation = #_sourceLocation,
  configure: (inout SnapshotConfiguration) -> Void = { _ in }
) -> Bool {
  var configuration = SnapshotConfiguration()
  configure(&configuration)
  let site = SnapshotSite(
    function: function, file: sourceLocation.fileID, line: sourceLocation.line,
    column: sourceLocation.column)
  let session = SnapshotSession(configuration, testFile: filePath, site: site)
  do {
    let (run, folder) = try session.results(of: subject, named: name)
    for shot in run.failures {
      session.attachPictures(of: shot, in: folder, sourceLocation)
      Issue.record(
        Comment(rawValue: session.message(for: shot, in: folder)), sourceLocation: sourceLocation)
    }
    return run.failures.isEmpty
  } catch {
    Issue.record(Comment(rawValue: session.message(for: error)), sourceLocation: sourceLocation)
    return false
  }
}
