import Glibc

/// Why a file or a folder could not be used.
package enum FileError: Error, Hashable, Sendable {
  case notFound(path: String)
  case notReadable(path: String, reason: String)
  case notWritable(path: String, reason: String)
}

/// A call of the system that failed, by its `errno`.
struct SystemError: Error {
  let code: Int32

  /// The error of the call that has just failed.
  static var latest: SystemError { SystemError(code: errno) }

  /// In words that depend neither on the system's library nor on its language.
  var reason: String {
    switch code {
    case EACCES, EPERM: "permission denied"
    case EDQUOT, ENOSPC: "no space left"
    case EEXIST, ENOTDIR: "a file stands where a folder is needed"
    case EISDIR: "it is a folder"
    case ELOOP: "its links lead round in a circle"
    case EMFILE, ENFILE: "too many open files"
    case ENAMETOOLONG: "the name is too long"
    case ENOENT: "no such file or folder"
    case EROFS: "the disk is read-only"
    default: "system error \(code)"
    }
  }
}
