package import Diagnostics
import Documents

extension LintSettings {
  package static let fileName = "lint.yaml"

  /// Reads the file.
  ///
  ///     severities:
  ///       four-point-grid: warning
  ///     exceptions:
  ///       - rule: text-contrast
  ///         about: 'accent on #FFFFFF'
  ///         reason: the document gives the value
  /// - Throws: everything that is wrong with it, with its places.
  package init(parsing bytes: [UInt8], path: String) throws(DiagnosticList) {
    let documents = try YAMLFile.documents(parsing: bytes, file: path)
    self.init()
    guard let document = documents.first, !document.isNull else { return }
    var problems: [Diagnostic] = []
    if documents.count > 1 {
      problems.append(Diagnostic(.error, "expected one document", at: documents[1].range))
    }
    if var reader = MappingReader(document, expecting: "severities and exceptions", &problems) {
      severities = reader.optional("severities", .severities) ?? [:]
      exceptions =
        reader.optional("exceptions", .list(of: .exception, named: "exceptions")) ?? []
      problems += reader.finish()
    }
    guard problems.isEmpty else { throw DiagnosticList(problems) }
  }
}

extension ValueReader where Value == [String: LintSeverity] {
  /// A severity for each of some rules.
  fileprivate static var severities: Self {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "a severity for each rule", &problems)
      else { return nil }
      var severities: [String: LintSeverity] = [:]
      for rule in LintRules.all {
        severities[rule.name] = reader.optional(rule.name, .choice("severity"))
      }
      problems += reader.finish()
      return severities
    }
  }
}

extension ValueReader where Value == LintException {
  /// A rule, what of it is excused, and why.
  fileprivate static var exception: Self {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "an exception with its reason", &problems)
      else { return nil }
      let rule = reader.required("rule", .name("rule", among: LintRules.all.map(\.name)))
      let pattern = ValueReader<String>(expecting: "a pattern") {
        $0.text.flatMap { $0.isEmpty ? nil : $0 }
      }
      let exception = LintException(
        rule: rule ?? "", node: reader.optional("node", pattern),
        about: reader.optional("about", pattern), scenario: reader.optional("scenario", pattern),
        device: reader.optional("device", pattern),
        textSize: reader.optional("textSize", pattern),
        reason: reader.required("reason", pattern) ?? "", range: node.range)
      if !["node", "about", "scenario"].contains(where: { reader.has($0) }) {
        reader.report(
          Diagnostic(
            .error, "an exception from a whole rule", at: node.range,
            hint: "say 'node', 'about' or 'scenario', or turn the rule off under 'severities'"))
      }
      problems += reader.finish()
      return rule == nil || exception.reason.isEmpty ? nil : exception
    }
  }
}
