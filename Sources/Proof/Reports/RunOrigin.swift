import Documents

/// What a run was made with, so that its results can be told from those of another machine.
package struct RunOrigin: Hashable, Sendable {
  /// The program and its version.
  package var renderer: String
  /// Name and version of each library that decides how letters look.
  package var libraries: [String]
  /// Family, weight and digest of each font.
  package var fonts: [String]

  package init(renderer: String, libraries: [String] = [], fonts: [String] = []) {
    self.renderer = renderer
    self.libraries = libraries
    self.fonts = fonts
  }

  var json: JSONValue {
    .object([
      "renderer": .string(renderer), "libraries": .array(libraries.map { .string($0) }),
      "fonts": .array(fonts.map { .string($0) }),
    ])
  }

  init(reading fields: FieldReader) throws(RunResultError) {
    self.init(
      renderer: try fields.string("renderer"), libraries: try fields.strings("libraries"),
      fonts: try fields.strings("fonts"))
  }
}

/// Which part of a run its results are.
package struct RunShard: Hashable, Sendable {
  /// 1 … count.
  package var number: Int
  package var count: Int

  package init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  var json: JSONValue { .object(["number": .integer(number), "count": .integer(count)]) }

  init(reading fields: FieldReader) throws(RunResultError) {
    self.init(number: try fields.integer("number"), count: try fields.integer("count"))
    guard 1 <= number, number <= count, count <= Self.largestCount else {
      throw .notARun(reason: "'shard' has no part \(number) of \(count)")
    }
  }

  /// Far more than there are shots, and few enough to look at each.
  private static let largestCount = 100_000
}

extension RunResult {
  /// What keeps runs of shards from being one whole run, a sentence each; runs that are no shards are
  /// not looked at.
  package static func gaps(among runs: [RunResult]) -> [String] {
    let shards = runs.compactMap(\.shard)
    var gaps: [String] = []
    for count in Set(shards.map(\.count)).sorted() {
      let numbers = shards.filter { $0.count == count }.map(\.number)
      let missing = Set(1...count).subtracting(numbers).sorted().map { "\($0)/\(count)" }
      if !missing.isEmpty {
        gaps.append(
          (missing.count == 1 ? "the shard " : "the shards ") + missing.joined(separator: ", ")
            + (missing.count == 1 ? " is missing" : " are missing"))
      }
      for number in Set(numbers).sorted() where numbers.count(where: { $0 == number }) > 1 {
        gaps.append("the shard \(number)/\(count) is there twice")
      }
    }
    return gaps
  }
}
