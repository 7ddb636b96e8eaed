import Documents
import Geometry
import Imaging

/// Custom properties: `--color-accent: #007AFF;`. Source: CSS Custom Properties Level 1.
enum CSSExport {
  static func text(of file: TokenFile) -> String {
    let lines = file.tokens.map { token in
      "  --\(name(of: token.path)): \(value(token.value));"
    }
    return ":root {\n" + lines.joined(separator: "\n") + "\n}\n"
  }

  /// `type.largeTitle` as `type-large-title`.
  static func name(of path: String) -> String {
    path.reduce(into: "") { name, character in
      if character == "." {
        name += "-"
      } else if character.isUppercase {
        name += "-" + character.lowercased()
      } else if character != "$" {
        name.append(character)
      }
    }
  }

  static func value(_ value: Token.Value) -> String {
    switch value {
    case .color(let color): self.color(color)
    case .dimension(let points): plain(points) + "px"
    case .milliseconds(let milliseconds): plain(milliseconds) + "ms"
    case .cubicBezier(let curve): self.curve(curve)
    case .number(let number): plain(number)
    case .fontFamily(let family): "\"\(family)\""
    case .fontWeight(let weight): String(weight)
    case .typography(let face):
      "\(face.weight) \(plain(face.size))px/\(plain(face.lineHeight)) \"\(face.family)\""
    case .transition(let motion): "\(plain(motion.milliseconds))ms \(curve(motion.curve))"
    case .shadow(let layers):
      layers.reversed().map { layer in
        "0 \(plain(layer.offsetY))px \(plain(layer.blur))px \(color(layer.color))"
      }.joined(separator: ", ")
    }
  }

  static func color(_ color: Color) -> String {
    color.alpha == 1
      ? Color(red: color.red, green: color.green, blue: color.blue).hexadecimal
      : "rgb(\(color.red) \(color.green) \(color.blue) / \(plain(color.alpha)))"
  }

  private static func curve(_ curve: TimingCurve) -> String {
    let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(plain)
    return "cubic-bezier(\(points.joined(separator: ", ")))"
  }

  private static func plain(_ value: Double) -> String { JSONValue.format(value, decimals: 6) }
}
