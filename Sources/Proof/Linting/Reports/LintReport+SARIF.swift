import Diagnostics
package import Documents

extension LintReport {
  /// A log of one run, with every rule described and what is excused suppressed.
  ///
  /// Source: OASIS, SARIF 2.1.0: sections 3.13, 3.14, 3.19, 3.27, 3.35, 3.49.
  package func sarif(version: String) -> JSONValue {
    let results =
      findings.map { Self.result(of: $0, excusedBy: nil) }
      + excused.map { Self.result(of: $0.finding, excusedBy: $0.exception) }
    let driver = JSONValue.object([
      "name": "basiri", "version": .string(version),
      "rules": .array(LintRules.all.map(Self.descriptor)),
    ])
    return .object([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": .array([
        .object([
          "tool": .object(["driver": driver]),
          "columnKind": "unicodeCodePoints",
          "results": .array(results),
        ])
      ]),
    ])
  }

  private static func descriptor(of rule: any LintRule) -> JSONValue {
    .object([
      "id": .string(rule.name),
      "shortDescription": .object(["text": .string(rule.summary)]),
      "help": .object(["text": .string(rule.section)]),
      "defaultConfiguration": .object(["level": .string(rule.severity.sarifLevel)]),
    ])
  }

  private static func result(
    of finding: LintFinding, excusedBy exception: LintException?
  ) -> JSONValue {
    .object([
      "ruleId": .string(finding.rule),
      "ruleIndex": LintRules.all.firstIndex { $0.name == finding.rule }.map { .integer($0) },
      "level": .string(finding.severity.sarifLevel),
      "message": .object(["text": .string("\(finding.sentence) (\(finding.scene.text))")]),
      "locations": .array([location(of: finding)]),
      "occurrenceCount": .integer(finding.count),
      "partialFingerprints": .object([
        "node/v1": .string("\(finding.rule) \(finding.fault.node) \(finding.fault.about)")
      ]),
      "suppressions": exception.map { exception in
        .array([
          .object(["kind": "external", "justification": .string(exception.reason)])
        ])
      },
    ])
  }

  private static func location(of finding: LintFinding) -> JSONValue {
    let physical = finding.range.map { range in
      JSONValue.object([
        "artifactLocation": .object(["uri": .string(uri(of: range.start.file))]),
        "region": .object([
          "startLine": .integer(range.start.line), "startColumn": .integer(range.start.column),
        ]),
      ])
    }
    return .object([
      "physicalLocation": physical,
      "logicalLocations": .array([
        .object(["fullyQualifiedName": .string(finding.fault.node), "kind": "element"])
      ]),
    ])
  }

  /// A path as a URI reference.
  ///
  /// Source: RFC 3986: what is neither unreserved nor a slash is escaped, by bytes of UTF-8.
  private static func uri(of path: String) -> String {
    path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
        || "-._~/".unicodeScalars.contains(scalar)
      if isPlain { return String(scalar) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" + digits : digits)
    }.joined()
  }
}

extension LintSeverity {
  /// Source: SARIF 2.1.0 section 3.27.10.
  fileprivate var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .off: "none"
    }
  }
}
