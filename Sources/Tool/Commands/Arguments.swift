internal import Diagnostics

/// The arguments of a command, sorted into operands and options.
struct Arguments: Sendable {
  private(set) var operands: [String] = []
  /// By name; a flag has an empty value. An option given twice keeps the last.
  private var values: [String: String] = [:]

  /// - Throws: every mistake at once.
  init(parsing words: some Sequence<String>, for command: Command) throws(DiagnosticList) {
    var problems: [Diagnostic] = []
    var rest = Array(words)[...]
    var onlyOperands = false
    while let word = rest.popFirst() {
      if onlyOperands || word == "-" || !word.hasPrefix("--") {
        operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else {
        Self.parse(word, &rest, command, into: &values, &problems)
      }
    }
    if !isSet("--help"), !command.operandCount.contains(operands.count) {
      problems.append(Self.wrongCount(operands.count, command))
    }
    guard problems.isEmpty else { throw DiagnosticList(problems) }
  }

  func isSet(_ name: String) -> Bool { values[name] != nil }

  subscript(name: String) -> String? { values[name] }

  /// The parts of a value between its commas, without white space at their ends.
  func list(_ name: String) -> [String]? {
    values[name]?.split(separator: ",").map { part in
      String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
  }

  /// - Throws: a diagnostic where the value is not a number in the range.
  func number(
    _ name: String, in range: ClosedRange<Double>, default fallback: Double
  ) throws(DiagnosticList) -> Double {
    guard let text = values[name] else { return fallback }
    guard let value = Double(text), range.contains(value) else {
      let bounds = "\(range.lowerBound.shortText) to \(range.upperBound.shortText)"
      throw DiagnosticList([
        Diagnostic(.error, "\(name) takes a number from \(bounds), found '\(text)'")
      ])
    }
    return value
  }

  /// - Throws: a diagnostic with the nearest of the names where the value is none of them.
  func choice<Value>(
    _ name: String, _ meanings: [(String, Value)], default fallback: Value
  ) throws(DiagnosticList) -> Value {
    guard let text = values[name] else { return fallback }
    if let match = meanings.first(where: { $0.0 == text }) { return match.1 }
    throw DiagnosticList([
      Diagnostic(
        .error, "unknown value '\(text)' for \(name)",
        hint: NearestName.hint(text, among: meanings.map(\.0)))
    ])
  }

  private static func parse(
    _ word: String, _ rest: inout ArraySlice<String>, _ command: Command,
    into values: inout [String: String], _ problems: inout [Diagnostic]
  ) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = command.allOptions.first(where: { $0.name == name }) else {
      let names = command.allOptions.map(\.name)
      problems.append(
        Diagnostic(
          .error, "unknown option '\(name)' for 'basiri \(command.name)'",
          hint: NearestName.hint(name, among: names)))
      return
    }
    guard let placeholder = option.placeholder else {
      if attached != nil { problems.append(Diagnostic(.error, "\(name) takes no value")) }
      values[name] = ""
      return
    }
    if let attached {
      values[name] = attached
    } else if option.isValueOptional {
      values[name] = ""
    } else if let next = rest.first, !next.hasPrefix("--") {
      values[name] = next
      rest.removeFirst()
    } else {
      problems.append(Diagnostic(.error, "\(name) needs a value: \(name) \(placeholder)"))
    }
  }

  private static func wrongCount(_ count: Int, _ command: Command) -> Diagnostic {
    let what = count < command.operandCount.lowerBound ? "too few" : "too many"
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    return Diagnostic(
      .error, "\(what) arguments for 'basiri \(command.name)'",
      hint: "usage: basiri \(command.name)\(operands)")
  }
}
