package import Diagnostics
internal import FileSystem
internal import Synchronization
package import Typography

/// The fonts of a folder, and which of them a weight is drawn with.
///
/// Files that a user dropped in win over those that the manifest pins. Faces are opened when they
/// are first asked for.
package final class FontCatalog: Sendable {
  /// In the order of preference: a user's files first, then by name.
  package let files: [FontFile]
  /// Files of other families and of the system, which step in where `files` have no glyph.
  package let fallbacks: [FontFile]
  /// What the manifest names and the system does not have: the family, and the package that it is
  /// in.
  package let absentFallbacks: [(family: String, package: String)]
  private let contents: [String: [UInt8]]
  private let faces = Mutex<[FaceKey: FontFace]>([:])

  private struct FaceKey: Hashable {
    var path: String
    var weight: Int
    /// The thickness that strokes are brought to.
    var stem: Double?
  }

  /// The file and the weight that stand in for a weight that is asked for.
  package struct Choice: Hashable, Sendable {
    package var file: FontFile
    package var weight: Int
    package var requestedWeight: Int

    /// Whether the weight asked for is drawn, and not the nearest that there is.
    package var isExact: Bool { weight == requestedWeight }

    /// How thick the alef must be where a lighter file stands in, in thousandths of an em; nil where
    /// the file is drawn as it is.
    package var stem: Double? {
      weight < requestedWeight
        ? StemWidth.target(family: file.family, weight: requestedWeight) : nil
    }
  }

  /// Reads the font files of a folder.
  ///
  /// - Throws: a diagnostic for a folder without fonts, one for each file that cannot be used or
  ///   whose bytes are not those that the manifest pins, and one for each pinned file that is absent
  ///   where no file of the user's stands in for it.
  ///
  /// A font of the system that the manifest names may be absent: then its characters are boxes.
  package init(folder: String) throws(DiagnosticList) {
    let manifest = try FontManifest(folder: folder)
    var found: [FontFile] = []
    var contents: [String: [UInt8]] = [:]
    var problems: [Diagnostic] = []
    let names = FontManifest.fontFileNames(in: folder)
    for name in names {
      let path = Files.join(folder, name)
      do {
        let bytes = try Files.read(path)
        found.append(try manifest.describe(bytes, name: name, path: path))
        contents[path] = bytes
      } catch let error as FontError {
        problems.append(error.diagnostic)
      } catch let error as Diagnostic {
        problems.append(error)
      } catch {
        problems.append(Diagnostic(.error, "cannot read '\(path)'"))
      }
    }
    if found.isEmpty, problems.isEmpty {
      problems.append(
        Diagnostic(
          .error, "no font in '\(folder)'",
          hint: "run 'make setup', or put an Estedad .ttf file there"))
    }
    if !found.isEmpty, found.allSatisfy(\.isPinned) {
      problems += manifest.missing(from: names).map { name in
        Diagnostic(
          .error, "the font '\(Files.join(folder, name))' is missing", hint: "run 'make setup'")
      }
    }
    guard problems.isEmpty else { throw DiagnosticList(problems) }
    let ordered = found.filter { !$0.isPinned } + found.filter(\.isPinned)
    let own = ordered.filter { manifest.families.contains($0.family) }
    files = own.isEmpty ? ordered : own
    var fallbacks = own.isEmpty ? [] : ordered.filter { !manifest.families.contains($0.family) }
    var absent: [(family: String, package: String)] = []
    for font in manifest.fallbacks where !ordered.contains(where: { $0.family == font.family }) {
      let path = font.paths.first(where: Files.exists)
      if let path, let bytes = try? Files.read(path),
        let file = try? manifest.describe(bytes, name: "", path: path)
      {
        fallbacks.append(file)
        contents[path] = bytes
      } else {
        absent.append((font.family, font.package))
      }
    }
    self.fallbacks = fallbacks
    absentFallbacks = absent
    self.contents = contents
  }

  /// The first file that has the weight, or the one that comes nearest; of two that are equally
  /// near, the first.
  package func choice(for weight: Int) -> Choice {
    let nearest = files.map { (file: $0, weight: $0.weights.nearest(to: weight)) }
    let best = nearest.min { abs($0.weight - weight) < abs($1.weight - weight) }
    guard let best else { preconditionFailure("a catalog holds at least one file") }
    return Choice(file: best.file, weight: best.weight, requestedWeight: weight)
  }

  /// The faces to draw a weight with: the chosen file first, then a file of each other family.
  ///
  /// - Throws: `FontError.unreadable` where HarfBuzz or FreeType refuse a file that they accepted
  ///   when the catalog was made.
  package func stack(for weight: Int) throws(FontError) -> FontStack {
    let chosen = choice(for: weight)
    var faces = [try face(chosen)]
    var families: Set<String> = [chosen.file.family]
    for file in files + fallbacks where families.insert(file.family).inserted {
      let weight = file.weights.nearest(to: weight)
      faces.append(
        try face(Choice(file: file, weight: weight, requestedWeight: weight)))
    }
    return FontStack(faces)
  }

  private func face(_ choice: Choice) throws(FontError) -> FontFace {
    let key = FaceKey(path: choice.file.path, weight: choice.weight, stem: choice.stem)
    if let known = faces.withLock({ $0[key] }) { return known }
    let face = try FontFace(
      contents: contents[key.path] ?? [], path: key.path,
      weight: choice.stem == nil ? choice.weight : choice.requestedWeight, stem: choice.stem)
    return faces.withLock { known in
      let first = known[key] ?? face
      known[key] = first
      return first
    }
  }
}

extension FontError {
  /// The error as a finding for the user.
  package var diagnostic: Diagnostic {
    switch self {
    case .unreadable(let path, let reason):
      Diagnostic(.error, "cannot use the font '\(path)': \(reason)")
    }
  }
}
