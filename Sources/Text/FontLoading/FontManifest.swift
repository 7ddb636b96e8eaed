internal import Diagnostics
internal import Digests
internal import Documents
internal import FileSystem
internal import Typography

/// `manifest.json` of the fonts folder: which files `make setup` installs, and their digests.
struct FontManifest {
  /// SHA-256 by file name.
  private let pins: [String: String]
  /// The families that the app is set in; every other one only steps in.
  let families: Set<String>
  /// Where the system keeps files that step in, each by the first of its paths that exists.
  let fallbacks: [Fallback]

  /// A font of a system package.
  struct Fallback {
    var family: String
    var package: String
    var paths: [String]
  }

  /// Reads the manifest; a folder without one pins nothing.
  /// - Throws: what is wrong with the manifest.
  init(folder: String) throws(DiagnosticList) {
    let path = Files.join(folder, "manifest.json")
    guard let bytes = try? Files.read(path) else {
      (pins, families, fallbacks) = ([:], [], [])
      return
    }
    guard let root = try YAMLFile.documents(parsing: bytes, file: path).first else {
      (pins, families, fallbacks) = ([:], [], [])
      return
    }
    var problems: [Diagnostic] = []
    var pins: [String: String] = [:]
    var families: Set<String> = []
    var fallbacks: [Fallback] = []
    if var reader = MappingReader(root, expecting: "the font manifest", &problems) {
      let fonts = reader.required("fonts", .list(of: .node, named: "fonts")) ?? []
      _ = reader.optional("sources", .node)
      fallbacks = reader.optional("fallback", .list(of: Self.fallback, named: "fonts")) ?? []
      problems += reader.finish()
      for font in fonts {
        guard let pin = Self.pin(font, &problems) else { continue }
        pins[pin.file] = pin.digest
        families.insert(pin.family)
      }
    }
    guard problems.isEmpty else { throw DiagnosticList(problems) }
    self.pins = pins
    self.families = families
    self.fallbacks = fallbacks
  }

  /// The files that are pinned and absent, by name.
  func missing(from names: [String]) -> [String] {
    pins.keys.filter { !names.contains($0) }.sorted()
  }

  /// What the catalog keeps of a file.
  /// - Throws: `FontError`, or a diagnostic where the bytes are not those that are pinned.
  func describe(_ bytes: [UInt8], name: String, path: String) throws -> FontFile {
    if let pin = pins[name], pin != SHA256.hexadecimal(bytes) {
      throw Diagnostic(
        .error, "'\(path)' is not the file that the manifest pins",
        hint: "run 'make setup' to install it again, or give your own font another name")
    }
    let font = try FontDescription(contents: bytes, path: path)
    return FontFile(
      path: path, family: font.family, version: font.version,
      weights: font.weightRange.map { .range($0) } ?? .single(font.weight),
      isPinned: pins[name] != nil, hasColors: font.hasColors)
  }

  /// Font files in code-point order of their names; none where there is no folder.
  static func fontFileNames(in folder: String) -> [String] {
    let names = (try? Files.names(in: folder)) ?? []
    return names.filter { name in
      let lower = name.lowercased()
      return !name.hasPrefix(".") && (lower.hasSuffix(".ttf") || lower.hasSuffix(".otf"))
    }
  }

  private static func pin(
    _ node: YAMLNode, _ problems: inout [Diagnostic]
  ) -> (file: String, family: String, digest: String)? {
    guard var reader = MappingReader(node, expecting: "a font", &problems) else { return nil }
    let file = reader.required("file", .text)
    let digest = reader.required("sha256", .text)
    let family = reader.required("family", .text)
    for key in ["weight", "version", "licence", "source"] {
      _ = reader.required(key, .text)
    }
    problems += reader.finish()
    guard let file, let family, let digest else { return nil }
    return (file, family, digest.lowercased())
  }

  private static let fallback = ValueReader<Fallback> { node, problems in
    guard var reader = MappingReader(node, expecting: "a font", &problems) else { return nil }
    let family = reader.required("family", .text)
    let package = reader.required("package", .text)
    let paths = reader.required("paths", .list(of: .text, named: "paths"))
    problems += reader.finish()
    guard let family, let package, let paths else { return nil }
    return Fallback(family: family, package: package, paths: paths)
  }
}
