package import DesignTokens
package import Navigation
package import Scenarios
internal import Screens
package import Simulation

/// Everything that a run looks at, before any rule is asked.
package struct LintPlan: Sendable {
  /// A scenario, played on one device.
  package struct Passage: Sendable {
    package var run: ReplayRun
    package var result: ReplayResult
  }

  package private(set) var passages: [Passage] = []
  /// Screens to look at: the screenshots of scenarios, and states that a walk has found.
  package private(set) var frames: [PlannedFrame] = []

  package init() {}

  /// Plays scenarios as they are written, and looks at what they show.
  ///
  /// A finger that finds its target on one phone may miss it on another, so nothing is played anew for
  /// other surroundings: the states that a scenario has come to are laid out in them.
  /// - Parameters:
  ///   - devices: to look at in place of those that the scenarios name.
  ///   - textSizes: to look at in place of the scenarios' own.
  /// - Throws: everything that is wrong with the content of the scenarios, and what ICU says where its
  ///   data cannot be loaded.
  package mutating func add(
    _ set: ScenarioSet, files: ScenarioFiles, resources: RenderingResources,
    devices: [DeviceProfile]? = nil, textSizes: [TextSize]? = nil, workerCount: Int = 1
  ) throws {
    let runs = try ReplayRun.all(of: set, files: files, tokens: resources.tokens)
    let farm = FrameFarm(resources: resources, workerCount: workerCount)
    let results = try farm.map(runs) { run, renderer in run.result(renderer) }
    for (run, result) in zip(runs, results) {
      passages.append(Passage(run: run, result: result))
      let isFirst = run.settings.environment.device == run.scenario.devices.first
      if devices != nil, !isFirst { continue }
      let surroundings = run.settings.surroundings(devices, textSizes)
      frames += surroundings.flatMap { settings in
        result.shots.map { PlannedFrame(shot: $0, settings: settings) }
      }
    }
  }

  /// Adds every state that a walk has found, on each device and at each text size.
  package mutating func add(
    _ exploration: Exploration, devices: [DeviceProfile], textSizes: [TextSize]
  ) {
    for frame in RenderPlan(exploring: exploration, devices: [.default]).frames {
      frames += frame.settings.surroundings(devices, textSizes).map { settings in
        PlannedFrame(shot: frame.shot, settings: settings)
      }
    }
  }

  /// Where each of the screens is seen.
  var scenes: [LintScene] { frames.map(\.scene) }

  /// Why scenarios stopped before their ends; what they had shown until then is among the frames.
  package var failures: [ScenarioFailure] { passages.compactMap(\.result.failure) }
}

extension FrameSettings {
  /// The same for each of some devices and text sizes, or for its own.
  fileprivate func surroundings(
    _ devices: [DeviceProfile]?, _ textSizes: [TextSize]?
  ) -> [FrameSettings] {
    (devices ?? [environment.device]).flatMap { device in
      (textSizes ?? [environment.textSize]).map { textSize in
        var settings = self
        settings.environment.device = device
        settings.environment.textSize = textSize
        if devices != nil { settings.scale = Double(device.scale) }
        return settings
      }
    }
  }
}
