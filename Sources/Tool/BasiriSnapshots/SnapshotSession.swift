internal import DesignTokens
internal import Diagnostics
internal import FileSystem
internal import Glibc
internal import Imaging
internal import PNGCoding
internal import Reports
internal import Simulation
internal import Snapshots
internal import Verification

/// One call of `expectSnapshot`: folders found, settings read, pictures taken and judged.
struct SnapshotSession {
  private let configuration: SnapshotConfiguration
  private let testFile: String
  private let site: SnapshotSite

  init(_ configuration: SnapshotConfiguration, testFile: String, site: SnapshotSite) {
    self.configuration = configuration
    self.testFile = testFile
    self.site = site
  }

  /// - Throws: Whatever keeps pictures from being taken at all.
  func results(of subject: SnapshotSubject, named name: String?) throws -> (
    RunResult, folder: String
  ) {
    switch subject {
    case .scenario(let path): try results(ofScenario: path, named: name)
    case .png(let bytes): try results(of: PNGDecoder().decode(bytes), named: name)
    case .pixels(let width, let height, let rgba):
      try results(of: picture(width: width, height: height, rgba: rgba), named: name)
    }
  }

  private func results(ofScenario path: String, named name: String?) throws -> (
    RunResult, folder: String
  ) {
    let project = try project()
    var settings = try settings(
      snapshots: project.snapshotsFolder, output: Files.join(project.path, Self.output))
    settings.screenshot = name
    settings.devices = try configuration.device.map { [try DeviceProfile.named($0)] }
    settings.scale = configuration.scale
    let resources = try ProjectCache.resources(of: project)
    let files = ScenarioFiles(project: project)
    let plan = try VerificationPlan(
      try files.scenarios(at: [Files.join(project.path, path)]), files: files,
      resources: resources, settings: settings)
    let context = try VerificationContext(settings, resources: resources)
    return (VerificationRun.run(plan, context), settings.output)
  }

  private func results(of picture: DecodedImage, named name: String?) throws -> (
    RunResult, folder: String
  ) {
    guard let name else {
      throw Diagnostic(.error, "a picture that is given needs a name for its reference")
    }
    let folder = Files.parent(of: testFile)
    let settings = try settings(
      snapshots: Files.join(folder, "Snapshots"), output: pictureOutput)
    let test = Files.name(of: testFile).split(separator: ".").first.map(String.init) ?? "test"
    let path = try referencePath(folder: test, name: name)
    if let other = SnapshotRegistry.claim(Files.join(settings.snapshots, path), by: site) {
      throw Diagnostic(
        .error, "two snapshots share the reference '\(path)': this one and that of \(other)",
        hint: "give each a name of its own, that differs in more than upper and lower case")
    }
    let shot = PlannedShot(
      path: path, scenario: test, screenshot: name,
      device: "",
      scale: configuration.scale ?? 1,
      place: ShotResult.Place(file: testFile, line: site.line, column: site.column),
      tolerances: settings.tolerances)
    let masks = configuration.masks.map {
      PixelRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
    let verifier = try PictureVerifier(settings)
    let result = verifier.verify(shot, showing: picture.bitmap, masks: masks)
    return (RunResult(shots: [result]), settings.output)
  }

  private static let output = "out/verify"

  /// Below the build folder of the package, since a picture among the sources would be a file that the
  /// build does not know; without a package the folder for what is soon forgotten.
  private var pictureOutput: String {
    var folder = Files.parent(of: testFile)
    for _ in 0..<folder.split(separator: "/").count {
      if Files.exists(Files.join(folder, "Package.swift")) {
        return Files.join(folder, ".build/snapshots")
      }
      folder = Files.parent(of: folder)
    }
    return Files.join(Self.variable("TMPDIR") ?? "/tmp", "basiri-snapshots")
  }

  private func referencePath(folder: String, name: String) throws(Diagnostic) -> String {
    do throws(ReferenceNameError) {
      return try ReferenceName.path(folder: folder, name: name)
    } catch {
      throw Diagnostic(.error, error.message)
    }
  }

  private func picture(width: Int, height: Int, rgba: [UInt8]) throws -> DecodedImage {
    guard width > 0, height > 0 else {
      throw Diagnostic(.error, "a picture of \(width)×\(height) pixels has none to compare")
    }
    let (pixels, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard !isTooLarge, pixels <= 1 << 26 else {
      throw Diagnostic(.error, "\(width)×\(height) pixels are more than \(1 << 26)")
    }
    guard rgba.count == pixels * 4 else {
      throw Diagnostic(
        .error, "\(width)×\(height) pixels need \(pixels * 4) bytes, found \(rgba.count)")
    }
    let isOpaque = stride(from: 3, to: rgba.count, by: 4).allSatisfy { rgba[$0] == 255 }
    return DecodedImage(
      width: width, height: height, pixels: rgba, isOpaque: isOpaque, metadata: PNGMetadata())
  }
}

extension SnapshotSession {
  private func project() throws -> ProjectFolder {
    if let path = configuration.project { return ProjectFolder(path: path) }
    return try ProjectFolder(searchingFrom: Files.parent(of: testFile))
  }

  private func settings(
    snapshots: String, output: String
  ) throws(DiagnosticList) -> VerificationSettings {
    var settings = VerificationSettings(
      snapshots: configuration.snapshots ?? snapshots, output: configuration.output ?? output,
      version: FrameRenderer.version)
    let given = configuration.tolerances
    settings.tolerances = Tolerances(
      channelTolerance: given.channelTolerance, maxDiffPixels: given.maxDiffPixels,
      maxDiffRatio: given.maxDiffRatio, perceptualThreshold: given.perceptualThreshold,
      window: given.window.map {
        Tolerances.Window(side: $0.side, maxDiffPixels: $0.maxDiffPixels)
      })
    let problems = settings.tolerances.problems
    guard problems.isEmpty else {
      throw DiagnosticList(
        problems.map { Diagnostic(.error, "\($0.name.rawValue) takes \($0.range)") })
    }
    settings.recordMode = try recordMode()
    settings.recordHint = BuildServer.sign(Self.variable).map {
      "\($0) is set, and a build server records nothing; record it elsewhere and commit it"
    }
    return settings
  }

  private func recordMode() throws(DiagnosticList) -> RecordMode {
    if let mode = configuration.record.flatMap({ RecordMode(rawValue: $0.rawValue) }) {
      return mode
    }
    do throws(UnknownRecordMode) {
      return try RecordMode(variable: Self.variable("BASIRI_RECORD"))
        ?? .standard(onCI: BuildServer.sign(Self.variable) != nil)
    } catch {
      throw DiagnosticList([Diagnostic(.error, error.description)])
    }
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
