import Diagnostics
import Documents
internal import Imaging
internal import Mockups
internal import Navigation

/// Reads lists of commands.
struct StepReader {
  let vocabulary: Vocabulary

  /// The commands that are right; the others are among the problems.
  func script(_ node: YAMLNode, _ problems: inout [Diagnostic]) -> [ScriptEntry] {
    guard let items = node.items else {
      problems.append(
        Diagnostic(
          .error, "expected a list of commands, found \(node.summary)", at: node.range))
      return []
    }
    return items.compactMap { entry.read($0, &problems) }
  }

  /// A name alone, or a mapping with the name as its only key.
  private var entry: ValueReader<ScriptEntry> {
    ValueReader { node, problems in
      if let name = node.text {
        let nothing = YAMLNode(.scalar(YAMLScalar("", style: .plain)), range: node.range)
        return entry(name, at: node.range, nothing, &problems)
      }
      guard let pairs = node.pairs, let pair = pairs.first else {
        problems.append(
          Diagnostic(.error, "expected a command, found \(node.summary)", at: node.range))
        return nil
      }
      if pairs.count > 1 {
        problems.append(
          Diagnostic(
            .error, "a second key '\(pairs[1].key)' in one command", at: pairs[1].keyRange,
            hint: "put '- ' before it, or braces around the values of '\(pair.key)'"))
      }
      return entry(pair.key, at: pair.keyRange, pair.value, &problems)
    }
  }

  private func entry(
    _ name: String, at range: SourceRange, _ argument: YAMLNode, _ problems: inout [Diagnostic]
  ) -> ScriptEntry? {
    guard let known = CommandName(rawValue: name) else {
      let hint = NearestName.hint(name, among: CommandName.allCases.map(\.rawValue))
      problems.append(Diagnostic(.error, "unknown command '\(name)'", at: range, hint: hint))
      return nil
    }
    return entry(known, at: range).read(argument, &problems)
  }

  /// The claim that a command needs no value.
  func standsAlone(_ name: CommandName) -> Bool {
    var problems: [Diagnostic] = []
    let place = SourceLocation(file: "").point
    let nothing = YAMLNode(.scalar(YAMLScalar("", style: .plain)), range: place)
    return entry(name, at: place).read(nothing, &problems) != nil
  }

  func entry(_ name: CommandName, at range: SourceRange) -> ValueReader<ScriptEntry> {
    func step(_ reader: ValueReader<Command>) -> ValueReader<ScriptEntry> {
      reader.map { .step(Step($0, range: range)) }
    }
    func assertion(_ reader: ValueReader<Assertion>) -> ValueReader<ScriptEntry> {
      step(reader.map { .assert($0) })
    }
    return switch name {
    case .takeScreenshot: step(ScreenshotRules.reader.map { .takeScreenshot($0) })
    case .tapOn: step(ValueReader.element.map { .tapOn($0) })
    case .pressOn: step(ValueReader.element.map { .pressOn($0) })
    case .releaseOn: step(ValueReader.element.map { .releaseOn($0) })
    case .inputText: step(ArgumentReaders.inputText(field))
    case .eraseText: step(ArgumentReaders.eraseText(field))
    case .toggle: step(ValueReader.text.map { .toggle(id: $0) })
    case .select: step(ArgumentReaders.select)
    case .back: step(ArgumentReaders.none(name, .back))
    case .swipeBack: step(ArgumentReaders.gesture.map { .swipeBack($0) })
    case .dragSheet: step(ArgumentReaders.gesture.map { .dragSheet($0) })
    case .scroll: step(ArgumentReaders.scroll.map { .scroll($0) })
    case .selectTab: step(tab.map { .selectTab($0) })
    case .advance: step(ValueReader.duration.map { .advance(milliseconds: $0) })
    case .settle: step(ArgumentReaders.none(name, .settle))
    case .setClock: step(ValueReader.clock.map { .setClock($0) })
    case .answer: step(ArgumentReaders.answer.map { .answer($0) })
    case .assertVisible: assertion(ValueReader.element.map { .visible($0) })
    case .assertNotVisible: assertion(ValueReader.element.map { .notVisible($0) })
    case .assertEnabled: assertion(ValueReader.element.map { .enabled($0) })
    case .assertDisabled: assertion(ValueReader.element.map { .disabled($0) })
    case .assertState:
      assertion(StateExpectationReader(facts: vocabulary.facts).reader.map { .state($0) })
    case .assertHaptics: assertion(Self.haptics.map { .haptics($0) })
    case .assertScreen: assertion(screen.map { .screen($0) })
    case .runScenario: ArgumentReaders.reference.map { .run($0) }
    case .repeat: repetition
    }
  }

  private var tab: ValueReader<TabName> {
    if let mockup = vocabulary.mockup, mockup.isWholeApp {
      let ids = mockup.tabs.map { ($0.id, TabName.mockup($0.id)) }
      return .choice("tab", ids + mockup.tabs.map { ($0.title, .mockup($0.id)) })
    }
    return ValueReader(schema: { .text }) { node, problems in
      ValueReader.text.read(node, &problems).map { text in
        Tab(rawValue: text).map { .app($0) } ?? .titled(text, node.range)
      }
    }
  }

  private var field: ValueReader<FieldName> {
    let own = TextField.allCases.map { ($0.rawValue, FieldName.app($0)) }
    guard vocabulary.mockup != nil else { return .choice("field", own) }
    return ValueReader.text.map { id in
      own.first { vocabulary.namesApp && $0.0 == id }?.1 ?? .mockup(id)
    }
  }

  private var screen: ValueReader<ScreenName> { .choice("screen", vocabulary.screens) }

  private static let haptics = ValueReader<[HapticKind]>.list(
    of: .choice("haptic", HapticKind.allCases.map { ($0.rawValue, $0) }), named: "haptics")

  private var commands: ValueReader<[ScriptEntry]> {
    ValueReader(schema: { .reference("commands") }) { node, problems in script(node, &problems) }
  }

  private var repetition: ValueReader<ScriptEntry> {
    ValueReader { node, problems in
      let what = "{times: …, commands: […]}"
      guard var reader = MappingReader(node, expecting: what, &problems) else { return nil }
      let times = reader.required("times", .integer(in: 1...1000))
      let entries = reader.required("commands", commands)
      problems += reader.finish()
      guard let times, let entries else { return nil }
      return .repeat(times: times, entries)
    }
  }
}
