import Glibc

/// What the system says of a file.
struct FileStatus {
  let kind: Kind
  /// In bytes; 0 for files of the kernel.
  let size: Int
  /// The nine bits of reading, writing and executing.
  let permissions: mode_t
  let identity: FileIdentity

  enum Kind {
    case regular
    case folder
    case link
    case pipe
    case device
    case disk
    case socket
  }

  /// Of what a path leads to, at the end of all links.
  init(following path: String) throws(SystemError) {
    var status = stat()
    if stat(path, &status) != 0 { throw .latest }
    self.init(status)
  }

  /// Of what stands at a path itself, which may be a link.
  init(of path: String) throws(SystemError) {
    var status = stat()
    if lstat(path, &status) != 0 { throw .latest }
    self.init(status)
  }

  init(descriptor: Int32) throws(SystemError) {
    var status = stat()
    if fstat(descriptor, &status) != 0 { throw .latest }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFCHR: .device
      case S_IFBLK: .disk
      case S_IFSOCK: .socket
      default: .regular
      }
    size = Int(status.st_size)
    permissions = status.st_mode & 0o777
    identity = FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }
}

/// One file or folder of the machine, by whatever path it is reached.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}

extension FileStatus.Kind {
  /// Why this is not read as a file; nil for one.
  var faultInReading: SystemError? {
    switch self {
    case .regular, .link: nil
    case .folder: .call(code: EISDIR)
    case .pipe: .notRegular("a pipe")
    case .device: .notRegular("a device")
    case .disk: .notRegular("a disk")
    case .socket: .notRegular("a socket")
    }
  }
}
