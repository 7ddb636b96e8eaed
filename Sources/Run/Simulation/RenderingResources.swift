package import DesignTokens
package import Diagnostics
package import FontLoading
package import PNGCoding
package import Typography

/// What all renderers of a run share: the tokens and the faces of every weight that they ask for.
package struct RenderingResources: Sendable {
  package let tokens: DesignTokens
  /// By the weight that is asked for.
  package let fonts: [Int: FontStack]
  /// Every face that the stacks hold, each once.
  package let faces: [FontFace]

  /// - Throws: a diagnostic where a font file turns out to be broken, or where a style asks for a
  ///   family of which there is no file.
  package init(tokens: DesignTokens, catalog: FontCatalog) throws(DiagnosticList) {
    do throws(FontError) {
      try self.init(tokens: tokens, stacks: catalog)
    } catch {
      throw DiagnosticList([error.diagnostic])
    }
    let missing = missingFamilies
    if !missing.isEmpty { throw DiagnosticList(missing) }
  }

  /// An error for each style whose family no font file has.
  private var missingFamilies: [Diagnostic] {
    let families = Set(faces.map(\.family)).sorted()
    return TypeStyle.allCases.filter { !families.contains(tokens[$0].family) }.map { style in
      Diagnostic(
        .error,
        "the token 'type.\(style.rawValue)' asks for the family '\(tokens[style].family)', of which "
          + "there is no font file", hint: "known: \(families.joined(separator: ", "))")
    }
  }

  private init(tokens: DesignTokens, stacks catalog: FontCatalog) throws(FontError) {
    self.tokens = tokens
    var fonts: [Int: FontStack] = [:]
    var faces: [FontFace] = []
    for weight in Self.weights(of: tokens) {
      let stack = try catalog.stack(for: weight)
      fonts[weight] = stack
      for face in stack.faces where !faces.contains(where: { $0.id == face.id }) {
        faces.append(face)
      }
    }
    self.fonts = fonts
    self.faces = faces
  }

  /// The weights of the type styles and those that components set in their place.
  private static func weights(of tokens: DesignTokens) -> [Int] {
    Set(TypeStyle.allCases.map { tokens[$0].weight } + [400, 500, 600, 700]).sorted()
  }

  /// What every picture says of how it was made: the renderer, the libraries it draws with, and
  /// the font files.
  package func metadata(renderer: String) -> [PNGMetadata.Text] {
    // Faces with colours are the system's, and most frames do without them.
    let fonts = faces.filter { !$0.hasColors }.map {
      "\($0.family) \($0.id.weight) sha256:\($0.id.digest)"
    }
    return [
      PNGMetadata.Text(key: "Software", value: renderer),
      PNGMetadata.Text(
        key: "Libraries", value: TextLibraries.versions.joined(separator: "\n")),
      PNGMetadata.Text(key: "Fonts", value: fonts.joined(separator: "\n")),
    ]
  }
}
