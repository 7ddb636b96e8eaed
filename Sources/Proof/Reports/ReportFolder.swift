package import FileSystem

/// A folder with the reports of one run and their pictures, which can be moved as a whole.
package struct ReportFolder: Sendable {
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// Writes the reports that are files, each whole or not at all, and returns the text of the others
  /// in their order, to be printed.
  /// - Throws: `FileError.notWritable`.
  @discardableResult
  package func write(
    _ run: RunResult, as formats: [ReportFormat]
  ) throws(FileError) -> [String] {
    var printed: [String] = []
    for format in formats {
      let text = format.text(of: run, in: path)
      if let name = format.fileName {
        try Files.write(Array(text.utf8), to: Files.join(path, name))
      } else {
        printed.append(text)
      }
    }
    return printed
  }

  /// Copies the pictures that a run names out of the folder in which it was written.
  ///
  /// A picture that is missing there is left out, so that the rest can still be seen. No path leads out
  /// of either folder, whatever the run's file says.
  /// - Returns: The paths that were left out.
  /// - Throws: `FileError.notWritable`, `FileError.notReadable`.
  @discardableResult
  package func copyPictures(
    of run: RunResult, from source: String
  ) throws(FileError) -> [String] {
    var leftOut: [String] = []
    for shot in run.shots {
      for picture in [shot.images.expected, shot.images.actual, shot.images.diff] {
        guard let picture else { continue }
        let file = Files.join(source, picture)
        if Self.staysInside(picture), Files.exists(file) {
          try Files.write(try Files.read(file), to: Files.join(path, picture))
        } else {
          leftOut.append(picture)
        }
      }
    }
    return leftOut
  }

  private static func staysInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }
}
