/// What a file can set of an element that a screen of the app already has.
package enum ElementSettings {
  package static let parameters: [Parameter] = [
    Parameter("text", .text, "What its one text says; `{name}` shows a value."),
    Parameter("style", Words.styles, "The style of its one text."),
    Parameter("color", Words.colors, "The colour of its one text, or else of its one symbol."),
    Parameter("symbol", Words.symbols, "The drawing of its one symbol."),
    Parameter("ground", Words.colors, "What it is filled with."),
    Parameter("onTap", .actions, "What a touch does, in place of what it did."),
  ]
}
