internal import Glibc
internal import Synchronization

/// Catches Ctrl-C, so that work can end between two files instead of within one.
///
/// A second Ctrl-C ends the process at once; every file is put into place by a rename, so that even
/// then none is left half-written under its own name.
enum Interruption {
  /// A signal belongs to the whole process, and so does the note of it.
  private static let flag = Atomic<Bool>(false)

  /// From now on the next Ctrl-C is noted and does nothing else.
  static func startWatching() {
    flag.store(false, ordering: .relaxed)
    signal(SIGINT) { _ in
      Interruption.flag.store(true, ordering: .relaxed)
      signal(SIGINT, SIG_DFL)
    }
  }

  static func stopWatching() { signal(SIGINT, SIG_DFL) }

  static var hasHappened: Bool { flag.load(ordering: .relaxed) }
}
