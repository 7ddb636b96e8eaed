internal import Diagnostics

/// Turns names and paths that anyone may have chosen into harmless pieces of HTML and XML.
enum Markup {
  /// Text for an element or a quoted attribute. What hides how a name reads is named in place.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default:
        if VisibleText.hidesReading(scalar) {
          escaped += "⟨U+\(hexadecimal(scalar.value, width: 4))⟩"
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }

  /// A name in an element of its own, so that its direction does not reach the text around it.
  static func name(_ text: String) -> String {
    "<bdi lang=\"\(language(of: text))\">\(escape(text))</bdi>"
  }

  /// A name inside an attribute, where no element can isolate it: between FSI and PDI.
  static func isolated(_ text: String) -> String { "\u{2068}\(escape(text))\u{2069}" }

  /// «fa» where the text has a letter of the Arabic script, otherwise «en».
  static func language(of text: String) -> String {
    let isPersian = text.unicodeScalars.contains { scalar in
      scalar.properties.isAlphabetic
        && (0x0600...0x06FF ~= scalar.value || 0xFB50...0xFEFC ~= scalar.value)
    }
    return isPersian ? "fa" : "en"
  }

  /// A path below the page's folder as the value of `src` or `href`. No character of it can end the
  /// attribute, name a scheme, begin a query or point to another server.
  static func link(_ path: String) -> String {
    var encoded = ""
    for byte in path.utf8 {
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/":
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default: encoded += "%" + hexadecimal(UInt32(byte), width: 2)
      }
    }
    return encoded.hasPrefix("//") ? "." + encoded : encoded
  }

  /// A number for a style sheet or for reading: at most three decimals, no trailing zeros.
  static func number(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    var text = String(thousandths / 1000)
    var fraction = String(String(1000 + thousandths % 1000).dropFirst())
    while fraction.last == "0" { fraction.removeLast() }
    if !fraction.isEmpty { text += "." + fraction }
    return text
  }

  private static func hexadecimal(_ value: UInt32, width: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
