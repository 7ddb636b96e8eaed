internal import Diagnostics
internal import Documents
internal import FileSystem
internal import Imaging
internal import Reports
internal import Scenarios
internal import Simulation
internal import Snapshots
internal import Verification

/// What a project says in its `basiri.yaml`, below what a command line says. Nil where it says nothing.
struct ProjectSettings: Sendable {
  static let fileName = "basiri.yaml"

  /// The folder of references, from the working folder.
  var snapshots: String?
  /// Where results go, from the working folder.
  var output: String?
  /// What `verify` takes without operands, from the working folder.
  var scenarios: [String]?
  var devices: [String]?
  /// Device pixels a point.
  var scale: Double?
  var record: RecordMode?
  var reporters: [ReportFormat]?
  var tolerances = Tolerances.exact
  var shotRules: [ShotRule] = []

  init() {}

  /// - Throws: everything that is wrong with the file, with its places. A project needs none.
  init(_ project: ProjectFolder) throws(DiagnosticList) {
    let path = Files.join(project.path, Self.fileName)
    guard Files.exists(path) else { return }
    let document = try ProjectFile.document(path)
    if document.isNull { return }
    var problems: [Diagnostic] = []
    read(document, in: project.path, &problems)
    guard problems.isEmpty else { throw DiagnosticList(problems) }
  }

  private mutating func read(
    _ document: YAMLNode, in folder: String, _ problems: inout [Diagnostic]
  ) {
    guard var reader = MappingReader(document, expecting: "the settings of a project", &problems)
    else { return }
    let path = ValueReader<String>.path.map { folder == "." ? $0 : Files.join(folder, $0) }
    snapshots = reader.optional("snapshots", path)
    output = reader.optional("out", path)
    scenarios = reader.optional("scenarios", .list(of: path, named: "files and folders"))
    devices = reader.optional("devices", .list(of: .text, named: "devices"))
    scale = reader.optional("scale", .number(in: 0.5...8, "from 0.5 to 8"))
    record = reader.optional("record", .choice("record mode"))
    reporters = reader.optional("reporters", .list(of: .choice("report"), named: "reports"))
    tolerances = reader.optional("compare", .comparison) ?? .exact
    shotRules = reader.optional("shots", .list(of: .shotRule, named: "rules")) ?? []
    problems += reader.finish()
  }
}

extension ValueReader where Value == String {
  /// A path that is not empty.
  fileprivate static var path: Self {
    ValueReader(expecting: "a path") { $0.text.flatMap { $0.isEmpty ? nil : $0 } }
  }
}

extension ValueReader where Value == ShotRule {
  /// A folder of scenarios and a pattern of the screenshots to take of them.
  fileprivate static var shotRule: Self {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "a rule with scenarios and take", &problems)
      else { return nil }
      let folder = reader.required("scenarios", .path)
      let pattern = reader.required("take", .text)
      problems += reader.finish()
      guard let folder, let pattern else { return nil }
      return ShotRule(folder: folder, pattern: pattern)
    }
  }
}
