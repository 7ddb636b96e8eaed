import DesignTokens
package import Diagnostics
import FileSystem
import Geometry
internal import Imaging
import Reports
package import Scenarios
package import Snapshots

/// Every shot of a run with the place of its reference, known from the scenarios' text alone.
package struct ReferencePlan: Sendable {
  /// A shot and where it comes from.
  struct Entry: Sendable {
    var shot: PlannedShot
    var origin: Origin
    var range: SourceRange
  }

  /// A scenario on a device.
  struct Origin: Hashable, Sendable {
    var file: String
    var device: String
  }

  private(set) var entries: [Entry] = []
  private var names: [ReferenceName] = []
  private let settings: VerificationSettings

  /// The references of all shots, in the order of the scenarios.
  package var paths: [String] { entries.map(\.shot.path) }

  /// - Throws: Names that have no path, and paths that are one on some file system.
  package init(_ set: ScenarioSet, _ settings: VerificationSettings) throws(DiagnosticList) {
    self.settings = settings
    var problems: [Diagnostic] = []
    for scenario in set.scenarios {
      for device in settings.devices ?? scenario.devices {
        for step in set.steps(of: scenario) {
          guard case .takeScreenshot(let screenshot) = step.command,
            !settings.leavesOut(screenshot.name, of: scenario.file)
          else { continue }
          do throws(ReferenceNameError) {
            try add(screenshot, of: scenario, on: device)
          } catch {
            problems.append(Diagnostic(.error, error.message, at: screenshot.nameRange))
          }
        }
      }
    }
    problems += collisions
    guard problems.isEmpty else { throw DiagnosticList(problems) }
  }

  private mutating func add(
    _ screenshot: Screenshot, of scenario: Scenario, on device: DeviceProfile
  ) throws(ReferenceNameError) {
    let name = settings.referenceName(of: screenshot.name, in: scenario, on: device)
    let start = screenshot.nameRange.start
    let shot = PlannedShot(
      path: try name.path(), scenario: scenario.name, screenshot: screenshot.name,
      device: device.name, scale: name.scale,
      place: ShotResult.Place(file: start.file, line: start.line, column: start.column),
      tolerances: scenario.comparison
        .overridden(by: screenshot.comparison)
        .overridden(by: settings.tolerances),
      masks: scenario.masks + screenshot.masks,
      command: settings.command(for: screenshot.name, of: scenario, on: device))
    entries.append(
      Entry(
        shot: shot, origin: Origin(file: scenario.file, device: device.name),
        range: screenshot.nameRange))
    names.append(name)
  }

  /// Shots whose references would be one file, at the later of each pair.
  private var collisions: [Diagnostic] {
    ReferenceName.collisions(among: names).flatMap { group -> [Diagnostic] in
      guard let first = group.first else { return [] }
      return group.dropFirst().map { index in
        Diagnostic(
          .error, "two screenshots share the reference '\(entries[index].shot.path)'",
          at: entries[index].range,
          notes: [
            Diagnostic(
              .note, "the other one is '\(entries[first].shot.path)'", at: entries[first].range)
          ])
      }
    }
  }

  /// The entries that are to be taken here.
  /// - Throws: A screenshot that is asked for and is none.
  func chosenEntries() throws(DiagnosticList) -> [Entry] {
    // Shards divide what is left to do, so that each has as much of it.
    var chosen = entries.filter(settings.isAffected)
    if let shard = settings.shard {
      let share = shard.share(of: chosen.map(\.shot.path))
      chosen = chosen.indices.filter { share.contains($0) }.map { chosen[$0] }
    }
    guard let name = settings.screenshot else { return chosen }
    let pattern = PathPattern(whole: name)
    let names = entries.map(\.shot.screenshot)
    guard names.contains(where: pattern.matches) else {
      throw DiagnosticList([
        Diagnostic(
          .error, "no screenshot is named '\(name)'", hint: NearestName.hint(name, among: names))
      ])
    }
    return chosen.filter { pattern.matches($0.shot.screenshot) }
  }
}

extension VerificationSettings {
  /// Whether a shot is among those that are asked for, where only affected ones are.
  fileprivate func isAffected(_ entry: ReferencePlan.Entry) -> Bool {
    guard let affected else { return true }
    let shot = AffectedShot(
      file: entry.origin.file, screenshot: entry.shot.screenshot, device: entry.origin.device)
    return affected.contains(shot)
  }

  /// A screenshot that is asked for by name is never left out.
  fileprivate func leavesOut(_ screenshot: String, of file: String) -> Bool {
    self.screenshot == nil && shotRules.contains { $0.leavesOut(screenshot, of: file) }
  }

  func referenceName(
    of screenshot: String, in scenario: Scenario, on device: DeviceProfile
  ) -> ReferenceName {
    ReferenceName(
      scenario: scenario.name, screenshot: screenshot, device: device.name,
      scale: scale ?? Double(device.scale), direction: scenario.settings.direction.rawValue,
      textSize: scenario.settings.textSize.rawValue)
  }

  /// The command line that makes one shot, or all of a scenario, again.
  func command(
    for screenshot: String?, of scenario: Scenario, on device: DeviceProfile
  ) -> String {
    var words = [ShellWord.quoted(program), "verify", ShellWord.quoted(scenario.file)]
    if let screenshot { words += ["--shot", ShellWord.quoted(screenshot)] }
    words += ["--device", ShellWord.quoted(device.name)]
    if !repeatedOptions.isEmpty { words.append(repeatedOptions) }
    return words.joined(separator: " ")
  }
}

extension VerificationSettings {
  /// The command line that takes what the run has found of a shot as its reference.
  func acceptCommand(for path: String) -> String {
    let words = [program, "approve", path, "--from", output, "--snapshots", snapshots]
    return words.map(ShellWord.quoted).joined(separator: " ")
  }
}

extension ReferenceNameError {
  /// What is wrong with the name, as a sentence.
  package var message: String {
    switch self {
    case .empty: "a blank name has no reference"
    case .leavesFolder(let name): "the name '\(name)' would leave the folder of references"
    }
  }
}
