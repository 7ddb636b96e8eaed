/// A subcommand: what it takes, how it is explained, and what it does.
struct Command: Sendable {
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// The positional part of the usage line, «FILE|DIR…».
  let operands: String
  /// How many positional arguments it takes.
  let operandCount: ClosedRange<Int>
  let options: [Option]
  /// What the help adds below the options; empty for nothing.
  var notes = ""
  /// A command line that works in a fresh clone, without the leading «basiri».
  let example: String
  let run: @Sendable (Arguments, Console) throws -> ExitCode

  var allOptions: [Option] { options + Option.common }

  /// The text of `basiri NAME --help`.
  var help: String {
    var text = "\(summary)\n\nUsage: basiri \(name)"
    if !operands.isEmpty { text += " \(operands)" }
    text += " [options]\n\nOptions:\n"
    let terms = allOptions.map(Self.term)
    let width = terms.map(\.count).max() ?? 0
    for (term, option) in zip(terms, allOptions) {
      text += "  \(term)\(String(repeating: " ", count: width - term.count))  \(option.help)\n"
    }
    if !notes.isEmpty { text += "\n\(notes)\n" }
    return text + "\nExample:\n  basiri \(example)\n"
  }

  private static func term(_ option: Option) -> String {
    guard let placeholder = option.placeholder else { return option.name }
    return option.isValueOptional
      ? "\(option.name)[=\(placeholder)]" : "\(option.name) \(placeholder)"
  }
}
