import Glibc

/// Why a file or a folder could not be used.
package enum FileError: Error, Hashable, Sendable {
  case notFound(path: String)
  case notReadable(path: String, reason: String)
  case notWritable(path: String, reason: String)
}

/// What the system, or a rule of this package, has against an access.
enum SystemError: Error {
  /// A call that failed, by its `errno`.
  case call(code: Int32)
  /// What is no file of bytes that end; with its name and article.
  case notRegular(String)
  case tooLarge(limit: Int)
  /// A link to nothing.
  case danglingLink
  /// A path whose links lead out of the folder that it must stay in.
  case leavesFolder

  /// The error of the call that has just failed.
  static var latest: SystemError { .call(code: errno) }

  var isNotFound: Bool {
    if case .call(ENOENT) = self { return true }
    return false
  }

  /// In words that depend neither on the system's library nor on its language.
  var reason: String {
    switch self {
    case .call(let code): Self.words(for: code)
    case .notRegular(let what): "it is \(what), not a file"
    case .tooLarge(let limit): "it is larger than the \(limit >> 20) MiB that are read"
    case .danglingLink: "it is a link to nothing"
    case .leavesFolder: "its links lead out of the folder"
    }
  }

  private static func words(for code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "permission denied"
    case EBADF: "it is closed"
    case EDQUOT, ENOSPC: "no space left"
    case EEXIST, ENOTDIR: "a file stands where a folder is needed"
    case EFBIG: "the file would be too large"
    case EIO: "the disk has failed"
    case EISDIR: "it is a folder"
    case ELOOP: "its links lead round in a circle"
    case EMFILE, ENFILE: "too many open files"
    case ENAMETOOLONG: "the name is too long"
    case ENOENT: "no such file or folder"
    case ENXIO: "it is a socket, not a file"
    case EPIPE: "nobody reads it"
    case EROFS: "the disk is read-only"
    default: "system error \(code)"
    }
  }
}
