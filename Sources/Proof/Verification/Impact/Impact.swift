import Diagnostics
import Scenarios
import Simulation

/// Which pictures a change of a project's data alters, told from display lists, without drawing.
package struct Impact: Sendable {
  package enum Change: String, Hashable, Sendable {
    /// The lists differ.
    case changed
    case added
    case removed
    /// The scenario stops before it, now or then.
    case stopped
  }

  package struct Shot: Hashable, Sendable {
    /// Of the scenario, from the project's folder on.
    package var file: String
    package var screenshot: String
    package var device: String
    package var change: Change
  }

  /// In the order of files, devices and shots.
  package let shots: [Shot]
  /// How many pictures the scenarios of the newer state ask for.
  package let shotCount: Int

  /// Plays what the change can reach in both states, and compares what would be drawn.
  ///
  /// Screens that are built alike are not laid out where the tokens are the same too.
  /// - Throws: everything that is wrong with the content of scenarios in either state.
  package init(from old: ProjectState, to new: ProjectState, workerCount: Int) throws {
    let scope = ImpactScope(from: old, to: new)
    let (before, after) = (try old.runs(of: scope.paths), try new.runs(of: scope.paths))
    let keys = Set(before.keys).union(after.keys).sorted { first, second in
      (first.file, first.device) < (second.file, second.device)
    }
    let pairs = keys.map { Pair(key: $0, before: before[$0], after: after[$0]) }
    let sameTokens = old.resources.tokens == new.resources.tokens
    let results = ParallelWork.map(
      pairs, workerCount: workerCount,
      makeWorker: { (try FrameRenderer(old.resources), try FrameRenderer(new.resources)) },
      { pair, renderers in
        try pair.shots(old: renderers.0, new: renderers.1, sameTokens: sameTokens)
      })
    shots = try results.flatMap { try $0.get() }
    shotCount = new.shotCount
  }
}

/// A scenario on a device in both states.
private struct Pair: Sendable {
  let key: ImpactKey
  let before: ReplayRun?
  let after: ReplayRun?

  func shots(
    old: FrameRenderer, new: FrameRenderer, sameTokens: Bool
  ) throws -> [Impact.Shot] {
    let (then, now) = (before?.result(old), after?.result(new))
    var shots: [Impact.Shot] = []
    for shot in now?.shots ?? [] {
      let name = shot.screenshot.name
      guard let after, let before,
        let earlier = then?.shots.first(where: { $0.screenshot.name == name })
      else {
        shots.append(self.shot(name, then?.failure == nil ? .added : .stopped))
        continue
      }
      let one = PlannedFrame(shot: earlier, settings: before.settings)
      let two = PlannedFrame(shot: shot, settings: after.settings)
      if try !isSame(one, old, two, new, sameTokens: sameTokens) {
        shots.append(self.shot(name, .changed))
      }
    }
    for shot in then?.shots ?? [] {
      let name = shot.screenshot.name
      if now?.shots.contains(where: { $0.screenshot.name == name }) == true { continue }
      shots.append(self.shot(name, now?.failure == nil ? .removed : .stopped))
    }
    return shots
  }

  private func shot(_ name: String, _ change: Impact.Change) -> Impact.Shot {
    Impact.Shot(file: key.file, screenshot: name, device: key.device, change: change)
  }

  private func isSame(
    _ one: PlannedFrame, _ old: FrameRenderer, _ two: PlannedFrame, _ new: FrameRenderer,
    sameTokens: Bool
  ) throws -> Bool {
    // Where a picture is cut decides what is drawn, and no display list says so.
    if one.shot.screenshot.crop != two.shot.screenshot.crop { return false }
    let (first, second) = (one.node, two.node)
    if sameTokens, one.settings == two.settings, first == second { return true }
    return old.paint(try old.layOut(first, one.settings), one.settings)
      == new.paint(try new.layOut(second, two.settings), two.settings)
  }
}
