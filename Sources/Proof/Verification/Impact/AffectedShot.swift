/// A shot that a change of data alters, as a plan names it.
package struct AffectedShot: Hashable, Sendable {
  /// Of the scenario, as messages name it.
  package var file: String
  package var screenshot: String
  package var device: String

  package init(file: String, screenshot: String, device: String) {
    self.file = file
    self.screenshot = screenshot
    self.device = device
  }
}

extension Impact {
  /// The shots that can be taken: those that are gone cannot.
  ///
  /// - Parameter folder: the project's, with which the paths of its scenarios begin.
  package func shotsToTake(in folder: String) -> Set<AffectedShot> {
    let prefix =
      folder == "." || folder.isEmpty ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    return Set(
      shots.filter { $0.change != .removed }.map { shot in
        AffectedShot(file: prefix + shot.file, screenshot: shot.screenshot, device: shot.device)
      })
  }
}
