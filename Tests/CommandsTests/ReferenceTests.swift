import Commands
import FileSystem
import Testing

@Suite struct ReferenceTests {
  @Test func `the page in the repository is what the command prints`() throws {
    let page = try Files.read(Files.join(Repository.root, "docs/mockups.md"))
    #expect(String(decoding: page, as: UTF8.self) == MockupReference.text)
    #expect(basiri(["reference"]).output == MockupReference.text)
  }

  @Test func `a component that is not there is told with the nearest that is`() {
    let outcome = basiri(["reference", "buton"])
    #expect(outcome.exitCode == .badInput)
    #expect(outcome.errors.contains("unknown component 'buton'"))
    #expect(outcome.errors.contains("'button'"))
  }
}
