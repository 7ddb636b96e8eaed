internal import Diagnostics
internal import FileSystem
internal import FontLoading
internal import Simulation
internal import Typography

/// The command line of `basiri`: finds the subcommand, explains it or runs it.
package enum CommandRunner {
  static let commands: [Command] = [
    .render, .verify, .diff, .approve, .prune, .report, .mergeReports, .film, .explore, .gallery,
    .affected,
    .inspect, .lint, .text, .reference, .schema, .list, .devices, .fonts, .tokens,
  ]

  /// Runs a command line, without the name of the program.
  ///
  /// - Parameter console: its colour is refined by `--color`, its chattiness by `--quiet`.
  /// - Returns: the exit code of the process; every finding has been printed.
  package static func run(_ words: [String], console: Console) -> ExitCode {
    guard let name = words.first else {
      console.writeError(overview)
      return .badInput
    }
    if ["--help", "-h", "help"].contains(name) {
      if words.count > 1, let command = commands.first(where: { $0.name == words[1] }) {
        console.write(command.help)
      } else {
        console.write(overview)
      }
      return .success
    }
    if name == "--version" {
      console.write("basiri \(version)\n")
      return .success
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      let hint = NearestName.hint(name, among: commands.map(\.name))
      console.report([Diagnostic(.error, "unknown command '\(name)'", hint: hint)])
      return .badInput
    }
    return run(command, words.dropFirst(), console)
  }

  private static func run(
    _ command: Command, _ words: some Sequence<String>, _ console: Console
  ) -> ExitCode {
    var console = console
    do {
      let arguments = try Arguments(parsing: words, for: command)
      console.usesColor = try arguments.choice(
        "--color", [("auto", console.usesColor), ("always", true), ("never", false)],
        default: console.usesColor)
      console.isQuiet = arguments.isSet("--quiet")
      if arguments.isSet("--help") {
        console.write(command.help)
        return .success
      }
      return try command.run(arguments, console)
    } catch let error as DiagnosticList {
      console.report(error.diagnostics)
      return .badInput
    } catch let error as Diagnostic {
      console.report([error])
      return .badInput
    } catch let error as FileError {
      console.report([error.diagnostic])
      return .badInput
    } catch let error as FontError {
      console.report([error.diagnostic])
      return .badInput
    } catch {
      console.report([Diagnostic(.error, "internal fault: \(error)")])
      return .internalError
    }
  }

  /// The text of `basiri --help`.
  private static var overview: String {
    var text = "Renders the screens of an app from scenario files, at any millisecond.\n\n"
    text += "Usage: basiri COMMAND …\n\nCommands:\n"
    let width = commands.map(\.name.count).max() ?? 0
    for command in commands {
      let pad = String(repeating: " ", count: width - command.name.count)
      text += "  \(command.name)\(pad)  \(command.summary)\n"
    }
    return text + "\n'basiri COMMAND --help' explains one, with an example.\n"
  }
}
