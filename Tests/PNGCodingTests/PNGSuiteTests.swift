import FileSystem
import PNGCoding
import Testing

/// The public suites, where they lie beside the package.
enum Suites {
  static let folder: String = {
    let root = Files.parent(of: Files.parent(of: Files.parent(of: #filePath)))
    return Files.join(Files.parent(of: root), "shared/pngsuite")
  }()
  static let arePresent = Files.isFolder(folder)
}

@Suite(.enabled(if: Suites.arePresent, "../shared/pngsuite is not here"))
struct PNGSuiteTests {
  @Test(arguments: SuitePixels.table.map(\.path))
  func `A valid file decodes to what an independent decoder gives`(path: String) throws {
    let expected = SuitePixels.table.first { $0.path == path }?.checksum
    let file = try Files.read(Files.join(Suites.folder, path))
    let decoder = try PNGDecoder()
    #expect(try TestFile.crc32(decoder.decode(file).pixels) == expected)
    #expect(try TestFile.crc32(decoder.decodeThroughLibrary(file).pixels) == expected)
  }

  @Test func `The table names every valid file`() throws {
    var count = 0
    for folder in [
      "pngsuite", "pngsuite/interlaced", "testpngs", "testpngs/badpal", "testpngs/png-3",
    ] {
      count += try Files.names(in: Files.join(Suites.folder, folder)).filter {
        $0.hasSuffix(".png")
      }.count
    }
    #expect(SuitePixels.table.count == count)
  }

  @Test(.timeLimit(.minutes(1)))
  func `A malformed file ends in an error or in a picture of its size`() throws {
    let folder = Files.join(Suites.folder, "testpngs/crashers")
    for name in try Files.names(in: folder) where name.hasSuffix(".png") {
      let file = try Files.read(Files.join(folder, name))
      do throws(PNGError) {
        let image = try PNGDecoder().decode(file)
        #expect(image.pixels.count == image.width * image.height * 4, "\(name)")
      } catch {
        #expect(!error.description.isEmpty, "\(name)")
      }
    }
  }

  @Test(arguments: ["badcrc.png", "badadler.png"])
  func `A wrong checksum is an error`(name: String) throws {
    let file = try Files.read(Files.join(Suites.folder, "testpngs/crashers/" + name))
    #expect(throws: PNGError.self) { try PNGDecoder().decode(file) }
  }
}
