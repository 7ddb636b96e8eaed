internal import Dispatch
internal import Synchronization

/// Work on many items by several threads, each of which keeps what is dear to make.
package enum ParallelWork {
  /// Calls `body` once for each item and gives back what came of it, in the order of the items.
  ///
  /// Items are taken one by one, so that no more than `workerCount` of them are under work at a time.
  /// - Parameters:
  ///   - workerCount: 1 or more.
  ///   - makeWorker: Called at most once a thread. Its error becomes the result of that thread's items.
  package static func map<Item: Sendable, Worker, Output: Sendable>(
    _ items: [Item], workerCount: Int, makeWorker: @Sendable () throws -> Worker,
    _ body: @Sendable (Item, Worker) throws -> Output
  ) -> [Result<Output, any Error>] {
    precondition(workerCount > 0, "somebody must work")
    let results = Mutex([Result<Output, any Error>?](repeating: nil, count: items.count))
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: min(workerCount, items.count)) { _ in
      let worker = Result { try makeWorker() }
      while true {
        let index = next.withLock { value in
          defer { value += 1 }
          return value
        }
        guard index < items.count else { return }
        let result = Result { try body(items[index], try worker.get()) }
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { $0 }.compactMap { $0 }
  }
}
