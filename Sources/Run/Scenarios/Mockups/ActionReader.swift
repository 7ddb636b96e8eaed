internal import Catalog
internal import Diagnostics
internal import Documents
internal import Mockups
internal import ViewTree

/// Reads what a touch does: `pop`, `{push: plans}`, or a list of such.
struct ActionReader {
  let scope: MockupScope

  private static let names = [
    "push", "pop", "present", "dismiss", "selectTab", "hud", "set", "toggle",
  ]

  var reader: ValueReader<[MockupAction]> {
    ValueReader(schema: { .reference("actions") }) { node, problems in
      let nodes = node.items ?? [node]
      var actions: [MockupAction] = []
      for node in nodes { actions += read(node, &problems) }
      let moving = actions.filter(\.movesScreens)
      if moving.count > 1 {
        problems.append(
          Diagnostic(
            .error, "one touch can move screens once, these actions do it \(moving.count) times",
            at: node.range,
            hint: "'push', 'pop', 'present', 'dismiss' and 'selectTab' move screens"))
      }
      return actions
    }
  }

  /// The actions that take no value.
  static let wordsAlone = ["pop", "dismiss"]

  func read(_ node: YAMLNode, _ problems: inout [Diagnostic]) -> [MockupAction] {
    if let word = node.text {
      switch word {
      case "pop": return [.pop]
      case "dismiss": return [.dismiss]
      default:
        problems.append(
          Diagnostic(
            .error,
            Self.names.contains(word)
              ? "'\(word)' needs a value" : "unknown action '\(word)'", at: node.range,
            hint: Self.names.contains(word) ? nil : NearestName.hint(word, among: Self.names)))
        return []
      }
    }
    guard
      var reader = MappingReader(node, expecting: "an action such as {push: ID}", &problems)
    else { return [] }
    var actions: [MockupAction] = []
    if let id = reader.optional("push", screen) { actions.append(.push(screen: id)) }
    if reader.optional("pop", .node) != nil { actions.append(.pop) }
    if let presented = reader.optional("present", presentation) { actions.append(presented) }
    if reader.optional("dismiss", .node) != nil { actions.append(.dismiss) }
    if let tab = reader.optional("selectTab", tab) {
      actions.append(.selectTab(tab))
    }
    if let hud = reader.optional("hud", hud) { actions.append(hud) }
    actions += reader.optional("set", assignments) ?? []
    if let name = reader.optional("toggle", boolean) { actions.append(.toggle(name)) }
    problems += reader.finish()
    return actions
  }

  private var screen: ValueReader<String> { .name("screen", among: scope.screens) }

  private var tab: ValueReader<String> {
    if !scope.tabs.isEmpty { return .name("tab", among: scope.tabs) }
    return ValueReader { node, problems in
      problems.append(
        Diagnostic(
          .error, "there is no tab to select", at: node.range, hint: "add 'tabs' to the header"))
      return nil
    }
  }

  private var presentation: ValueReader<MockupAction> {
    ValueReader { node, problems in
      let what = "{page: ID}, {form: ID} or {dialog: ID}"
      guard var reader = MappingReader(node, expecting: what, &problems) else { return nil }
      var found: [MockupAction] = []
      for style in MockupPresentation.allCases {
        if let id = reader.optional(style.rawValue, screen) {
          found.append(.present(screen: id, style))
        }
      }
      let given = MockupPresentation.allCases.count { reader.has($0.rawValue) }
      if given != 1 {
        reader.report(
          Diagnostic(.error, "expected \(what), found \(node.summary)", at: node.range))
      }
      problems += reader.finish()
      return found.first
    }
  }

  private var hud: ValueReader<MockupAction> {
    ValueReader.textOr { node, problems in
      if let words = node.text {
        return .hud(scope.text(words, at: node.range, &problems), symbol: "checkmark")
      }
      let what = "a text or {text: TEXT, symbol: NAME}"
      guard var reader = MappingReader(node, expecting: what, &problems) else { return nil }
      let text = reader.required("text", .node)
      let symbol = reader.optional("symbol", .name("symbol", among: Symbol.names))
      problems += reader.finish()
      guard let text, let words = ValueReader.text.read(text, &problems) else { return nil }
      return .hud(scope.text(words, at: text.range, &problems), symbol: symbol ?? "checkmark")
    }
  }

  private var assignments: ValueReader<[MockupAction]> {
    ValueReader(schema: { .reference("condition") }) { node, problems in
      guard let pairs = node.pairs else {
        problems.append(
          Diagnostic(
            .error, "expected values by name, such as {plan: yearly}, found \(node.summary)",
            at: node.range))
        return nil
      }
      return pairs.compactMap { pair in
        guard let variable = scope.variable(pair.key) else {
          problems.append(scope.unknown(pair.key, at: pair.keyRange))
          return nil
        }
        if case .text = variable.initial, variable.choices.isEmpty {
          return writing(pair.value, into: pair.key, &problems)
        }
        return scope.value(pair.value, for: variable, &problems).map { .set(pair.key, to: $0) }
      }
    }
  }

  /// A free text takes words with values in braces.
  private func writing(
    _ node: YAMLNode, into name: String, _ problems: inout [Diagnostic]
  ) -> MockupAction? {
    guard let words = ValueReader.text.read(node, &problems) else { return nil }
    let text = scope.text(words, at: node.range, &problems)
    return text.names.isEmpty
      ? .set(name, to: .text(text.resolved(in: MockupValues()))) : .write(name, text)
  }

  /// The name of a Boolean value.
  private var boolean: ValueReader<String> {
    ValueReader(schema: { .text }) { node, problems in
      guard let name = ValueReader.text.read(node, &problems) else { return nil }
      guard let variable = scope.variable(name) else {
        problems.append(scope.unknown(name, at: node.range))
        return nil
      }
      if case .boolean = variable.initial { return name }
      problems.append(Diagnostic(.error, "'\(name)' is not true or false", at: node.range))
      return nil
    }
  }
}
