import Documents
import Geometry
import Imaging

/// Constants in nested enumerations, with types of their own and no import.
enum SwiftExport {
  private static let types = """
    public struct TokenColor: Hashable, Sendable {
      /// sRGB, 0xRRGGBB.
      public let rgb: UInt32
      public let alpha: Double
    }

    public struct TokenTypeface: Hashable, Sendable {
      public let family: String
      /// Points.
      public let size: Double
      public let weight: Int
      /// A factor of the size.
      public let lineHeight: Double
    }

    public struct TokenCurve: Hashable, Sendable {
      public let x1, y1, x2, y2: Double
    }

    public struct TokenMotion: Hashable, Sendable {
      public let milliseconds: Double
      public let curve: TokenCurve
    }

    public struct TokenShadow: Hashable, Sendable {
      public let color: TokenColor
      /// Points.
      public let offsetY, blur: Double
    }
    """

  static func text(of file: TokenFile) -> String {
    types + "\n\npublic enum Tokens {\n"
      + lines(TokenTree.entries(of: file.tokens), indent: "  ") + "}\n"
  }

  private static func lines(_ entries: [TokenTree.Entry], indent: String) -> String {
    entries.map { entry in
      switch entry {
      case .group(let name, let children):
        "\(indent)public enum \(type(name)) {\n\(lines(children, indent: indent + "  "))\(indent)}\n"
      case .token(let name, let token):
        comment(token, indent)
          + "\(indent)public static let \(identifier(name)) = \(value(token.value))\n"
      }
    }.joined()
  }

  private static func comment(_ token: Token, _ indent: String) -> String {
    guard let words = token.description, !words.isEmpty else { return "" }
    return words.split(separator: "\n").map { "\(indent)/// \($0)\n" }.joined()
  }

  /// An enumeration cannot be called `Type`.
  private static func type(_ name: String) -> String {
    let word = identifier(name).filter { $0 != "`" }
    let capital = word.prefix(1).uppercased() + word.dropFirst()
    return ["Type", "Self", "Protocol"].contains(capital) ? capital + "s" : capital
  }

  private static let keywords: Set<String> = [
    "case", "default", "return", "self", "static", "switch", "in", "is", "as", "let", "var", "true",
    "false", "nil", "func", "for", "if", "else", "repeat", "while", "import", "public",
  ]

  private static func identifier(_ name: String) -> String {
    var word = ""
    for character in name {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else if character != "$" {
        word += "_"
      }
    }
    if word.isEmpty || word.first?.isNumber == true { word = "_" + word }
    return keywords.contains(word) ? "`\(word)`" : word
  }

  private static func value(_ value: Token.Value) -> String {
    switch value {
    case .color(let color): self.color(color)
    case .dimension(let number), .milliseconds(let number), .number(let number): plain(number)
    case .cubicBezier(let curve): self.curve(curve)
    case .fontFamily(let family): string(family)
    case .fontWeight(let weight): String(weight)
    case .typography(let face):
      "TokenTypeface(family: \(string(face.family)), size: \(plain(face.size)), "
        + "weight: \(face.weight), lineHeight: \(plain(face.lineHeight)))"
    case .transition(let motion):
      "TokenMotion(milliseconds: \(plain(motion.milliseconds)), curve: \(curve(motion.curve)))"
    case .shadow(let layers):
      "["
        + layers.reversed().map { layer in
          "TokenShadow(color: \(color(layer.color)), offsetY: \(plain(layer.offsetY)), "
            + "blur: \(plain(layer.blur)))"
        }.joined(separator: ", ") + "]"
    }
  }

  private static func color(_ color: Color) -> String {
    let rgb = Color(red: color.red, green: color.green, blue: color.blue).hexadecimal.dropFirst()
    return "TokenColor(rgb: 0x\(rgb), alpha: \(plain(color.alpha)))"
  }

  private static func curve(_ curve: TimingCurve) -> String {
    "TokenCurve(x1: \(plain(curve.x1)), y1: \(plain(curve.y1)), "
      + "x2: \(plain(curve.x2)), y2: \(plain(curve.y2)))"
  }

  /// A literal of a `Double`, also where there is no fraction.
  private static func plain(_ value: Double) -> String { value.description }

  private static func string(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
