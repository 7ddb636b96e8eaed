package import Documents

/// What one run found out, in the order of its shots.
package struct RunResult: Hashable, Sendable {
  /// The version of the JSON form, to be raised with every change that an older reader trips over.
  package static let currentVersion = 1

  package var shots: [ShotResult]
  /// The references that no scenario makes, as paths below their folder, sorted.
  package var unusedReferences: [String]
  /// How many scenarios take no screenshot and held all that they assert.
  package var scenariosWithoutShots: Int
  /// How long the whole run took; nil where nobody measured.
  package var durationInMilliseconds: Int?
  /// The part of a whole run that this is; nil for all of it.
  package var shard: RunShard?
  /// Nil where nobody said.
  package var origin: RunOrigin?

  package init(
    shots: [ShotResult], unusedReferences: [String] = [], scenariosWithoutShots: Int = 0,
    durationInMilliseconds: Int? = nil, shard: RunShard? = nil, origin: RunOrigin? = nil
  ) {
    self.shots = shots
    self.unusedReferences = unusedReferences
    self.scenariosWithoutShots = scenariosWithoutShots
    self.durationInMilliseconds = durationInMilliseconds
    self.shard = shard
    self.origin = origin
  }

  /// Reads a run back from its JSON form.
  /// - Throws: `RunResultError`.
  package init(json bytes: [UInt8]) throws(RunResultError) {
    let document: JSONValue
    do {
      document = try JSONValue(parsing: bytes)
    } catch {
      throw .notJSON(error)
    }
    let reader = try FieldReader(document)
    let version = try reader.integer("version")
    guard version == Self.currentVersion else { throw .otherVersion(version) }
    self.init(
      shots: try reader.objects("shots") { (shot) throws(RunResultError) in
        try ShotResult(reading: shot)
      },
      unusedReferences: try reader.strings("unusedReferences"),
      scenariosWithoutShots: try reader.optionalInteger("scenariosWithoutShots") ?? 0,
      durationInMilliseconds: try reader.optionalDuration("durationInMilliseconds"),
      shard: try reader.optionalObject("shard").map { (shard) throws(RunResultError) in
        try RunShard(reading: shard)
      },
      origin: try reader.optionalObject("origin").map { (origin) throws(RunResultError) in
        try RunOrigin(reading: origin)
      })
  }

  /// The runs of shards as one, by path. A shot that several of them took is kept once, a failed one
  /// before one that passed. A reference is unused where it is for every shard, and the time is that of
  /// the slowest, since shards run side by side.
  package init(merging runs: [RunResult]) {
    var shots: [ShotResult] = []
    for shot in runs.flatMap(\.shots).sorted(by: { Self.order($0.path, $1.path) }) {
      if let last = shots.last, last.path == shot.path {
        if !last.status.isFailure, shot.status.isFailure { shots[shots.count - 1] = shot }
      } else {
        shots.append(shot)
      }
    }
    let unused = (runs.first?.unusedReferences ?? []).filter { path in
      runs.allSatisfy { $0.unusedReferences.contains(path) }
    }
    self.init(
      shots: shots, unusedReferences: unused,
      scenariosWithoutShots: runs.map(\.scenariosWithoutShots).max() ?? 0,
      durationInMilliseconds: runs.compactMap(\.durationInMilliseconds).max(),
      origin: runs.first?.origin)
  }

  package var failures: [ShotResult] { shots.filter(\.status.isFailure) }

  package func count(of status: ShotResult.Status) -> Int {
    shots.count { $0.status == status }
  }

  /// «12 shots: 9 passed, 2 different, 1 no reference».
  package var summary: String {
    let parts = ShotResult.Status.allCases.compactMap { status in
      let count = count(of: status)
      return count == 0 ? nil : "\(count) \(status.title)"
    }
    let total = shots.count == 1 ? "1 shot" : "\(shots.count) shots"
    let shots = parts.isEmpty ? total : total + ": " + parts.joined(separator: ", ")
    switch scenariosWithoutShots {
    case 0: return shots
    case 1: return shots + "; 1 scenario of assertions alone passed"
    default: return shots + "; \(scenariosWithoutShots) scenarios of assertions alone passed"
    }
  }

  /// The form that `report --from` and `merge-reports` read.
  package var json: JSONValue {
    .object([
      "version": .integer(Self.currentVersion), "summary": .string(summary),
      "durationInMilliseconds": durationInMilliseconds.map { .integer($0) },
      "shard": shard?.json, "origin": origin?.json,
      "scenariosWithoutShots": .integer(scenariosWithoutShots),
      "causes": .array(
        CauseGroup.groups(of: self).map { group in
          .object([
            "cause": .string(group.cause), "shots": .array(group.shots.map { .string($0.path) }),
          ])
        }),
      "unusedReferences": .array(unusedReferences.map { .string($0) }),
      "shots": .array(shots.map(\.json)),
    ])
  }

  private static func order(_ first: String, _ second: String) -> Bool {
    first.unicodeScalars.lexicographicallyPrecedes(second.unicodeScalars)
  }
}

/// Why a file is not the JSON form of a run.
package enum RunResultError: Error, Hashable, Sendable {
  case notJSON(JSONSyntaxError)
  /// With the reason as a sentence without a final full stop.
  case notARun(reason: String)
  case otherVersion(Int)
}
