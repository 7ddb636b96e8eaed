/// A flag or a value that a command understands.
struct Option: Sendable {
  /// With its dashes, «--device».
  let name: String
  /// How the help shows the value, «NAME,…»; nil for a flag.
  let placeholder: String?
  let help: String
  /// Whether the value may be left out, as in `--update-snapshots`; it must then follow a `=`.
  var isValueOptional = false

  static func flag(_ name: String, _ help: String) -> Option {
    Option(name: name, placeholder: nil, help: help)
  }

  static func value(_ name: String, _ placeholder: String, _ help: String) -> Option {
    Option(name: name, placeholder: placeholder, help: help)
  }

  /// What every command takes.
  static let common: [Option] = [
    .value("--project", "DIR", "the folder with seeds/ and Fonts/ (default: found upwards)"),
    .value("--tokens", "FILE,…", "token files over seeds/tokens.json, later ones over earlier"),
    .value("--content", "FILE", "the texts in place of seeds/content/fa.yaml"),
    .value("--color", "auto|always|never", "colours in messages"),
    .flag("--quiet", "no output but errors"),
    .flag("--help", "this text"),
  ]
}
