internal import Synchronization

/// A count on a terminal, for work that takes longer than a second.
final class Progress: Sendable {
  private struct State {
    var done = 0
    var lastShown: ContinuousClock.Instant
    var isVisible = false
  }

  private let console: Console
  private let count: Int
  private let noun: String
  private let state: Mutex<State>

  init(_ console: Console, count: Int, noun: String) {
    self.console = console
    self.count = count
    self.noun = noun
    let start = ContinuousClock.now
    state = Mutex(State(lastShown: start + .milliseconds(800)))
  }

  /// Counts one more; any thread may say so. The line is written again five times a second at most.
  func advance() {
    guard console.showsProgress, !console.isQuiet else { return }
    state.withLock { state in
      state.done += 1
      let now = ContinuousClock.now
      guard now - state.lastShown > .milliseconds(200) else { return }
      state.lastShown = now
      state.isVisible = true
      console.writeError("\r\(state.done) of \(count) \(noun)")
    }
  }

  /// Takes the line away.
  func finish() {
    state.withLock { state in
      if state.isVisible { console.writeError("\r\u{1B}[K") }
      state.isVisible = false
    }
  }
}
