internal import DesignTokens
internal import Diagnostics
internal import Documents
internal import FileSystem
internal import Imaging
internal import LayoutEngine
internal import Navigation
internal import PNGCoding
internal import Scenarios
internal import Simulation

extension Command {
  static let render = Command(
    name: "render", summary: "Draws the frames of scenarios as PNG files.",
    operands: "FILE|DIR…", operandCount: 0...Int.max,
    options: [
      .value("--out", "DIR", "where the pictures go (default: out/frames)")
    ] + Option.choice + [
      .value("--device", "NAME,…", "devices in place of those that the scenarios name"),
      .value("--scale", "N", "device pixels a point, in place of the device's own"),
      .value("--compression", "fast|small", "quick to write, or small to keep (default: fast)"),
      .value("--workers", "N", "threads (default: one a core)"),
      .flag(
        "--explore", "every state that the app's morning or FILE's start leads to, a frame each"),
      .flag("--timings", "how long each stage takes, as medians over 20 frames"),
    ],
    example: "render seeds/scenarios --device 'iPhone SE 3,iPhone 16' --out out/frames"
  ) { arguments, console in
    let job = try RenderJob(arguments)
    try job.run(console)
    if arguments.isSet("--timings") { console.write(try job.timings()) }
    return job.plan.report(console)
  }
}

/// The frames of one command line and where they go.
struct RenderJob {
  let plan: RenderPlan
  let resources: RenderingResources
  let folder: String
  let compression: PNGCompression
  let workerCount: Int

  /// - Throws: everything that is wrong with the command line and the scenarios.
  init(
    _ arguments: Arguments, defaultFolder: String = "out/frames"
  ) throws {
    let project = try arguments.project()
    let files = ScenarioFiles(project: project, choice: arguments.choice)
    var collector = ProblemCollector()
    let devices = collector.attempt(try arguments.devices())
    let scale = collector.attempt(try arguments.scale())
    let compressions = PNGCompression.allCases.map { ($0.rawValue, $0) }
    let compression = collector.attempt(
      try arguments.choice("--compression", compressions, default: .fast))
    let workers = collector.attempt(try arguments.workers())
    let tokens = collector.attempt(try project.designTokens())
    let fonts = collector.attempt(try project.fonts())
    let set =
      arguments.isSet("--explore")
      ? nil : collector.attempt(try files.scenarios(at: arguments.operands))
    guard let devices, let scale, let compression, let workers, let tokens, let fonts,
      collector.problems.isEmpty
    else { throw DiagnosticList(collector.problems) }
    resources = try RenderingResources(tokens: tokens, catalog: fonts)
    folder = arguments["--out"] ?? defaultFolder
    self.compression = compression
    workerCount = workers
    if let set {
      plan = try RenderPlan(
        set, files: files, resources: resources, devices: devices, scale: scale,
        workerCount: workers)
    } else {
      let job = try ExplorationJob(arguments)
      plan = RenderPlan(
        exploring: job.exploration, of: job.scenario, devices: devices, scale: scale)
    }
  }

  /// Draws and writes every frame.
  /// - Throws: what stood in the way of the first frame that could not be written.
  func run(_ console: Console) throws {
    let folder = folder
    let compression = compression
    let metadata = resources.metadata(renderer: "basiri \(CommandRunner.version)")
    let written = try FrameFarm(resources: resources, workerCount: workerCount).map(plan.frames) {
      frame, renderer in
      let tree = try renderer.render(frame)
      let file = try renderer.encode(
        compression: compression,
        metadata: PNGMetadata(scale: frame.settings.scale, texts: metadata))
      let path = Files.join(folder, frame.fileName)
      do throws(FileError) {
        try Files.write(file, to: path)
      } catch {
        throw error.diagnostic
      }
      return (path: path, missing: frame.findings(in: tree))
    }
    for frame in written { console.say(frame.path) }
    console.report(written.flatMap(\.missing))
  }
}

extension RenderPlan {
  /// Prints why scenarios stopped.
  ///
  /// - Returns: `badInput` where one asked for what cannot be done, else `failure` where a claim did
  ///   not hold.
  func report(_ console: Console) -> ExitCode {
    var known: Set<Diagnostic> = []
    console.report(stopped.map(\.failure.diagnostic).filter { known.insert($0).inserted })
    if stopped.contains(where: { $0.failure.kind == .badInput }) { return .badInput }
    return stopped.isEmpty ? .success : .failure
  }
}

extension PlannedFrame {
  /// A warning for each character that no font has, with the node that asked for it.
  func findings(in tree: LayoutTree) -> [Diagnostic] {
    tree.missingGlyphs.map { missing in
      Diagnostic(
        .warning, "no font has a glyph for \(missing.scalar.codePoint) in '\(missing.node)'",
        at: shot.screenshot.nameRange)
    }
  }
}

extension RenderJob {
  /// A line a frame: the medians of its stages in milliseconds.
  fileprivate func timings() throws -> String {
    let renderer = try FrameRenderer(resources)
    var text = "medians over 20 warm frames, milliseconds\n"
    for frame in plan.frames {
      let timings = try StageTimings(frame, renderer: renderer, compression: compression)
      let stages = timings.medians.map { stage in
        "\(stage.stage) \(JSONValue.format(stage.milliseconds, decimals: 2))"
      }
      text += "\(frame.fileName): " + stages.joined(separator: ", ")
      text += ", all \(JSONValue.format(timings.total, decimals: 2))\n"
    }
    return text
  }
}
