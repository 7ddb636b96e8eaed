package import Diagnostics

extension FontCatalog {
  /// What a user should know of the files that draw these weights: two versions of a family have
  /// different metrics, so their lines do not match.
  package func warnings(forWeights weights: [Int]) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    var first: [String: FontFile] = [:]
    var seen: Set<String> = []
    for file in weights.map({ choice(for: $0).file }) where seen.insert(file.path).inserted {
      let known = first[file.family] ?? file
      first[file.family] = known
      guard known.version != file.version else { continue }
      warnings.append(
        Diagnostic(
          .warning,
          "two versions of \(file.family) are mixed: \(known.version) in '\(known.path)', "
            + "\(file.version) in '\(file.path)'"))
    }
    return warnings
  }
}
