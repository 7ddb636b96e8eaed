internal import Diagnostics
internal import Documents
internal import FileSystem
internal import PNGCoding
internal import Scenarios
internal import Simulation

extension Command {
  static let film = Command(
    name: "film", summary: "Draws a motion frame by frame, until everything rests.",
    operands: "FILE", operandCount: 1...1,
    options: [
      .value("--from", "NAME", "the screenshot to begin after (default: the first motion)"),
      .value("--fps", "60|120", "frames a second (default: 60)"),
      .value(
        "--format", "apng|frames|y4m|strip",
        "one file that plays, numbered PNG files, raw video, or all frames side by side"),
      .value("--out", "PATH", "where it goes (default: below out/film; y4m: standard output)"),
    ] + Option.choice + [
      .value("--device", "NAME", "a device in place of the scenario's first"),
      .value("--scale", "N", "device pixels a point, in place of the device's own"),
      .value("--compression", "fast|small", "quick to write, or small to keep (default: fast)"),
      .value("--workers", "N", "threads (default: one a core)"),
      .flag("--timings", "frames a second, and what composing and encoding took of it"),
    ],
    example: "film seeds/scenarios/motion/push-lesson.yaml --format strip --scale 1"
  ) { arguments, console in
    let job = try FilmJob(arguments)
    let timings = try job.run(console)
    if arguments.isSet("--timings") { console.writeError(timings) }
    return job.failure.map { job.report($0, console) } ?? .success
  }
}

/// The forms of a film.
enum FilmFormat: String, CaseIterable, Sendable {
  case apng, frames, y4m, strip
}

/// One film and where it goes.
struct FilmJob {
  let film: Film
  let settings: FrameSettings
  let resources: RenderingResources
  let format: FilmFormat
  /// Nil for standard output.
  let path: String?
  let compression: PNGCompression
  let workerCount: Int
  /// Why the scenario stopped, if it did; what it moved until then is filmed.
  let failure: ScenarioFailure?

  /// - Throws: everything that is wrong with the command line and the scenario.
  init(_ arguments: Arguments) throws {
    let project = try arguments.project()
    let files = ScenarioFiles(project: project, choice: arguments.choice)
    let set = try files.scenarios(at: arguments.operands)
    format = try arguments.choice(
      "--format", FilmFormat.allCases.map { ($0.rawValue, $0) }, default: .apng)
    compression = try arguments.choice(
      "--compression", PNGCompression.allCases.map { ($0.rawValue, $0) }, default: .fast)
    let framesPerSecond = try arguments.choice(
      "--fps", [("60", 60), ("120", 120)], default: 60)
    workerCount = try arguments.workers()
    resources = try RenderingResources(
      tokens: try project.designTokens(), catalog: try project.fonts())
    let runs = try ReplayRun.all(
      of: set, files: files, tokens: resources.tokens, devices: try arguments.devices(),
      scale: try arguments.scale())
    guard let run = runs.first else {
      throw Diagnostic(.error, "no scenario in '\(arguments.operands[0])'")
    }
    settings = run.settings
    let result = run.result(try FrameRenderer(resources))
    failure = result.failure
    do throws(DiagnosticList) {
      film = try Film(of: result, from: arguments["--from"], framesPerSecond: framesPerSecond)
    } catch {
      throw DiagnosticList(error.diagnostics + (failure.map { [$0.diagnostic] } ?? []))
    }
    path = arguments["--out"] ?? Self.defaultPath(run, from: arguments["--from"], format)
  }

  private static func defaultPath(
    _ run: ReplayRun, from name: String?, _ format: FilmFormat
  ) -> String? {
    let base = "out/film/\(run.scenario.name)" + (name.map { "-\($0)" } ?? "")
    switch format {
    case .apng: return base + ".apng"
    case .frames: return base
    case .strip: return base + ".png"
    case .y4m: return nil
    }
  }

  func report(_ failure: ScenarioFailure, _ console: Console) -> ExitCode {
    console.report([failure.diagnostic])
    return failure.kind == .assertion ? .failure : .badInput
  }

  /// Draws and writes the film.
  /// - Returns: how long it took, in words.
  /// - Throws: what stood in the way.
  func run(_ console: Console) throws -> String {
    let clock = ContinuousClock()
    let start = clock.now
    let spent: [FilmTiming]
    switch format {
    case .apng: spent = try writeAnimation(console)
    case .frames: spent = try writeFrames(console)
    case .strip: spent = try writeStrip(console)
    case .y4m: spent = try writeVideo(console)
    }
    return FilmTiming.summary(
      of: spent, elapsed: (clock.now - start).inMilliseconds, workers: workerCount)
  }

  /// What every picture says about itself.
  var metadata: PNGMetadata {
    PNGMetadata(
      scale: settings.scale,
      texts: resources.metadata(renderer: "basiri \(CommandRunner.version)"))
  }

  func write(_ bytes: [UInt8], to path: String, _ console: Console) throws(Diagnostic) {
    do throws(FileError) {
      try Files.write(bytes, to: path)
    } catch {
      throw error.diagnostic
    }
    console.say(path)
  }
}

/// What one frame of a film cost.
struct FilmTiming: Sendable {
  /// Building, laying out and drawing.
  var compose: Double
  var encode: Double

  /// One line: frames a second and how the work splits.
  static func summary(of frames: [FilmTiming], elapsed: Double, workers: Int) -> String {
    let count = Double(frames.count)
    let compose = frames.reduce(0) { $0 + $1.compose } / count
    let encode = frames.reduce(0) { $0 + $1.encode } / count
    let share = compose + encode > 0 ? 100 * encode / (compose + encode) : 0
    func format(_ value: Double) -> String { JSONValue.format(value, decimals: 1) }
    return "\(frames.count) frames in \(format(elapsed)) ms on \(workers) threads: "
      + "\(format(count * 1000 / elapsed)) frames/s; a frame takes "
      + "\(format(compose)) ms to compose and \(format(encode)) ms to encode "
      + "(\(format(share)) %)\n"
  }
}

extension Duration {
  var inMilliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
  }
}
