import Diagnostics
import FileSystem
package import Reports
import Simulation
import Snapshots

/// All shots of a plan, taken and judged.
package enum VerificationRun {
  /// Takes the shots on several threads, one shot a thread at a time.
  ///
  /// - Parameters:
  ///   - isStopped: Asked before each shot; from then on none is taken.
  ///   - progress: Told of each shot as it is done, on the thread that did it.
  /// - Returns: The results in the order of the plan.
  package static func run(
    _ plan: VerificationPlan, _ context: VerificationContext,
    isStopped: @Sendable () -> Bool = { false },
    progress: @Sendable (ShotResult) -> Void = { _ in }
  ) -> RunResult {
    let clock = ContinuousClock()
    let start = clock.now
    let results = ParallelWork.map(
      plan.entries, workerCount: context.settings.workerCount,
      makeWorker: { try ShotVerifier(context) },
      { entry, verifier in
        if isStopped() { return entry.shot.result(.broken, summary: "not taken") }
        let result = verifier.verify(entry)
        progress(result)
        return result
      })
    let shots = zip(plan.entries, results).map { entry, result in
      switch result {
      case .success(let result): result
      case .failure(let error): entry.shot.broken([Diagnostic(.error, "\(error)")])
      }
    }
    return RunResult(
      shots: shots, unusedReferences: unusedReferences(plan, context),
      scenariosWithoutShots: plan.scenariosWithoutShots,
      durationInMilliseconds: Int((clock.now - start) / .milliseconds(1)),
      shard: context.settings.shard.map { RunShard(number: $0.number, count: $0.count) },
      origin: context.origin)
  }

  /// The references that no shot of the plan stands for; none where the plan is not that of all
  /// scenarios and devices, since nothing can be said then.
  private static func unusedReferences(
    _ plan: VerificationPlan, _ context: VerificationContext
  ) -> [String] {
    guard plan.isWhole else { return [] }
    return (try? context.store.unused(keeping: plan.paths)) ?? []
  }
}
