package import DesignTokens
package import Diagnostics
internal import Geometry
internal import Imaging
internal import LayoutEngine
package import Navigation
package import Scenarios
internal import Screens
package import ViewTree

/// One picture to make: a frame of a scenario on a device.
package struct PlannedFrame: Sendable {
  package var shot: Shot
  package var settings: FrameSettings

  /// A frame with the touches of its shot.
  package init(shot: Shot, settings: FrameSettings) {
    self.shot = shot
    self.settings = settings
    self.settings.presses = shot.presses
  }

  /// The tree that is drawn.
  package var node: Node {
    switch shot.subject {
    case .app(let state): AppScreen(state, in: settings.environment).node
    case .specimen(let name, let scrollOffset):
      Specimen.named(name)?.node(in: settings.environment, scrollOffset: scrollOffset)
        ?? Area().node
    }
  }

  /// Where the picture belongs below an output folder: scenario, screenshot, device and scale.
  package var fileName: String {
    let device = settings.environment.device
    let scale = "@\(settings.scale.shortText)x"
    return "\(shot.scenario.name)/\(shot.screenshot.name)-\(device.name)\(scale).png"
  }
}

/// A scenario on a device that stopped before its end.
package struct StoppedScenario: Sendable {
  package var scenario: Scenario
  package var device: DeviceProfile
  package var failure: ScenarioFailure
}

/// Every picture of a run, in the order of the scenarios.
package struct RenderPlan: Sendable {
  package let frames: [PlannedFrame]
  /// One that failed stops no other; its frames up to there are among the rest.
  package let stopped: [StoppedScenario]

  package init(frames: [PlannedFrame], stopped: [StoppedScenario] = []) {
    self.frames = frames
    self.stopped = stopped
  }

  /// Replays scenarios on each of their devices.
  ///
  /// - Parameters:
  ///   - devices: in place of those that the scenarios name.
  ///   - scale: in place of the devices' own.
  /// - Throws: everything that is wrong with the content of the scenarios; what goes wrong in their
  ///   steps is in `stopped`.
  package init(
    _ set: ScenarioSet, files: ScenarioFiles, resources: RenderingResources,
    devices: [DeviceProfile]? = nil, scale: Double? = nil, workerCount: Int = 1
  ) throws {
    let runs = try ReplayRun.all(
      of: set, files: files, tokens: resources.tokens, devices: devices, scale: scale)
    let farm = FrameFarm(resources: resources, workerCount: workerCount)
    let results = try farm.map(runs) { run, renderer in run.result(renderer) }
    var frames: [PlannedFrame] = []
    var stopped: [StoppedScenario] = []
    for (run, result) in zip(runs, results) {
      frames += result.shots.map { PlannedFrame(shot: $0, settings: run.settings) }
      if let failure = result.failure {
        stopped.append(
          StoppedScenario(
            scenario: run.scenario, device: run.settings.environment.device, failure: failure))
      }
    }
    self.init(frames: frames, stopped: stopped)
  }
}

/// A scenario to replay on one device.
package struct ReplayRun: Sendable {
  package let scenario: Scenario
  package let settings: FrameSettings
  /// With other files and repetitions in place.
  package let steps: [Step]
  private let replay: ScenarioReplay

  /// Every scenario on each of its devices, or on those that are given in their place.
  /// - Throws: everything that is wrong with the content of the scenarios.
  package static func all(
    of set: ScenarioSet, files: ScenarioFiles, tokens: DesignTokens,
    devices: [DeviceProfile]? = nil, scale: Double? = nil
  ) throws(DiagnosticList) -> [ReplayRun] {
    var runs: [ReplayRun] = []
    var problems: [Diagnostic] = []
    for scenario in set.scenarios {
      do throws(DiagnosticList) {
        let content = try files.content(of: scenario)
        let replay = ScenarioReplay(content: content, tokens: tokens)
        let steps = set.steps(of: scenario)
        problems += replay.problems(withStartOf: scenario)
        if let device = (devices ?? scenario.devices).first {
          problems += replay.problems(withChangesOf: scenario, on: device)
        }
        problems += TabTitles.problems(in: steps, content: content)
        runs += (devices ?? scenario.devices).map { device in
          ReplayRun(
            scenario: scenario,
            settings: FrameSettings(scenario.settings, on: device, scale: scale), steps: steps,
            replay: replay)
        }
      } catch {
        problems += error.diagnostics
      }
    }
    guard problems.isEmpty else { throw DiagnosticList(problems) }
    return runs
  }

  /// The state before the first step; nil for a component alone, which has none.
  package func start() -> AppState? { replay.start(of: scenario) }

  package func result(_ renderer: FrameRenderer) -> ReplayResult {
    replay.run(scenario, steps: steps, on: settings, renderer: renderer)
  }
}

extension FrameSettings {
  /// - Parameter scale: nil for the device's own.
  package init(_ settings: Settings, on device: DeviceProfile, scale: Double? = nil) {
    self.init(
      environment: ScreenEnvironment(
        device: device, textSize: settings.textSize,
        increasesContrast: settings.increaseContrast),
      direction: settings.direction,
      scale: scale ?? Double(device.scale))
  }
}
