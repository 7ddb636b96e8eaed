import Documents

/// The shape of reg-cli's reg.json, for the tools that read it.
///
/// The lists of items are of all files, those that are equal included, as reg-cli makes them.
///
/// Source: reg-cli, `report.js`: the lists of its JSON, and `type` and `has…` of the data of its page.
enum RegReport {
  static func json(of run: RunResult) -> JSONValue {
    func paths(_ isIn: (ShotResult) -> Bool) -> [String] { run.shots.filter(isIn).map(\.path) }
    func list(_ paths: [String]) -> JSONValue { .array(paths.map { .string($0) }) }
    let new = paths(isNew)
    let failed = paths { $0.status.isFailure && !isNew($0) }
    let passed = paths { $0.status == .passed }
    return .object([
      "type": failed.isEmpty ? "success" : "danger",
      "hasNew": .bool(!new.isEmpty), "newItems": list(new),
      "hasDeleted": .bool(!run.unusedReferences.isEmpty),
      "deletedItems": list(run.unusedReferences),
      "hasFailed": .bool(!failed.isEmpty), "failedItems": list(failed),
      "hasPassed": .bool(!passed.isEmpty), "passedItems": list(passed),
      "expectedItems": list(paths(hasReference) + run.unusedReferences),
      "actualItems": list(paths { $0.status == .passed || $0.images.actual != nil }),
      "diffItems": list(paths { $0.images.diff != nil }),
      "actualDir": "actual", "expectedDir": "expected", "diffDir": "diff",
    ])
  }

  private static func hasReference(_ shot: ShotResult) -> Bool {
    shot.status == .passed || shot.images.expected != nil
  }

  private static func isNew(_ shot: ShotResult) -> Bool {
    shot.status == .missing || shot.status == .recorded
  }
}
