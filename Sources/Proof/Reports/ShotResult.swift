package import Imaging
package import Snapshots

/// What a run found out about one screenshot, as far as reports need to know.
package struct ShotResult: Hashable, Sendable {
  /// Each kind of end that a reader must be able to tell from the others.
  package enum Status: String, Hashable, Sendable, CaseIterable {
    case passed
    /// Written as the new reference, in a record mode in which that is a success. Where the mode writes
    /// and fails all the same, the status stays that of the comparison.
    case recorded
    case different, sizeMismatch, missing, unreadable, assertionFailed
    /// The scenario could not be brought to this shot.
    case broken

    package var isFailure: Bool {
      switch self {
      case .passed, .recorded: false
      case .different, .sizeMismatch, .missing, .unreadable, .assertionFailed, .broken: true
      }
    }
  }

  /// The step of the scenario that takes the shot, 1-based.
  package struct Place: Hashable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int

    package init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// Paths relative to the report's folder; nil where there is no such picture.
  package struct Images: Hashable, Sendable {
    package var expected: String?
    package var actual: String?
    package var diff: String?

    package init(expected: String? = nil, actual: String? = nil, diff: String? = nil) {
      self.expected = expected
      self.actual = actual
      self.diff = diff
    }
  }

  /// The reference's path below its folder, unique in a run.
  package var path: String
  package var scenario: String
  package var screenshot: String
  package var device: String
  /// Device pixels a point.
  package var scale: Double
  package var status: Status
  package var place: Place
  /// What was found, in one line.
  package var summary: String
  /// Reasons in words, one a line: nodes that moved or changed, assertions that failed.
  package var details: [String]
  /// What may have made the difference, in words that are the same for every shot that it changed.
  package var causes: [String] = []
  package var differingPixels: Int?
  package var differingRatio: Double?
  package var maxChannelDelta: Int?
  /// Pixels under masks, which were not compared; nil where nothing was compared.
  package var maskedPixels: Int?
  package var bounds: PixelRect?
  /// Where differing pixels lie together, as rectangles of the picture.
  package var regions: [PixelRect] = []
  package var allowances: [Allowance]
  package var images: Images
  /// The command line that makes this shot alone again.
  package var command: String
  /// The command line that takes the picture as the new reference; empty where there is none to take.
  package var acceptCommand = ""
  /// How long the shot took, from its layout to its verdict; nil where nobody measured.
  package var durationInMilliseconds: Int?

  package init(
    path: String, scenario: String, screenshot: String, device: String, scale: Double, place: Place,
    status: Status, summary: String, details: [String] = [], images: Images = Images(),
    command: String = "", durationInMilliseconds: Int? = nil
  ) {
    self.path = path
    self.scenario = scenario
    self.screenshot = screenshot
    self.device = device
    self.scale = scale
    self.place = place
    self.status = status
    self.summary = summary
    self.details = details
    self.images = images
    self.command = command
    self.durationInMilliseconds = durationInMilliseconds
    allowances = []
  }

  /// Takes over what a comparison measured and, where a reference was written, that it was.
  package mutating func record(
    _ verdict: Verdict, tolerances: Tolerances, decision: RecordDecision? = nil
  ) {
    summary = VerdictText.summary(of: verdict)
    status = Status(verdict)
    switch decision {
    case .write(passes: true):
      status = .recorded
      summary = "recorded (was \(summary))"
    case .write(passes: false):
      details.append("recorded as the new reference: look at it, then run again")
    case .keep, nil: break
    }
    guard let measurement = verdict.measurement else { return }
    differingPixels = measurement.differingPixels
    differingRatio = measurement.differingRatio
    maxChannelDelta = measurement.maxChannelDelta
    maskedPixels = measurement.maskedPixels
    bounds = measurement.bounds
    allowances = measurement.allowances(under: tolerances)
  }
}

extension ShotResult.Status {
  /// The status of a shot that came as far as its comparison.
  package init(_ verdict: Verdict) {
    switch verdict {
    case .identical, .similar: self = .passed
    case .different: self = .different
    case .sizeMismatch: self = .sizeMismatch
    case .missingReference: self = .missing
    case .unreadable: self = .unreadable
    }
  }

  /// The status in words for people.
  package var title: String {
    switch self {
    case .passed: "passed"
    case .recorded: "recorded"
    case .different: "different"
    case .sizeMismatch: "another size"
    case .missing: "no reference"
    case .unreadable: "unreadable reference"
    case .assertionFailed: "assertion failed"
    case .broken: "could not be taken"
    }
  }
}
