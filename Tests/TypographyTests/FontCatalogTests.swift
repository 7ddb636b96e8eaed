import Diagnostics
import Digests
import FileSystem
import FontLoading
import FoundationEssentials
import Geometry
import Testing
import Typography

/// A folder of font files that lives as long as a test.
private final class FontFolder {
  let path: String

  init(_ name: String) {
    path = Files.join(
      FileManager.default.temporaryDirectory.path,
      "basiri-fonts-\(ProcessInfo.processInfo.processIdentifier)-\(name)")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func add(_ bytes: [UInt8], as name: String) throws {
    try Files.write(bytes, to: Files.join(path, name))
  }

  /// Pins files to the digests of some bytes.
  func pin(_ files: [(name: String, bytes: [UInt8])]) throws {
    let entries = files.map { file in
      """
      {"file": "\(file.name)", "family": "Estedad", "weight": 400, "version": "5.0", \
      "sha256": "\(SHA256.hexadecimal(file.bytes))", "licence": "OFL-1.1", "source": "here"}
      """
    }
    try add(Array("{\"fonts\": [\(entries.joined(separator: ","))]}".utf8), as: "manifest.json")
  }

  /// What is said about the folder, as a user reads it.
  var problems: String {
    do throws(DiagnosticList) {
      _ = try FontCatalog(folder: path)
      return ""
    } catch {
      let text = DiagnosticRenderer().render(error.diagnostics)
      return text.replacing(path, with: "FOLDER")
    }
  }
}

@Suite(.enabled(if: TestFonts.areInstalled, "no fonts: run 'make setup'"))
struct FontCatalogTests {
  private let regular = try? Files.read(TestFonts.regularFile)

  @Test(arguments: [(100, 400), (400, 400), (500, 500), (600, 600), (700, 700), (900, 700)])
  func `the pinned files draw each weight with the nearest that they have`(
    wanted: Int, drawn: Int
  ) throws {
    let choice = try FontCatalog(folder: TestFonts.folder).choice(for: wanted)
    #expect(choice.weight == drawn)
    #expect(choice.requestedWeight == wanted)
    #expect(choice.isExact == (wanted == drawn))
    let stack = try FontCatalog(folder: TestFonts.folder).stack(for: wanted)
    #expect(stack.primary.id.weight == drawn)
  }

  @Test func `where no file has 800, Bold is emboldened to its strokes, and advances stay`() throws
  {
    let catalog = try FontCatalog(folder: TestFonts.folder)
    #expect(catalog.choice(for: 800).weight == 700)
    let heavy = try catalog.stack(for: 800).primary
    let bold = try catalog.stack(for: 700).primary
    #expect(heavy.id.weight == 800)
    #expect(heavy.id != bold.id)
    // The alef of Estedad is an upright bar: 308 of 2048 units in Bold; 151 of 1000 make 309.2.
    let alef = try #require(bold.glyph(for: "ا"))
    let (thin, thick) = (bold.outline(of: alef), heavy.outline(of: alef))
    #expect(abs(thin.controlBounds.width - 308) < 0.5)
    #expect(abs(thick.controlBounds.width - 309.25) < 0.1)
    #expect(abs(thick.controlBounds.midX - thin.controlBounds.midX) < 0.1)
    let title = "مسیر من"
    let widths = try [bold, heavy].map {
      try Setter(size: 34, fonts: FontStack([$0])).width(title)
    }
    #expect(widths[0] == widths[1])
  }

  @Test(.enabled(if: TestFonts.hasVariableFile, "no ../shared/fonts: skipped"))
  func `a user's variable file wins over the pinned ones at every weight`() throws {
    let folder = FontFolder("variable")
    let bytes = try #require(regular)
    try folder.add(bytes, as: "Estedad-Regular.ttf")
    try folder.add(try Files.read(TestFonts.variableFile), as: "Mine.ttf")
    try folder.pin([("Estedad-Regular.ttf", bytes)])
    let catalog = try FontCatalog(folder: folder.path)
    #expect(catalog.files.map(\.isPinned) == [false, true])
    for weight in [100, 400, 800] {
      let choice = catalog.choice(for: weight)
      #expect(Files.name(of: choice.file.path) == "Mine.ttf")
      #expect(choice.isExact)
    }
    #expect(try catalog.stack(for: 400).faces.count == 1, "one family is one face")
  }

  @Test func `a font of the system steps in where it is, and is named where it is not`() throws {
    let folder = FontFolder("fallback")
    let bytes = try #require(regular)
    try folder.add(bytes, as: "Estedad-Regular.ttf")
    let entry = """
      {"file": "Estedad-Regular.ttf", "family": "Estedad", "weight": 400, "version": "5.0", \
      "sha256": "\(SHA256.hexadecimal(bytes))", "licence": "OFL-1.1", "source": "here"}
      """
    // A file of another name stands for the system's: any font can.
    let there = Files.join(TestFonts.folder, "Estedad-Bold.ttf")
    let fallback = """
      [{"family": "Nowhere", "package": "fonts-nowhere", "paths": ["/nowhere/a.ttf"]},
      {"family": "Here", "package": "fonts-here", "paths": ["/nowhere/b.ttf", "\(there)"]}]
      """
    try folder.add(
      Array("{\"fonts\": [\(entry)], \"fallback\": \(fallback)}".utf8), as: "manifest.json")
    let catalog = try FontCatalog(folder: folder.path)
    #expect(catalog.absentFallbacks.map(\.package) == ["fonts-nowhere"])
    #expect(catalog.fallbacks.map(\.path) == [there])
    #expect(catalog.choice(for: 700).weight == 400, "what steps in draws no weight of its own")
  }

  @Test func `of two files that are equally near, the user's wins`() throws {
    let folder = FontFolder("equal")
    let bytes = try #require(regular)
    try folder.add(bytes, as: "A.ttf")
    try folder.add(bytes, as: "Z.ttf")
    try folder.pin([("A.ttf", bytes)])
    let choice = try FontCatalog(folder: folder.path).choice(for: 400)
    #expect(Files.name(of: choice.file.path) == "Z.ttf")
  }

  @Test func `a file whose bytes are not those that are pinned is an error`() throws {
    let folder = FontFolder("digest")
    try folder.add(try #require(regular), as: "Estedad-Regular.ttf")
    try folder.pin([("Estedad-Regular.ttf", [1, 2, 3])])
    #expect(
      folder.problems == """
        error: 'FOLDER/Estedad-Regular.ttf' is not the file that the manifest pins
          run 'make setup' to install it again, or give your own font another name

        """)
  }

  @Test func `a pinned file that is absent is an error, unless a user's file stands in`() throws {
    let folder = FontFolder("half")
    let bytes = try #require(regular)
    try folder.add(bytes, as: "Estedad-Regular.ttf")
    try folder.pin([("Estedad-Regular.ttf", bytes), ("Estedad-Bold.ttf", bytes)])
    #expect(
      folder.problems == """
        error: the font 'FOLDER/Estedad-Bold.ttf' is missing
          run 'make setup'

        """)
    try folder.add(bytes, as: "Mine.ttf")
    #expect(folder.problems.isEmpty)
  }

  @Test func `every file that is no font is an error, all at once`() throws {
    let folder = FontFolder("garbage")
    try folder.add(try #require(regular), as: "Good.ttf")
    try folder.add(Array("nonsense".utf8), as: "Bad.ttf")
    try folder.add([], as: "Empty.otf")
    let problems = folder.problems
    #expect(problems.contains("error: cannot use the font 'FOLDER/Bad.ttf': "))
    #expect(problems.contains("error: cannot use the font 'FOLDER/Empty.otf': "))
    #expect(!problems.contains("Good"))
  }

  @Test func `a folder without fonts says how to get them`() throws {
    let expected = """
      error: no font in 'FOLDER'
        run 'make setup', or put an Estedad .ttf file there

      """
    #expect(FontFolder("absent").problems == expected)
    let folder = FontFolder("empty")
    try folder.add(Array("{\"fonts\": []}".utf8), as: "manifest.json")
    #expect(folder.problems == expected)
  }

  @Test func `a mistake in the manifest is reported at its place`() throws {
    let folder = FontFolder("manifest")
    try folder.add(try #require(regular), as: "Good.ttf")
    try folder.add(Array("{\"fonts\": [{\"file\": \"a.ttf\"}]}".utf8), as: "manifest.json")
    #expect(folder.problems.contains("FOLDER/manifest.json:1:12: error: missing key 'sha256'"))
  }
}
