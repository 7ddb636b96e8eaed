internal import AppContent
internal import DesignTokens
internal import Diagnostics
internal import Documents
internal import Scenarios
internal import Screens

extension Command {
  /// What editors and other programs are told of files, from the readers of those files.
  static let schema = Command(
    name: "schema", summary: "Prints the JSON Schema of a kind of file, for editors and checks.",
    operands: "KIND", operandCount: 0...1, options: [], example: "schema scenario"
  ) { arguments, console in
    guard let name = arguments.operands.first else {
      console.write(Table(["kind", "of"], FileSchema.all.map { [$0.name, $0.summary] }).text)
      return .success
    }
    guard let schema = FileSchema.all.first(where: { $0.name == name }) else {
      throw Diagnostic(
        .error, "no schema is called '\(name)'",
        hint: NearestName.hint(name, among: FileSchema.all.map(\.name)))
    }
    console.write(schema.json().text)
    return .success
  }
}

/// A kind of file that has a schema.
struct FileSchema: Sendable {
  /// As the command line calls it.
  var name: String
  var summary: String
  var json: @Sendable () -> JSONValue

  /// In the order in which a hint lists them.
  static let all: [FileSchema] = [
    FileSchema(name: "scenario", summary: "scenario files, mock-ups among them") {
      ScenarioSchema(.application(specimens: Specimen.all.map(\.name)))
        .json(overriding: ContentModel.schema.partial)
    },
    FileSchema(name: "content", summary: "content files such as seeds/content/fa.yaml") {
      .object(
        [
          .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
          .init("title", "The content of the app"),
        ] + ContentModel.schema.keywords)
    },
    FileSchema(name: "tokens", summary: "design tokens such as seeds/tokens.json") {
      TokenFile.schema
    },
  ]
}
