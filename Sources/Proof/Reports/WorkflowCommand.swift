internal import Diagnostics

/// A line by which a step of GitHub Actions shows something at a place of a file.
package struct WorkflowCommand: Hashable, Sendable {
  package enum Level: String, Hashable, Sendable { case error, warning, notice }

  private let level: Level
  private let title: String
  private let message: String
  /// From the folder of the repository; nil for what has no place.
  private let file: String?
  /// 1-based.
  private let line: Int?
  private let column: Int?

  package init(
    _ level: Level, title: String, message: String, file: String? = nil, line: Int? = nil,
    column: Int? = nil
  ) {
    self.level = level
    self.title = title
    self.message = message
    self.file = file
    self.line = line
    self.column = column
  }

  /// The command with the line feed at its end.
  package var text: String {
    var properties = [
      file.map { "file=\(Self.property($0))" }, line.map { "line=\($0)" },
      column.map { "col=\($0)" },
    ].compactMap { $0 }
    properties.append("title=\(Self.property(title))")
    return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Self.data(message))\n"
  }

  /// Source: actions/toolkit, `escapeData`: per cent signs and line ends.
  private static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result += VisibleText.line(String(scalar))
      }
    }
    return result
  }

  /// Source: actions/toolkit, `escapeProperty`: also what separates properties.
  private static func property(_ text: String) -> String {
    var result = ""
    for scalar in data(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
