import Snapshots
import Testing

@Suite struct BuildServerTests {
  /// Which variable each server sets, by its own documentation.
  @Test(arguments: [
    ("CI", "true"), ("TF_BUILD", "True"), ("JENKINS_URL", "https://ci.example/"),
    ("TEAMCITY_VERSION", "2025.1"), ("BUILDKITE", "true"), ("GITLAB_CI", "true"),
  ])
  func `A build server is known by its variable alone`(name: String, value: String) {
    #expect(BuildServer.sign { $0 == name ? value : nil } == name)
  }

  @Test(arguments: ["", "0", "false", "False"])
  func `A variable that says no is no sign`(value: String) {
    #expect(BuildServer.sign { _ in value } == nil)
  }

  @Test func `A record mode in the environment is one of the four or an error`() throws {
    #expect(try RecordMode(variable: nil) == nil)
    #expect(try RecordMode(variable: "") == nil)
    #expect(try RecordMode(variable: "failed") == .failed)
    #expect(throws: UnknownRecordMode(text: "nevr")) { try RecordMode(variable: "nevr") }
  }
}
