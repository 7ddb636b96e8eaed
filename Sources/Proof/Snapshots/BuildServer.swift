/// Whether a build server runs the process, on which nobody looks at a new reference.
package enum BuildServer {
  /// The variables by which servers make themselves known. Many set `CI`; Azure Pipelines, Jenkins and
  /// TeamCity do not.
  package static let variables = [
    "CI", "TF_BUILD", "JENKINS_URL", "TEAMCITY_VERSION", "BUILDKITE", "GITLAB_CI",
  ]

  /// The variable that says so; nil where none does. Empty, «0» and «false» say nothing.
  /// - Parameter value: Of a variable of the environment.
  package static func sign(_ value: (String) -> String?) -> String? {
    variables.first { !["", "0", "false"].contains(value($0)?.lowercased() ?? "") }
  }
}
