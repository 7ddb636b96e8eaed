/// A text with named values in it: «سلام {name}».
package struct MockupText: Hashable, Sendable {
  /// A stretch of the text.
  package enum Piece: Hashable, Sendable {
    case literal(String)
    /// The value of that name, as it is when the text is drawn.
    case value(String)
  }

  package var pieces: [Piece]

  package init(_ pieces: [Piece]) {
    self.pieces = pieces
  }

  package init(_ text: String) {
    pieces = text.isEmpty ? [] : [.literal(text)]
  }

  /// The names that the text shows, in their order.
  package var names: [String] {
    pieces.compactMap { piece in
      if case .value(let name) = piece { return name }
      return nil
    }
  }

  /// The text as a file writes it, with names in braces.
  package var source: String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .value(let name): "{\(name)}"
      }
    }.joined()
  }

  /// The text with the values that hold now; a value that is missing leaves nothing.
  package func resolved(in values: MockupValues) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .value(let name): values[name]?.description ?? ""
      }
    }.joined()
  }
}
