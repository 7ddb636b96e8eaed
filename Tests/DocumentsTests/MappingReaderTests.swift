import Diagnostics
import Documents
import Testing

@Suite struct MappingReaderTests {
  @Test("all problems of a mapping are found in one reading")
  func allAtOnce() throws {
    let text = """
      size: [1]
      colour: blue
      count: -1
      shade: gray
      ratio: 2
      flags: [true, no]
      """
    var problems: [Diagnostic] = []
    let node = try #require(YAMLFile(parsing: Array(text.utf8), file: "f").documents.first)
    var reader = try #require(MappingReader(node, expecting: "a shape", &problems))
    #expect(reader.required("name", .text) == nil)
    #expect(reader.required("size", .number) == nil)
    #expect(reader.optional("color", .text) == nil)
    #expect(reader.optional("count", .count) == nil)
    #expect(reader.optional("shade", .name("shade", among: ["grey", "black"])) == nil)
    #expect(reader.optional("ratio", .number(in: 0...1, "from 0 to 1")) == nil)
    #expect(reader.optional("flags", .list(of: .boolean, named: "flags")) == nil)
    problems += reader.finish()
    let rendered = DiagnosticRenderer(sources: ["f": text]).render(
      DiagnosticList(problems).sortedByPlace.diagnostics)
    #expect(
      rendered == """
        f:1:1: error: missing key 'name'
            1 | size: [1]
              | ^
        f:1:7: error: expected a number, found a list
            1 | size: [1]
              |       ^~~
        f:2:1: error: unknown key 'colour'
            2 | colour: blue
              | ^~~~~~ did you mean 'color'?
        f:3:8: error: expected a whole number, zero or more, found '-1'
            3 | count: -1
              |        ^~
        f:4:8: error: unknown shade 'gray'
            4 | shade: gray
              |        ^~~~ did you mean 'grey'?
        f:5:8: error: expected a number from 0 to 1, found '2'
            5 | ratio: 2
              |        ^
        f:6:15: error: expected true or false, found 'no'
            6 | flags: [true, no]
              |               ^~

        """)
  }

  @Test("a value that is no mapping is reported by what was expected")
  func noMapping() throws {
    var problems: [Diagnostic] = []
    let node = try #require(YAMLFile(parsing: Array("- a".utf8), file: "f").documents.first)
    #expect(MappingReader(node, expecting: "a header", &problems) == nil)
    #expect(problems.map(\.message) == ["expected a header, found a list"])
  }

  @Test("values of the right type are handed over")
  func values() throws {
    var problems: [Diagnostic] = []
    let text = "{name: 12, on: true, size: 2.5, tags: [a, b]}"
    let node = try #require(YAMLFile(parsing: Array(text.utf8), file: "f").documents.first)
    var reader = try #require(MappingReader(node, expecting: "a shape", &problems))
    #expect(reader.required("name", .text) == "12")
    #expect(reader.required("on", .boolean) == true)
    #expect(reader.required("size", .number) == 2.5)
    #expect(reader.optional("tags", .list(of: .text, named: "tags")) == ["a", "b"])
    #expect(reader.optional("absent", .text) == nil)
    #expect(reader.finish().isEmpty)
    #expect(problems.isEmpty)
  }
}
