package import FileSystem
package import Reports

/// The folder that a run leaves behind: its results, its reports and its pictures.
package struct RunFolder: Sendable {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// The pictures that a shot may leave, by the folders that reg-cli gave their names.
  package enum Picture: String, Sendable, CaseIterable {
    case expected, actual, diff
  }

  /// Where a shot's picture lies, from the folder.
  package func place(of picture: Picture, _ shot: String) -> String {
    picture.rawValue + "/" + shot
  }

  /// Puts a picture into place whole.
  /// - Returns: Its place from the folder.
  /// - Throws: `FileError.notWritable`.
  package func write(
    _ bytes: [UInt8], as picture: Picture, of shot: String
  ) throws(FileError) -> String {
    let place = place(of: picture, shot)
    try Files.write(bytes, to: Files.join(path, place))
    return place
  }

  /// Takes away what an earlier run has left here: its reports, and the pictures that its results name.
  ///
  /// Nothing else is touched, for the folder may be anybody's.
  /// - Throws: `FileError.notWritable`.
  package func clear() throws(FileError) {
    if let run = try? results() {
      for shot in run.shots { try removePictures(of: shot.path, except: ShotResult.Images()) }
    }
    for format in ReportFormat.allCases {
      guard let name = format.fileName else { continue }
      let file = Files.join(path, name)
      if Files.exists(file) { try Files.remove(file) }
    }
  }

  /// Takes away the pictures that an earlier run has left of a shot and this one has not.
  /// - Throws: `FileError.notWritable`.
  package func removePictures(of shot: String, except kept: ShotResult.Images) throws(FileError) {
    let places = [kept.expected, kept.actual, kept.diff].compactMap { $0 }
    for picture in Picture.allCases {
      let place = place(of: picture, shot)
      if !places.contains(place) { try Files.remove(Files.join(path, place)) }
    }
  }

  /// Writes the results and every report that is a file.
  /// - Returns: The texts of the other reports in their order, to be printed.
  /// - Throws: `FileError.notWritable`.
  package func publish(
    _ run: RunResult, as formats: [ReportFormat]
  ) throws(FileError) -> [String] {
    let all = formats.contains(.json) ? formats : formats + [.json]
    return try ReportFolder(path).write(run, as: all)
  }

  /// Where the results lie.
  package var resultsFile: String { Files.join(path, ReportFormat.json.fileName ?? "results.json") }
}
