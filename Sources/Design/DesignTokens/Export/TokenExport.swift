internal import Documents
internal import Imaging

/// A token file in the form of another tool. All but the format itself have values for aliases.
package enum TokenExport: String, CaseIterable, Sendable {
  /// The Design Tokens format itself.
  case dtcg
  /// Custom properties of `:root`.
  case css
  /// Constants without imports.
  case swift
  /// Values and types as Style Dictionary reads them.
  case styleDictionary = "style-dictionary"

  package func text(of file: TokenFile) -> String {
    switch self {
    case .dtcg: DTCGExport.document(of: file).text
    case .css: CSSExport.text(of: file)
    case .swift: SwiftExport.text(of: file)
    case .styleDictionary: StyleDictionaryExport.document(of: file).text
    }
  }
}

/// Tokens in their groups, in the order of the file.
struct TokenTree {
  enum Entry {
    case group(String, [Entry])
    case token(String, Token)
  }

  static func entries(of tokens: [Token]) -> [Entry] {
    entries(of: tokens.map { (Array($0.path.split(separator: ".").map(String.init)[...]), $0) })
  }

  private static func entries(of tokens: [(path: [String], token: Token)]) -> [Entry] {
    var entries: [Entry] = []
    var groups: [String: [(path: [String], token: Token)]] = [:]
    for (path, token) in tokens where path.count > 1 {
      groups[path[0], default: []].append((Array(path.dropFirst()), token))
    }
    var seen: Set<String> = []
    for (path, token) in tokens {
      if path.count == 1 {
        entries.append(.token(path[0], token))
      } else if seen.insert(path[0]).inserted {
        entries.append(.group(path[0], Self.entries(of: groups[path[0]] ?? [])))
      }
    }
    return entries
  }
}
