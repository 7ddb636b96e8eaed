import Documents
import Snapshots

extension ShotResult {
  /// All fields under their own names, those without a value left out.
  var json: JSONValue {
    .object([
      "path": .string(path), "scenario": .string(scenario), "screenshot": .string(screenshot),
      "device": .string(device), "scale": .number(scale, decimals: 6),
      "status": .string(status.rawValue),
      "place": .object([
        "file": .string(place.file), "line": .integer(place.line),
        "column": .integer(place.column),
      ]),
      "summary": .string(summary), "details": .array(details.map { .string($0) }),
      "causes": .array(causes.map { .string($0) }),
      "differingPixels": differingPixels.map { .integer($0) },
      "differingRatio": differingRatio.map { .number($0, decimals: 9) },
      "maxChannelDelta": maxChannelDelta.map { .integer($0) },
      "maskedPixels": maskedPixels.map { .integer($0) },
      "bounds": bounds?.json,
      "regions": .array(regions.map(\.json)),
      "allowances": .array(allowances.map(\.json)),
      "images": .object([
        "expected": images.expected.map { .string($0) },
        "actual": images.actual.map { .string($0) }, "diff": images.diff.map { .string($0) },
      ]),
      "command": .string(command), "acceptCommand": .string(acceptCommand),
      "durationInMilliseconds": durationInMilliseconds.map { .integer($0) },
    ])
  }

  /// Reads what `json` has written.
  init(reading fields: FieldReader) throws(RunResultError) {
    let place = try fields.object("place")
    let images = try fields.object("images")
    self.init(
      path: try fields.string("path"), scenario: try fields.string("scenario"),
      screenshot: try fields.string("screenshot"), device: try fields.string("device"),
      scale: try fields.number("scale"),
      place: Place(
        file: try place.string("file"), line: try place.integer("line"),
        column: try place.integer("column")),
      status: try fields.word("status", of: Status.self), summary: try fields.string("summary"),
      details: try fields.strings("details"),
      images: Images(
        expected: try images.optionalString("expected"),
        actual: try images.optionalString("actual"), diff: try images.optionalString("diff")),
      command: try fields.string("command"),
      durationInMilliseconds: try fields.optionalDuration("durationInMilliseconds"))
    causes = try fields.optionalStrings("causes") ?? []
    acceptCommand = try fields.optionalString("acceptCommand") ?? ""
    maskedPixels = try fields.optionalInteger("maskedPixels")
    differingPixels = try fields.optionalInteger("differingPixels")
    differingRatio = try fields.optionalNumber("differingRatio")
    maxChannelDelta = try fields.optionalInteger("maxChannelDelta")
    bounds = try fields.optionalObject("bounds").map { (rect) throws(RunResultError) in
      try PixelRect(reading: rect)
    }
    if fields.has("regions") {
      regions = try fields.objects("regions") { (rect) throws(RunResultError) in
        try PixelRect(reading: rect)
      }
    }
    allowances = try fields.objects("allowances") { (allowance) throws(RunResultError) in
      Allowance(
        name: try allowance.word("name", of: Allowance.Name.self),
        used: try allowance.number("used"), allowed: try allowance.number("allowed"))
    }
  }
}

extension PixelRect {
  fileprivate init(reading fields: FieldReader) throws(RunResultError) {
    self.init(
      x: try fields.integer("x"), y: try fields.integer("y"), width: try fields.integer("width"),
      height: try fields.integer("height"))
  }
}
