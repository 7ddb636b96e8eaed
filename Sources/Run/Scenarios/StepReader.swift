import Diagnostics
import Documents

/// Reads lists of commands.
struct StepReader {
  let vocabulary: Vocabulary

  /// The commands that are right; the others are among the problems.
  func steps(_ node: YAMLNode, _ problems: inout [Diagnostic]) -> [Step] {
    guard let items = node.items else {
      problems.append(
        Diagnostic(
          .error, "expected a list of commands, found \(node.summary)", at: node.range))
      return []
    }
    return items.compactMap { step.read($0, &problems) }
  }

  /// A name alone, or a mapping with the name as its only key.
  private var step: ValueReader<Step> {
    ValueReader { node, problems in
      if let name = node.text {
        let nothing = YAMLNode(.scalar(YAMLScalar("", style: .plain)), range: node.range)
        return step(name, at: node.range, nothing, &problems)
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
      return step(pair.key, at: pair.keyRange, pair.value, &problems)
    }
  }

  private func step(
    _ name: String, at range: SourceRange, _ argument: YAMLNode, _ problems: inout [Diagnostic]
  ) -> Step? {
    guard let known = CommandName(rawValue: name) else {
      let hint = NearestName.hint(name, among: CommandName.allCases.map(\.rawValue))
      problems.append(Diagnostic(.error, "unknown command '\(name)'", at: range, hint: hint))
      return nil
    }
    return command(known).read(argument, &problems).map { Step($0, range: range) }
  }

  private func command(_ name: CommandName) -> ValueReader<Command> {
    switch name {
    case .takeScreenshot: ScreenshotRules.reader.map { .takeScreenshot($0) }
    case .tapOn: ValueReader.element.map { .tapOn($0) }
    case .pressOn: ValueReader.element.map { .pressOn($0) }
    case .releaseOn: ValueReader.element.map { .releaseOn($0) }
    case .inputText: ArgumentReaders.inputText
    case .eraseText: ArgumentReaders.eraseText
    case .toggle: ValueReader.text.map { .toggle(id: $0) }
    case .select: ArgumentReaders.select
    case .back: ArgumentReaders.none(name, .back)
    case .swipeBack: ArgumentReaders.gesture.map { .swipeBack($0) }
    case .dragSheet: ArgumentReaders.gesture.map { .dragSheet($0) }
    case .scroll: ArgumentReaders.scroll.map { .scroll($0) }
    case .selectTab: tab.map { .selectTab($0) }
    case .advance: ValueReader.duration.map { .advance(milliseconds: $0) }
    case .settle: ArgumentReaders.none(name, .settle)
    case .setClock: ValueReader.clock.map { .setClock($0) }
    case .answer: ArgumentReaders.answer.map { .answer($0) }
    case .assertVisible: ValueReader.element.map { .assertVisible($0) }
    case .assertNotVisible: ValueReader.element.map { .assertNotVisible($0) }
    case .assertEnabled: ValueReader.element.map { .assertEnabled($0) }
    case .assertDisabled: ValueReader.element.map { .assertDisabled($0) }
    case .assertState:
      StateExpectationReader(keys: vocabulary.stateKeys).reader.map {
        .assertState($0)
      }
    case .assertHaptics: haptics.map { .assertHaptics($0) }
    case .assertScreen: screen.map { .assertScreen($0) }
    case .runScenario: ArgumentReaders.reference.map { .runScenario($0) }
    case .repeat: repetition
    }
  }

  private var tab: ValueReader<String> {
    let ids = vocabulary.tabs.map { ($0.id, $0.id) }
    return .choice("tab", ids + vocabulary.tabs.map { ($0.title, $0.id) })
  }

  private var haptics: ValueReader<[String]> {
    .list(of: .name("haptic", among: vocabulary.haptics), named: "haptics")
  }

  private var screen: ValueReader<String> {
    .name("screen", among: vocabulary.screens.map(\.id))
  }

  private var commands: ValueReader<[Step]> {
    ValueReader { node, problems in steps(node, &problems) }
  }

  private var repetition: ValueReader<Command> {
    ValueReader { node, problems in
      let what = "{times: …, commands: […]}"
      guard var reader = MappingReader(node, expecting: what, &problems) else { return nil }
      let times = reader.required("times", .integer(in: 1...1000))
      let steps = reader.required("commands", commands)
      problems += reader.finish()
      guard let times, let steps else { return nil }
      return .repeat(times: times, steps: steps)
    }
  }
}
