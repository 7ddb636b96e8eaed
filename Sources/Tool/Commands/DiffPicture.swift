internal import Diagnostics
internal import FileSystem
internal import Imaging
internal import PNGCoding
internal import Simulation

/// The picture of a difference as a file.
enum DiffPicture {
  /// - Throws: Where the picture would take the place of one of the files that are compared, whatever
  ///   links lead there.
  static func requireApart(_ path: String, from inputs: [String]) throws(Diagnostic) {
    guard let target = Files.identity(of: path) else { return }
    for input in inputs where Files.identity(of: input) == target {
      throw Diagnostic(
        .error, "--out '\(path)' is the file '\(input)', which is compared",
        hint: "name another file")
    }
  }

  /// Writes the picture, or takes away that of an earlier comparison where there is none now.
  static func publish(_ picture: Bitmap?, at path: String) throws {
    do throws(FileError) {
      guard let picture else {
        if let old = try? Files.read(path), (try? PNGTraits(of: old)) != nil {
          try Files.remove(path)
        }
        return
      }
      let file: [UInt8]
      do throws(PNGError) {
        file = try PNGEncoder().encode(picture, compression: .fast)
      } catch {
        throw FileError.notWritable(path: path, reason: error.description)
      }
      try Files.write(file, to: path)
    } catch {
      throw error.diagnostic
    }
  }
}
