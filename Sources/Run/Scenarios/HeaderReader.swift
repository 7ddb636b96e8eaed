import DesignTokens
import Diagnostics
import Documents
internal import Geometry
internal import Imaging
import Mockups
import Navigation

/// Reads the first document of a file.
struct HeaderReader {
  /// Components that can be shown alone.
  let specimens: [String]
  /// The screens of the scenario's own, which `start` then names.
  let mockup: Mockup?

  /// The scenario without its steps, nil where its name or its start is missing or wrong.
  func scenario(_ node: YAMLNode, _ problems: inout [Diagnostic]) -> Scenario? {
    guard var reader = MappingReader(node, expecting: "a header", &problems) else { return nil }
    let name = reader.required(
      "name", .fileName("scenario"), "Unique among the files of a run, and fit for a file.")
    let tags = reader.optional(
      "tags", .list(of: .text, named: "tags"), "Free words by which a run is narrowed down.")
    let devices = reader.optional("devices", devices, "The phones that frames are drawn for.")
    for key in MockupReader.Key.allCases {
      _ = reader.optional(key.rawValue, .node.described { key.schema }, key.summary)
    }
    for key in ChangeReader.Key.allCases {
      _ = reader.optional(key.rawValue, .node.described { key.schema }, key.summary)
    }
    checkOwnKeys(&reader)
    let base = reader.optional(
      "from", base, "The screen of the app that the file changes, such as today/morning.")
    let given = reader.optional(
      "start", start.described { .anything }, "Where the scenario begins.")
    let start = reader.has("from") ? base : reader.has("start") ? given : defaultStart
    let settings = reader.optional("settings", settings, "The system's settings.")
    let content = reader.optional("content", .text, "A content file in place of the project's.")
    let overrides = reader.optional("with", overrides, "Values in place of the content's.")
    let comparison = reader.optional(
      "compare", .comparison, "Limits for the comparison of all screenshots.")
    let masks = reader.optional(
      "mask", .list(of: .mask, named: "element ids and rectangles"),
      "Parts that no comparison looks at.")
    problems += reader.finish()
    guard let name, let start, let nameRange = node["name"]?.range else { return nil }
    return Scenario(
      file: node.range.start.file, name: name, nameRange: nameRange, tags: tags ?? [],
      devices: devices ?? [.default], start: start, mockup: mockup,
      settings: settings ?? Settings(),
      content: content, contentRange: node["content"]?.range, overrides: overrides,
      comparison: comparison ?? Tolerances(), masks: masks ?? [], script: [])
  }

  /// Keys of a mock-up that stand where nothing reads them.
  private func checkOwnKeys(_ reader: inout MappingReader) {
    let isChange = reader.has("from")
    for key in MockupReader.Key.allCases.map(\.rawValue) where !reader.has("screens") {
      if isChange, ["state", "data"].contains(key) { continue }
      guard let place = reader.keyRange(key) else { continue }
      reader.report(
        Diagnostic(
          .error, "'\(key)' belongs to screens of one's own, which are missing", at: place,
          hint: "add 'screens'"))
    }
    for key in ChangeReader.Key.allCases.map(\.rawValue) where !isChange {
      guard let place = reader.keyRange(key) else { continue }
      reader.report(
        Diagnostic(
          .error, "'\(key)' changes a screen of the app, which is not named", at: place,
          hint: "add 'from', such as from: today/morning"))
    }
    let excluded = reader.has("screens") ? ["start", "tabs", "digits"] : ["start"]
    for key in excluded where isChange {
      guard let place = reader.keyRange(key) else { continue }
      reader.report(
        Diagnostic(
          .error, "'\(key)' cannot stand beside 'from'", at: place,
          hint: key == "start" ? "'from' says where the scenario starts" : "the app keeps its own"))
    }
  }

  /// `today/morning`, or a screen as `start` takes it.
  private var base: ValueReader<Start> {
    ValueReader.textOr { node, problems in
      guard let name = node.text else {
        let what = "a screen such as today/morning, or {screen: today, state: morning}"
        guard var reader = MappingReader(node, expecting: what, &problems) else { return nil }
        let start = screenStart(&reader)
        problems += reader.finish()
        return start.map { .screen($0) }
      }
      let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard let screen = StartScreen(rawValue: String(parts[0])) else {
        let names = StartScreen.allCases.map(\.rawValue)
        problems.append(
          Diagnostic(
            .error, "unknown screen '\(parts[0])'", at: node.range,
            hint: NearestName.hint(String(parts[0]), among: names)))
        return nil
      }
      let state = parts.count > 1 ? String(parts[1]) : nil
      if let point = StartPoint(screen: screen, stateNamed: state) {
        return .screen(ScreenStart(point))
      }
      problems.append(
        Diagnostic(
          .error, "unknown state '\(parts[1])' of '\(screen.rawValue)'", at: node.range,
          hint: NearestName.hint(String(parts[1]), among: Self.states(of: screen))))
      return nil
    }
  }

  private var devices: ValueReader<[DeviceProfile]> {
    let device = ValueReader<DeviceProfile>.choice(
      "device", DeviceProfile.all.map { ($0.name, $0) })
    let list = ValueReader<[DeviceProfile]>.list(of: device, named: "devices")
    return ValueReader(schema: { list.schema }) { node, problems in
      guard let devices = list.read(node, &problems) else { return nil }
      if devices.isEmpty {
        problems.append(Diagnostic(.error, "expected at least one device", at: node.range))
        return nil
      }
      for (index, item) in (node.items ?? []).enumerated()
      where devices[..<index].contains(devices[index]) {
        let name = devices[index].name
        problems.append(Diagnostic(.error, "the device '\(name)' is given twice", at: item.range))
      }
      return devices
    }
  }

  private var overrides: ValueReader<YAMLNode> {
    ValueReader(expecting: "values by name", schema: .reference("with")) {
      $0.pairs == nil ? nil : $0
    }
  }

  private var settings: ValueReader<Settings> {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "settings by name", &problems) else {
        return nil
      }
      var settings = Settings()
      settings.reduceMotion = reader.optional("reduceMotion", .boolean) ?? false
      settings.reduceTransparency = reader.optional("reduceTransparency", .boolean) ?? false
      settings.increaseContrast = reader.optional("increaseContrast", .boolean) ?? false
      settings.textSize = reader.optional("textSize", Self.textSize) ?? .large
      settings.direction = reader.optional("direction", .choice("direction")) ?? .rightToLeft
      problems += reader.finish()
      return settings
    }
  }

  private static var textSize: ValueReader<TextSize> {
    ValueReader(schema: { .text.described("A step of Dynamic Type, such as accessibility3.") }) {
      node, problems in
      if let size = node.text.flatMap({ TextSize(name: $0) }) { return size }
      return ValueReader<TextSize>.choice("text size").read(node, &problems)
    }
  }

  private var defaultStart: Start {
    if let mockup, mockup.isWholeApp, let first = mockup.screens.first {
      return .mockup(MockupStart(screen: first.id, values: MockupValues(mockup.variables)))
    }
    return .screen(ScreenStart(StartPoint(.today)))
  }

  /// Where a scenario begins.
  var start: ValueReader<Start> {
    ValueReader { node, problems in
      let what = "a screen such as {screen: today}"
      guard var reader = MappingReader(node, expecting: what, &problems) else { return nil }
      if reader.has("specimen") {
        let specimen = reader.optional("specimen", .name("specimen", among: specimens))
        let scroll = reader.optional("scroll", Self.scroll)
        problems += reader.finish()
        return specimen.map { .specimen($0, scroll: scroll ?? 0) }
      }
      if let mockup, mockup.isWholeApp {
        let start = mockupStart(&reader, mockup)
        problems += reader.finish()
        return start.map { .mockup($0) }
      }
      let start = screenStart(&reader)
      problems += reader.finish()
      return start.map { .screen($0) }
    }
  }

  private func screenStart(_ reader: inout MappingReader) -> ScreenStart? {
    let screen = reader.required("screen", ValueReader<StartScreen>.choice("screen"))
    let state = reader.optional(
      "state", screen.map { .name("state", of: $0.rawValue, among: Self.states(of: $0)) } ?? .text)
    let clock = reader.optional("clock", .clock)
    let scroll = reader.optional("scroll", Self.scroll)
    guard let screen,
      let point = StartPoint(
        screen: screen, stateNamed: state, minutesOfDay: clock?.minutesSinceMidnight)
    else { return nil }
    return ScreenStart(point, scroll: scroll ?? 0)
  }

  /// The states of a screen itself, then the moments of the day at which it can be open.
  static func states(of screen: StartScreen) -> [String] {
    let own = screen.states.map(\.name)
    let moments = TodayVariant.allCases.filter(screen.isOpen).map(\.rawValue)
    return own + moments.filter { !own.contains($0) }
  }

  private func mockupStart(_ reader: inout MappingReader, _ mockup: Mockup) -> MockupStart? {
    let scope = MockupScope(
      screens: mockup.screens.map(\.id), tabs: mockup.tabs.map(\.id), variables: mockup.variables)
    let screen = reader.required("screen", .name("screen", among: scope.screens))
    let values = reader.optional("state", scope.condition)
    let clock = reader.optional("clock", .clock)
    let scroll = reader.optional("scroll", Self.scroll)
    guard let screen else { return nil }
    var start = MockupValues(mockup.variables)
    for term in values?.terms ?? [] { start.set(term.name, to: term.value) }
    return MockupStart(screen: screen, values: start, clock: clock, scroll: scroll ?? 0)
  }

  private static var scroll: ValueReader<Double> {
    .number(in: 0...100_000, "of points, zero or more")
  }
}
