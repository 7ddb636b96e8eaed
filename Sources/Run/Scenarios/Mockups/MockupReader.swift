internal import Catalog
internal import Diagnostics
internal import Documents
internal import Mockups
internal import Navigation
internal import ViewTree

/// Reads the screens of a mock-up, its tabs, values and data: in the header of a scenario, or in a file
/// of their own that the header names.
struct MockupReader {
  /// More screens than this no mock-up has.
  static let screenLimit = 1_000
  /// More items than this a list of data has not.
  static let itemLimit = 10_000
  /// The keys of a header, or of a file of screens, that belong to a mock-up.
  enum Key: String, CaseIterable {
    case screens, tabs, state, data, digits

    /// What editors say of it.
    var summary: String {
      switch self {
      case .screens: "Screens by id, or the path of a file that holds them."
      case .tabs: "Two to five tabs; without them there is no tab bar."
      case .state: "Named values, which components show and change."
      case .data: "Lists by name, in place or as the path of a YAML or JSON file, for 'forEach'."
      case .digits: "The digits of numbers; with latin ones texts are read from the left."
      }
    }

    var schema: JSONSchema {
      switch self {
      case .screens: .text(.text, else: .table(of: .reference("screen")))
      case .tabs:
        .list(
          of: JSONSchema { _ = MockupReader { _ in nil }.tab($0, MockupScope(), &$1) })
      case .state: .table(of: .anyOf([.text, choices]))
      case .data: .table(of: .text(.text, else: .list(of: .anything)))
      case .digits: .choice(Digits.allCases.map(\.rawValue))
      }
    }

    private var choices: JSONSchema {
      JSONSchema { node, problems in
        let pair = YAMLPair(key: "", keyRange: node.range, value: node)
        _ = MockupReader { _ in nil }.variable(pair, &problems)
      }
    }
  }

  /// What a header holds beside the app's own keys: screens of its own, or changes of the built-in
  /// app's.
  struct Contents {
    var mockup: Mockup
    var changes: [ScreenChange] = []
  }

  /// The contents of another file, by its path from the scenario; nil where it cannot be read.
  let read: (String) -> YAMLFile?

  /// The mock-up of a header, nil where it has none or where something is wrong with it.
  func contents(of header: YAMLNode, _ problems: inout [Diagnostic]) -> Contents? {
    let base = header["from"] == nil ? nil : header
    guard let screens = header["screens"] else {
      return base.flatMap { contents($0, changing: $0, &problems) }
    }
    guard let path = screens.text else { return contents(header, changing: base, &problems) }
    guard let file = read(path) else {
      problems.append(
        Diagnostic(.error, "cannot read the screens '\(path)'", at: screens.range))
      return nil
    }
    problems += file.problems
    guard let root = file.documents.first, file.isComplete else { return nil }
    // A file of screens holds nothing else.
    guard var reader = MappingReader(root, expecting: "screens by name", &problems) else {
      return nil
    }
    for key in Key.allCases { _ = reader.optional(key.rawValue, .node) }
    problems += reader.finish()
    return contents(root, changing: base, &problems)
  }

  /// - Parameters:
  ///   - root: Where screens, tabs, values and data stand.
  ///   - header: Where the changes of the built-in app stand; nil for an app of its own.
  private func contents(
    _ root: YAMLNode, changing header: YAMLNode?, _ problems: inout [Diagnostic]
  ) -> Contents? {
    let known = problems.count
    let pairs = root["screens"]?.pairs ?? []
    if pairs.isEmpty, header == nil || root["screens"] != nil {
      problems.append(
        Diagnostic(
          .error,
          root["screens"]?.pairs?.isEmpty == true
            ? "a mock-up has at least one screen"
            : "expected screens by name, found \(root["screens"]?.summary ?? "nothing")",
          at: root["screens"]?.range ?? root.range))
      return nil
    }
    if pairs.count > Self.screenLimit {
      problems.append(
        Diagnostic(
          .error, "a mock-up has at most \(Self.screenLimit) screens, found \(pairs.count)",
          at: pairs[Self.screenLimit].keyRange))
      return nil
    }
    var scope = MockupScope()
    scope.screens = pairs.map(\.key)
    scope.variables =
      root["state"].map {
        variables($0, not: header == nil ? FactName.ofMockups : FactName.allCases, &problems)
      } ?? []
    let tabs = root["tabs"].map { self.tabs($0, scope, &problems) } ?? []
    scope.tabs = tabs.map(\.id)
    let digits = root["digits"].flatMap {
      ValueReader<Digits>.choice("kind of digits").read($0, &problems)
    }
    let components = ComponentReader(scope: scope, data: data(root["data"], &problems))
    let screens = pairs.compactMap { pair in
      ScreenReader(components: components).screen(pair, hasTabs: !tabs.isEmpty, &problems)
    }
    let changes = header.map {
      ChangeReader(components: components).changes(in: $0, &problems)
    }
    guard problems.count == known else { return nil }
    let mockup = Mockup(
      screens: screens, tabs: tabs, variables: scope.variables,
      usesPersianDigits: digits != .latin, changes: changes?.map(\.change))
    return Contents(mockup: mockup, changes: changes ?? [])
  }

  private enum Digits: String, CaseIterable { case persian, latin }

  // MARK: Values

  /// - Parameter taken: The names that `assertState` knows already.
  private func variables(
    _ node: YAMLNode, not taken: [FactName], _ problems: inout [Diagnostic]
  ) -> [MockupVariable] {
    guard let pairs = node.pairs else {
      problems.append(
        Diagnostic(
          .error, "expected values by name, such as {agreed: false}, found \(node.summary)",
          at: node.range))
      return []
    }
    for pair in pairs where taken.contains(where: { $0.rawValue == pair.key }) {
      problems.append(
        Diagnostic(
          .error, "'assertState' calls something else '\(pair.key)'", at: pair.keyRange,
          hint: "give the value another name"))
    }
    return pairs.compactMap { variable($0, &problems) }
  }

  /// `agreed: false`, `name: ''`, `count: 3`, or `plan: {choices: [monthly, yearly], value: yearly}`.
  func variable(
    _ pair: YAMLPair, _ problems: inout [Diagnostic]
  ) -> MockupVariable? {
    if pair.value.pairs != nil {
      let what = "{choices: [TEXT, …], value: TEXT}"
      guard var reader = MappingReader(pair.value, expecting: what, &problems) else { return nil }
      let choices = reader.required("choices", .list(of: .text, named: "texts"))
      let value = reader.optional("value", .name("choice", of: pair.key, among: choices ?? []))
      let isGiven = reader.has("value")
      problems += reader.finish()
      guard let choices, let first = choices.first, !isGiven || value != nil else { return nil }
      return MockupVariable(name: pair.key, initial: .text(value ?? first), choices: choices)
    }
    if let value = pair.value.boolean {
      return MockupVariable(name: pair.key, initial: .boolean(value))
    }
    if let value = pair.value.number {
      return MockupVariable(name: pair.key, initial: .number(value))
    }
    return ValueReader.text.read(pair.value, &problems).map {
      MockupVariable(name: pair.key, initial: .text($0))
    }
  }

  private func data(
    _ node: YAMLNode?, _ problems: inout [Diagnostic]
  ) -> [String: [YAMLNode]] {
    guard let node else { return [:] }
    guard let pairs = node.pairs else {
      problems.append(
        Diagnostic(.error, "expected lists by name, found \(node.summary)", at: node.range))
      return [:]
    }
    var lists: [String: [YAMLNode]] = [:]
    for pair in pairs { lists[pair.key] = items(pair, &problems) }
    return lists
  }

  /// A list in place, or in a YAML or JSON file.
  private func items(_ pair: YAMLPair, _ problems: inout [Diagnostic]) -> [YAMLNode] {
    var list = pair.value
    if let path = list.text, list.number == nil {
      guard let file = read(path), let root = file.documents.first, file.isComplete else {
        problems.append(
          Diagnostic(.error, "cannot read the data '\(path)'", at: list.range))
        return []
      }
      problems += file.problems
      list = root
    }
    guard let items = list.items else {
      problems.append(
        Diagnostic(
          .error, "expected a list, in place or in a file, found \(list.summary)", at: list.range))
      return []
    }
    if items.count > Self.itemLimit {
      problems.append(
        Diagnostic(
          .error, "a list has at most \(Self.itemLimit) items, found \(items.count)",
          at: pair.keyRange))
    }
    return Array(items.prefix(Self.itemLimit))
  }

  // MARK: Tabs

  private func tabs(
    _ node: YAMLNode, _ scope: MockupScope, _ problems: inout [Diagnostic]
  ) -> [MockupTab] {
    guard let items = node.items else {
      problems.append(
        Diagnostic(.error, "expected a list of tabs, found \(node.summary)", at: node.range))
      return []
    }
    let tabs = items.compactMap { tab($0, scope, &problems) }
    if !(2...5).contains(items.count) {
      problems.append(
        Diagnostic(.error, "a tab bar has two to five tabs, found \(items.count)", at: node.range))
    }
    return Array(tabs.prefix(5))
  }

  func tab(
    _ node: YAMLNode, _ scope: MockupScope, _ problems: inout [Diagnostic]
  ) -> MockupTab? {
    let what = "a tab such as {id: home, title: خانه, symbol: sun, screen: home}"
    guard var reader = MappingReader(node, expecting: what, &problems) else { return nil }
    let title = reader.required("title", .text)
    let symbols = ValueReader<String>.name("symbol", among: Symbol.names)
    let symbol = reader.required("symbol", symbols)
    let selected = reader.optional("selectedSymbol", symbols)
    let screen = reader.required("screen", .name("screen", among: scope.screens))
    let id = reader.optional("id", .text)
    problems += reader.finish()
    guard let title, let symbol, let screen else { return nil }
    let filled = Symbol.names.contains(symbol + ".filled") ? symbol + ".filled" : symbol
    return MockupTab(
      id: id ?? screen, title: title, symbol: symbol, selectedSymbol: selected ?? filled,
      screen: screen)
  }
}
