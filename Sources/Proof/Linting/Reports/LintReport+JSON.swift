import Diagnostics
package import Documents

extension LintReport {
  /// Version 1 of the report: counts, then findings in their order.
  package var json: JSONValue {
    .object([
      "version": 1,
      "screens": .integer(screenCount),
      "errors": .integer(errorCount),
      "warnings": .integer(warningCount),
      "excused": .integer(excused.count),
      "findings": .array(findings.map(\.json)),
    ])
  }
}

extension LintFinding {
  /// Lines and columns are 1-based; a finding without a file has none of the three.
  fileprivate var json: JSONValue {
    .object([
      "rule": .string(rule),
      "severity": .string(severity.rawValue),
      "section": .string(section),
      "node": .string(fault.node),
      "message": .string(fault.message),
      "found": .string(fault.found),
      "wanted": .string(fault.wanted),
      "about": fault.about.isEmpty ? nil : .string(fault.about),
      "file": range.map { .string($0.start.file) },
      "line": range.map { .integer($0.start.line) },
      "column": range.map { .integer($0.start.column) },
      "scene": .object([
        "name": .string(scene.name),
        "moment": scene.moment.map { .string($0) },
        "device": scene.device.map { .string($0) },
        "textSize": scene.textSize.map { .string($0) },
      ]),
      "count": .integer(count),
    ])
  }
}
