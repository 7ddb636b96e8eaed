import FileSystem

/// Which screenshots are held against references of the scenarios of one folder, where not all are.
package struct ShotRule: Hashable, Sendable {
  /// From the project's folder.
  package var folder: String
  /// Of the names of screenshots, with `*` and `?`.
  package var pattern: String

  package init(folder: String, pattern: String) {
    self.folder = folder
    self.pattern = pattern
  }

  /// Whether the rule leaves a screenshot out.
  /// - Parameter file: The path of its scenario, from anywhere above the rule's folder.
  func leavesOut(_ screenshot: String, of file: String) -> Bool {
    ("/" + file).containsText("/" + folder + "/")
      && !PathPattern(whole: pattern).matches(screenshot)
  }
}

extension String {
  fileprivate func containsText(_ part: String) -> Bool {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(part) { return true }
      rest.removeFirst()
    }
    return false
  }
}
