/// Words of a command line for a POSIX shell.
package enum ShellWord {
  /// The text as one word: as it is where no letter of it means anything to a shell, otherwise between
  /// single quotes.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || "0123456789-_./,=:%+@".unicodeScalars.contains(scalar)
    }
    if isPlain, !text.isEmpty { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
