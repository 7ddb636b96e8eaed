import DesignTokens
import Diagnostics
import Reports
package import Scenarios
import Screens
package import Simulation

/// Every shot of a run with its reference and what it shows, known before anything is drawn.
package struct VerificationPlan: Sendable {
  /// A shot and what it shows.
  package struct Entry: Sendable {
    package var shot: PlannedShot
    package var subject: Subject

    package init(shot: PlannedShot, subject: Subject) {
      self.shot = shot
      self.subject = subject
    }
  }

  package enum Subject: Sendable {
    case frame(PlannedFrame)
    /// The scenario stopped before the shot, or after its last one.
    case stopped(ScenarioFailure)
  }

  /// Those to be taken here, in the order of the scenarios.
  package let entries: [Entry]
  /// The references of all shots, those of other shards and of screenshots left out as well.
  package let paths: [String]
  /// How many scenarios take no screenshot and were held to what they assert, without a failure.
  package let scenariosWithoutShots: Int
  /// Whether these are the shots of all scenarios of a project, on the devices that they name.
  package let isWhole: Bool

  /// Names the references, then replays those scenarios whose shots are to be taken here.
  ///
  /// A scenario that stops keeps the shots that it has not come to, each of them stopped too; it has one
  /// of its own where it had taken all.
  /// - Parameter isWholeProject: Whether the set is that of all scenarios.
  /// - Throws: A `DiagnosticList` of names that have no path, paths that are one on some file system, and
  ///   all that is wrong with the content of scenarios.
  package init(
    _ set: ScenarioSet, files: ScenarioFiles, resources: RenderingResources,
    settings: VerificationSettings, isWholeProject: Bool = false
  ) throws {
    let plan = try ReferencePlan(set, settings)
    let chosen = try plan.chosenEntries()
    let origins = Set(chosen.map(\.origin))
    let runs = try ReplayRun.all(
      of: set, files: files, tokens: resources.tokens, devices: settings.devices,
      scale: settings.scale
    ).filter { origins.contains($0.origin) || ($0.takesNothing && settings.takesEverything) }
    let farm = FrameFarm(resources: resources, workerCount: settings.workerCount)
    let results = try farm.map(runs) { run, renderer in run.result(renderer) }
    var entries: [Entry] = []
    for (run, result) in zip(runs, results) {
      let shots = chosen.filter { $0.origin == run.origin }.map(\.shot)
      let subjects = shots.map { shot in
        result.subject(named: shot.screenshot, run.settings)
      }
      entries += zip(shots, subjects).compactMap { shot, subject in
        subject.map { Entry(shot: shot, subject: $0) }
      }
      if let failure = result.failure, !subjects.contains(where: { $0?.isStopped == true }),
        settings.screenshot == nil
      {
        let shot = PlannedShot(ending: run, failure, settings)
        entries.append(Entry(shot: shot, subject: .stopped(failure)))
      }
    }
    self.entries = entries
    let silent = zip(runs, results).filter { run, result in
      run.takesNothing && result.failure == nil
    }
    scenariosWithoutShots = Set(silent.map(\.0.scenario.file)).count
    paths = plan.paths
    isWhole = isWholeProject && settings.devices == nil && settings.affected == nil
  }
}

extension VerificationPlan.Subject {
  fileprivate var isStopped: Bool {
    if case .stopped = self { true } else { false }
  }
}

extension VerificationSettings {
  /// Whether scenarios without any screenshot belong to the run, for the sake of their assertions; the
  /// first of several shards looks after them.
  fileprivate var takesEverything: Bool {
    screenshot == nil && affected == nil && (shard?.number ?? 1) == 1
  }
}

extension ReplayRun {
  fileprivate var origin: ReferencePlan.Origin {
    ReferencePlan.Origin(file: scenario.file, device: settings.environment.device.name)
  }

  fileprivate var takesNothing: Bool {
    !steps.contains { step in
      if case .takeScreenshot = step.command { true } else { false }
    }
  }
}

extension ReplayResult {
  /// What a screenshot shows, nil where the scenario neither took it nor stopped.
  fileprivate func subject(
    named name: String, _ settings: FrameSettings
  ) -> VerificationPlan.Subject? {
    if let shot = shots.first(where: { $0.screenshot.name == name }) {
      return .frame(PlannedFrame(shot: shot, settings: settings))
    }
    return failure.map { .stopped($0) }
  }
}

extension PlannedShot {
  /// Stands for a scenario that stopped after its last screenshot. Its path is no reference.
  fileprivate init(
    ending run: ReplayRun, _ failure: ScenarioFailure, _ settings: VerificationSettings
  ) {
    let device = run.settings.environment.device
    let start = (failure.diagnostic.range ?? run.scenario.nameRange).start
    self.init(
      path: "\(run.scenario.name)/line \(start.line) (\(device.name))",
      scenario: run.scenario.name, screenshot: "line \(start.line)", device: device.name,
      scale: run.settings.scale,
      place: ShotResult.Place(file: start.file, line: start.line, column: start.column),
      command: settings.command(for: nil, of: run.scenario, on: device))
  }
}
