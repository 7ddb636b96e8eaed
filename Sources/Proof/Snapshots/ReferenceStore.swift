package import FileSystem
package import Imaging
package import PNGCoding

/// The folder of reference pictures.
package struct ReferenceStore: Sendable {
  package let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// Where a reference lies on the disk.
  /// - Parameter path: As `ReferenceName.path` gives it.
  package func file(of path: String) -> String { Files.join(folder, path) }

  /// The bytes of a reference, nil where there is none.
  /// - Throws: `FileError.notReadable`.
  package func read(_ path: String) throws(FileError) -> [UInt8]? {
    do {
      return try Files.read(file(of: path))
    } catch .notFound {
      return nil
    }
  }

  /// Puts a reference into place whole, unless the very same bytes lie there already.
  /// - Returns: Whether anything was written.
  /// - Throws: `FileError.notWritable`, also where links lead out of the folder.
  @discardableResult
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
    let target = file(of: path)
    try Files.require(target, below: folder)
    if let present = try? Files.read(target), present == bytes { return false }
    try Files.write(bytes, to: target)
    return true
  }

  /// The verdict on a picture beside its reference: of their pixels, whatever the reference's file says
  /// about itself.
  package func verdict(
    on actual: DecodedImage, path: String, tolerances: Tolerances, masks: [PixelRect] = [],
    decoder: PNGDecoder
  ) -> (verdict: Verdict, reference: DecodedImage?, map: DifferenceMap?) {
    do {
      guard let bytes = try read(path) else { return (.missingReference, nil, nil) }
      let reference = try decoder.decode(bytes)
      let comparison = PixelComparison(
        expected: reference, actual: actual, tolerances: tolerances, masks: masks)
      return (comparison.verdict, reference, comparison.map)
    } catch let error as PNGError {
      return (.unreadable(reason: error.description), nil, nil)
    } catch FileError.notReadable(_, let reason) {
      return (.unreadable(reason: "cannot be read: " + reason), nil, nil)
    } catch {
      return (.unreadable(reason: "cannot be read"), nil, nil)
    }
  }

  /// The references that no name of `paths` stands for, sorted, as paths below the folder. What a link
  /// leads to is not the folder's and never among them.
  /// - Throws: `FileError.notReadable`.
  package func unused(keeping paths: [String]) throws(FileError) -> [String] {
    guard Files.isFolder(folder) else { return [] }
    let kept = Set(paths)
    return try pictures(below: "").filter { !kept.contains($0) }
  }

  /// Pictures, and what a run leaves of one when it is killed: its name with a full stop and six letters.
  private static func isPicture(_ name: String) -> Bool {
    name.hasSuffix(".png") || (name.dropLast(6).hasSuffix(".png.") && name.count > 11)
  }

  private func pictures(below path: String) throws(FileError) -> [String] {
    var found: [String] = []
    for name in try Files.names(in: path.isEmpty ? folder : file(of: path)) {
      let inner = path.isEmpty ? name : path + "/" + name
      if Files.isUnlinkedFolder(file(of: inner)) {
        found += try pictures(below: inner)
      } else if Self.isPicture(name), !name.hasPrefix(".") {
        found.append(inner.canonicallyComposed)
      }
    }
    return found
  }
}
