/// The faces that one text style draws with: the first is asked for, the others step in, a grapheme
/// cluster at a time, where it has no glyph. Emoji come from a face with colours where there is one.
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
  /// has them all. A cluster that is shown as an emoji asks the faces with colours first.
  func faceIndex(for cluster: some Sequence<UInt32>) -> Int? {
    if CharacterProperties.isShownAsEmoji(cluster),
      let index = faces.firstIndex(where: { $0.hasColors && $0.covers(cluster) })
    {
      return index
    }
    return faces.firstIndex { $0.covers(cluster) }
  }
}

extension FontFace {
  /// Whether it has a glyph for every character of a cluster that needs one.
  fileprivate func covers(_ cluster: some Sequence<UInt32>) -> Bool {
    cluster.allSatisfy { scalar in
      guard CharacterProperties.needsGlyph(scalar) else { return true }
      return Unicode.Scalar(scalar).map { glyph(for: $0) != nil } ?? false
    }
  }
}
