import Dispatch
import FileSystem
package import PNGCoding
import Synchronization

/// Two picture files read and decoded side by side, on a thread each.
package struct PicturePair: Sendable {
  package let expected: Side
  package let actual: Side
  /// Nil where a file is no PNG.
  package let expectedTraits: PNGTraits?
  package let actualTraits: PNGTraits?

  /// What came of one file.
  package enum Side: Sendable {
    case picture(DecodedImage)
    /// The whole file.
    case animation([UInt8])
    case missing
    /// With the reason as a sentence.
    case unreadable(reason: String)
  }

  package init(expectedPath: String, actualPath: String) {
    let actual = Mutex((Side.missing, PNGTraits?.none))
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      let side = Self.read(actualPath)
      actual.withLock { $0 = side }
    }
    (expected, expectedTraits) = Self.read(expectedPath)
    group.wait()
    (self.actual, actualTraits) = actual.withLock { $0 }
  }

  private static func read(_ path: String) -> (Side, PNGTraits?) {
    do {
      let file = try Files.read(path)
      let traits = try PNGTraits(of: file)
      if traits.frameCount > 0 { return (.animation(file), traits) }
      return (.picture(try PNGDecoder().decode(file)), traits)
    } catch let error as PNGError {
      return (.unreadable(reason: error.description), nil)
    } catch FileError.notFound {
      return (.missing, nil)
    } catch FileError.notReadable(_, let reason), FileError.notWritable(_, let reason) {
      return (.unreadable(reason: reason), nil)
    } catch {
      return (.unreadable(reason: "cannot be read"), nil)
    }
  }
}
