/// The faces that one text style draws with: the first is asked for, the others step in, a grapheme
/// cluster at a time, where it has no glyph.
package struct FontStack: Sendable, Hashable {
  package let faces: [FontFace]

  /// - Precondition: there is at least one face.
  package init(_ faces: [FontFace]) {
    precondition(!faces.isEmpty, "a font stack needs a face")
    self.faces = faces
  }

  package var primary: FontFace { faces[0] }

  package static func == (left: FontStack, right: FontStack) -> Bool {
    left.faces.map(\.id) == right.faces.map(\.id)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(primary.id)
  }

  /// The place of the first face that has a glyph for every character of a cluster; nil where none
  /// has them all.
  func faceIndex(for cluster: some Sequence<UInt32>) -> Int? {
    faces.firstIndex { face in
      cluster.allSatisfy { scalar in
        guard CharacterProperties.needsGlyph(scalar) else { return true }
        return Unicode.Scalar(scalar).map { face.glyph(for: $0) != nil } ?? false
      }
    }
  }
}
