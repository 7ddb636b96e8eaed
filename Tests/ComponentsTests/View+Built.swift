import DesignTokens
import FileSystem
import ViewTree

extension View {
  /// The tree with the figures of `seeds/tokens.json` in it.
  var built: Node { node.resolved(by: Seeds.tokens) }

  /// The same at a text size.
  func built(at textSize: TextSize) -> Node { node.resolved(by: Seeds.tokens, at: textSize) }
}

private enum Seeds {
  static let tokens: DesignTokens = {
    let root = Files.parent(of: Files.parent(of: Files.parent(of: #filePath)))
    let path = Files.join(root, "seeds/tokens.json")
    do {
      return try DesignTokens(tokensFile: try Files.read(path), path: path)
    } catch {
      preconditionFailure("seeds/tokens.json cannot be read: \(error)")
    }
  }()
}
