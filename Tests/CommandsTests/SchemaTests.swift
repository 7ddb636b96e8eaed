import Catalog
import Commands
import Documents
import FileSystem
import Testing

/// What editors are told of files, held against the files themselves.
@Suite struct SchemaTests {
  @Test(
    .enabled(if: SchemaOracle.isInstalled, "python3 has no jsonschema and yaml to check with"),
    arguments: [
      ("scenario", ["seeds/scenarios", "seeds/mockups"]), ("content", ["seeds/content"]),
      ("tokens", ["seeds/tokens.json"]),
    ])
  func `every seed agrees with the schema of its kind`(kind: String, seeds: [String]) throws {
    let files = seeds.flatMap { SchemaOracle.files(at: Files.join(Repository.root, $0)) }
    #expect(!files.isEmpty)
    #expect(try SchemaOracle.complaints(of: kind, about: files) == "")
  }

  @Test(
    .enabled(if: SchemaOracle.isInstalled, "python3 has no jsonschema and yaml to check with"),
    arguments: [
      "name: a\nstart: {screen: todai}\n---\n- back\n",
      "name: a\nstart: {screen: today, state: valid}\n---\n- back\n",
      "name: a\nstart: {specimen: nothing}\n---\n- back\n",
      "name: a\ndevices: [iPhone 1]\n---\n- back\n",
      "name: a\n---\n- tapOm: a\n", "name: a\n---\n- advance: 12\n", "name: a\n---\n- tapOn\n",
      "name: a\n---\n- scroll: {too: a}\n", "name: a\n---\n- repeat: {times: 2, commands: [bak]}\n",
      "name: a\n---\n- assertState: {today: mornin}\n",
      "name: a\nwith: {texts: {today: {titel: a}}}\n---\n- back\n",
      "name: a\nscreens: {home: {titel: a}}\n---\n- back\n",
      "name: a\nscreens: {home: {body: [{buton: a}]}}\n---\n- back\n",
      "name: a\nscreens: {home: {body: [{button: {titel: a}}]}}\n---\n- back\n",
      "name: a\nscreens: {home: {body: [{text: {text: a, style: big}}]}}\n---\n- back\n",
      "name: a\nscreens: {home: {body: [{button: {title: a, onTap: pus}}]}}\n---\n- back\n",
      "name: a\nfrom: today\nset: {today/date: {txt: a}}\n---\n- back\n",
    ])
  func `a file that the program refuses disagrees with the schema`(text: String) throws {
    let folder = TemporaryFolder()
    try folder.write(text, to: "a.yaml")
    #expect(try SchemaOracle.complaints(of: "scenario", about: [folder.file("a.yaml")]) != "")
  }

  @Test func `every component has its parameters, with what they mean`() throws {
    let schema = try JSONValue(
      parsing: Array(basiri(["schema", "scenario"]).output.utf8))
    for definition in ComponentDefinition.all {
      let own = try #require(schema["$defs"]?["component.\(definition.name)"])
      let properties = try #require((own["then"] ?? own)["properties"])
      for parameter in definition.parameters {
        #expect(properties[parameter.name]?["description"] == .string(parameter.summary))
      }
    }
  }

  @Test func `a kind that is not there is told with those that are`() {
    let outcome = basiri(["schema", "scenaro"])
    #expect(outcome.exitCode == .badInput)
    #expect(outcome.errors.contains("no schema is called 'scenaro'"))
    #expect(outcome.errors.contains("did you mean 'scenario'?"))
  }
}

extension JSONValue {
  fileprivate subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { return members.first { $0.key == key }?.value }
    return nil
  }
}

/// The library of another language that reads schemas.
private enum SchemaOracle {
  static let isInstalled = (try? run(["-c", "import jsonschema, yaml"]).code) == 0

  /// What the library says of files by a schema that the program prints; empty where they agree.
  static func complaints(of kind: String, about files: [String]) throws -> String {
    let folder = TemporaryFolder()
    let schema = basiri(["schema", kind])
    #expect(schema.exitCode == .success)
    try folder.write(schema.output, to: "schema.json")
    let script = Files.join(Repository.root, "Tests/Oracles/check_schema.py")
    let (code, output) = try run([script, folder.file("schema.json")] + files)
    #expect(code == (output.isEmpty ? 0 : 1))
    return output
  }

  static func files(at path: String) -> [String] {
    guard Files.isFolder(path) else { return [path] }
    return ((try? Files.names(in: path)) ?? []).flatMap { files(at: Files.join(path, $0)) }
  }

  private static func run(_ arguments: [String]) throws -> (code: Int32, output: String) {
    let folder = TemporaryFolder()
    let output = folder.file("output")
    let script = "exec python3 \"$@\" > \"$0\""
    let code = try ChildProcess("sh", ["-c", script, output] + arguments).wait()
    return (code ?? -1, String(decoding: try Files.read(output), as: UTF8.self))
  }
}
