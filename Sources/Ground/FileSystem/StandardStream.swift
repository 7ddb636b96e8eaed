import Glibc
import Synchronization

/// Standard output or standard error. Remembers the first failure, so that a result that was cut short
/// is not taken for a whole one.
package final class StandardStream: Sendable {
  private let descriptor: Int32
  private let fault = Mutex<String?>(nil)

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  package static let output = StandardStream(descriptor: STDOUT_FILENO)
  package static let errors = StandardStream(descriptor: STDERR_FILENO)

  /// Why something could not be written; nil where all was.
  package var failure: String? { fault.withLock { $0 } }

  /// Writes all bytes, whatever the descriptor takes at a time; nothing after a failure.
  package func write(_ bytes: UnsafeRawBufferPointer) {
    guard failure == nil else { return }
    do throws(SystemError) {
      try Self.put(bytes, to: descriptor)
    } catch {
      fault.withLock { $0 = $0 ?? error.reason }
    }
  }

  package func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Takes the places of standard streams that the process began without, so that no file that is
  /// opened later gets their numbers and what is printed. Writing to a taken place fails.
  package static func holdMissing() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is this one.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  static func put(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw .latest
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }
}
