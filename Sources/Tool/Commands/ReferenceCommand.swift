internal import Catalog
internal import Diagnostics
internal import ViewTree

extension Command {
  /// The written reference of mock-ups, from the same definitions by which files are read.
  static let reference = Command(
    name: "reference",
    summary: "Prints the reference of mock-ups: screens, actions, and every component.",
    operands: "[COMPONENT…]", operandCount: 0...Int.max, options: [],
    example: "reference button row"
  ) { arguments, console in
    if arguments.operands.isEmpty {
      console.write(MockupReference.text)
      return .success
    }
    let known = ComponentDefinition.all.map(\.name)
    var problems: [Diagnostic] = []
    for name in arguments.operands where ComponentDefinition.named(name) == nil {
      problems.append(
        Diagnostic(
          .error, "unknown component '\(name)'", hint: NearestName.hint(name, among: known)))
    }
    guard problems.isEmpty else { throw DiagnosticList(problems) }
    for definition in arguments.operands.compactMap(ComponentDefinition.named) {
      console.write(MockupReference.section(of: definition) + "\n")
    }
    return .success
  }
}

/// The reference as Markdown; `docs/mockups.md` is this text.
package enum MockupReference {
  package static var text: String {
    let sections = ComponentDefinition.all.map { section(of: $0) }.joined(separator: "\n")
    return introduction + changes
      + "\n## Components\n\nBesides its own parameters every component takes `id` "
      + "(its part of the node ids), `when` (it is there only while these values hold) and "
      + "`enabled` (it can be used only while they hold).\n\n" + sections
      + "\n## Symbols\n\n" + Symbol.names.joined(separator: " · ") + "\n"
  }

  /// What a component is, its parameters as a table, and an example that runs.
  static func section(of definition: ComponentDefinition) -> String {
    let design = definition.designClass.map { " (`\($0)` of the design document)" } ?? ""
    var lines = ["### \(definition.name)", "", definition.summary + design, ""]
    if !definition.parameters.isEmpty {
      lines += ["| parameter | is | default | means |", "|---|---|---|---|"]
      lines += definition.parameters.flatMap { rows(of: $0, below: "") }
      lines.append("")
    }
    lines += ["```yaml", "- \(definition.name): \(definition.example)", "```", ""]
    if let shorthand = definition.shorthand {
      lines += ["A lone value is `\(shorthand)`.", ""]
    }
    return lines.joined(separator: "\n")
  }

  private static func rows(of parameter: Parameter, below path: String) -> [String] {
    let name = path + parameter.name
    let fallback = parameter.isRequired ? "needed" : parameter.defaultValue ?? "–"
    let row = "| `\(name)` | \(kind(of: parameter.type)) | \(fallback) | \(parameter.summary) |"
    guard case .list(.record(let fields)) = parameter.type else { return [row] }
    return [row] + fields.flatMap { rows(of: $0, below: name + "[].") }
  }

  private static func kind(of type: ParameterType) -> String {
    switch type {
    case .word("symbol", _): return "a symbol"
    case .word(_, let words): return words.joined(separator: ", ")
    case .list(.record): return "a list"
    case .list(let type): return "a list, each " + kind(of: type)
    case .text, .boolean, .number, .variable, .actions, .components, .record: return type.noun
    }
  }

  /// How a screen of the app is changed, with the settings of the catalogue.
  private static var changes: String {
    let rows = ElementSettings.parameters.map { parameter in
      "| `\(parameter.name)` | \(kind(of: parameter.type)) | \(parameter.summary) |"
    }
    return """

      ## Changing a screen of the app

      `from: SCREEN/STATE` starts the built-in app as `start` does, with what the header changes of it. \
      `basiri inspect FILE` prints the ids; they are those of the screen without the changes. \
      Inside of braces an id with a number needs quotation marks: `{'today/timeline/node[1]': …}`.

      ```yaml
      name: چه می‌شود اگر
      from: today/morning
      set: {today/title: {text: صبح}}
      remove: today/week
      insertAfter: {today/date: [note: {text: فقط همین یک قدم., tone: soft}]}
      ---
      - takeScreenshot: صبح
      ```

      | key | does |
      |---|---|
      | `from` | `today/morning`, or what `start` takes: `{screen, state, clock, scroll}` |
      | `set` | settings by id, of the table below |
      | `remove` | an id or a list of ids; the room around an element goes with it |
      | `insertBefore` · `insertAfter` | lists of components by id, in the stack of the element |
      | `replace` | lists of components by id |
      | `state` · `data` · `screens` | as above, for the components that are added; their actions open screens of one's own over the app's |

      Taps, sheets and motion stay those of the app. A change holds wherever its element is on screen; an \
      element that is not on the first screen is an error.

      | setting | is | means |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  private static let introduction = """
    # Mock-ups

    A scenario whose header has `screens` draws an app of its own. `basiri reference` prints this page; \
    `seeds/mockups/` holds whole examples.

    ```yaml
    name: طرح من
    state: {plan: {choices: [yearly, monthly]}, agreed: false, name: ''}
    screens:
      plans:
        title: اشتراک
        body:
          - section:
              rows:
                - row: {title: سالانه, bind: plan, option: yearly}
                - row: {title: ماهانه, bind: plan, option: monthly}
        sticky:
          - button: {title: ادامه, onTap: {present: {dialog: sure}}}
      sure:
        title: همین؟
        body: [{button: {title: بله, onTap: [dismiss, {hud: ثبت شد}]}}]
    ---
    - takeScreenshot: طرح‌ها
    - tapOn: ادامه
    - settle
    - takeScreenshot: پرسش
    ```

    ## Header

    | key | is |
    |---|---|
    | `screens` | screens by id, or the path of a file that holds this and the other keys of the table |
    | `tabs` | two to five of `{title, symbol, screen}`, with `id` and `selectedSymbol` where they differ; without it there is no tab bar |
    | `state` | named values: `true` or `false`, a number, a text, or `{choices: [...], value}` |
    | `data` | lists by name, in place or as the path of a YAML or JSON file, for `forEach` |
    | `digits` | `persian` (default), or `latin`: numbers, texts and the clock then read from the left |
    | `start` | `{screen, state, clock, scroll}`: the first screen where it is missing; `state` gives values to start with |

    ## Screens

    | key | is |
    |---|---|
    | `title` | a text, large; or `{text, style}` with `large`, `inline` or `none` |
    | `ground` | `grouped` (default) or `background` |
    | `tabBar` | `false` hides the tab bar |
    | `bar` | `{leading: components, trailing: components}` |
    | `body` | components, one below the other |
    | `sticky` | components at the bottom edge, over what scrolls |

    ## Texts, conditions, lists

    `{name}` in a text shows a value; `{{` is a brace. `when: {plan: yearly, agreed: true}` asks for equality, and nothing else can be asked. `- forEach: {in: LIST, do: COMPONENTS}` repeats components for each item of `data`, with the item's fields in braces; an item that is a lone value is `{item}`.

    ## Actions

    One, or a list in order; one of a list may move screens.

    | action | does |
    |---|---|
    | `{push: ID}` · `pop` | a screen over this one, and back; from a sheet or from a dialog over one, `pop` takes the sheet away |
    | `{present: {page: ID}}` · `{form: ID}` · `{dialog: ID}` | a page sheet, a form sheet, or a card that asks something |
    | `dismiss` | the sheet or dialog on top goes |
    | `{selectTab: ID}` | another tab |
    | `{hud: TEXT}` or `{hud: {text, symbol}}` | a message for 1.6 seconds, with one haptic |
    | `{set: {NAME: VALUE}}` · `{toggle: NAME}` | changes values; a free text may be set to others, as in `{set: {sent: '{draft}'}}` |

    """
}
