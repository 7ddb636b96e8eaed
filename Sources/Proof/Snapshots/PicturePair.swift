import Dispatch
import FileSystem
package import PNGCoding
import Synchronization

/// Two picture files read and decoded side by side, on a thread each.
package struct PicturePair: Sendable {
  package let expected: Side
  package let actual: Side

  /// What came of one file.
  package enum Side: Sendable {
    case picture(DecodedImage)
    case missing
    /// With the reason as a sentence.
    case unreadable(reason: String)
  }

  package init(expectedPath: String, actualPath: String) {
    let actual = Mutex(Side.missing)
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      let side = Self.read(actualPath)
      actual.withLock { $0 = side }
    }
    expected = Self.read(expectedPath)
    group.wait()
    self.actual = actual.withLock { $0 }
  }

  private static func read(_ path: String) -> Side {
    do {
      return .picture(try PNGDecoder().decode(Files.read(path)))
    } catch let error as PNGError {
      return .unreadable(reason: error.description)
    } catch FileError.notFound {
      return .missing
    } catch FileError.notReadable(_, let reason), FileError.notWritable(_, let reason) {
      return .unreadable(reason: reason)
    } catch {
      return .unreadable(reason: "cannot be read")
    }
  }
}
