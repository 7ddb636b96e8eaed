import Diagnostics
import Scenarios
import Testing

/// The example with which the language is described.
@Suite struct LanguageDocumentTests {
  static let example = """
    name: تعهد صبح                # needed, unique among the files of a run
    tags: [today, sheets]
    devices: [iPhone 16]          # one or many; names as `basiri devices` prints them
    start: {screen: today, state: morning, clock: "07:30"}
    settings: {reduceMotion: false, reduceTransparency: false, textSize: large, direction: rtl}
    content: content/fa.yaml      # fixture; values given under `with:` override it
    with: {commitment: {step: ده دقیقه پیاده‌روی}}
    ---
    - takeScreenshot: صبح
    - tapOn: تعهد کن              # visible text, or {id: today/timeline/primary}
    - advance: 210ms              # the virtual clock; nothing else moves it
    - takeScreenshot: نیمهٔ راه
    - settle                      # until no transition runs (a HUD stays)
    - inputText: {into: commit/step, text: ۱۰ دقیقه پیاده‌روی}
    - assertEnabled: ثبت
    - tapOn: ثبت
    - assertHaptics: [success]
    - assertState: {today: acting, hud: تعهد ثبت شد}
    - advance: 1.6s
    - assertNotVisible: تعهد ثبت شد
    - takeScreenshot: {name: در حال عمل, mask: [statusbar/clock]}

    """

  @Test("the example is a scenario of thirteen steps")
  func example() throws {
    let scenario = try ScenarioParser().parse(Self.example, file: "a.yaml")
    #expect(scenario.steps.count == 13)
    #expect(scenario.steps.map(\.range.start.line) == Array(9...21))
    let shots = scenario.steps.compactMap { step -> String? in
      if case .takeScreenshot(let screenshot) = step.command { screenshot.name } else { nil }
    }
    #expect(shots == ["صبح", "نیمهٔ راه", "در حال عمل"])
  }

  @Test("the example with Windows line ends is the same scenario")
  func carriageReturns() throws {
    let windows = Self.example.split(separator: "\n").joined(separator: "\r\n")
    let scenario = try ScenarioParser().parse(windows, file: "a.yaml")
    #expect(scenario == (try ScenarioParser().parse(Self.example, file: "a.yaml")))
  }

  @Test("no cut and no wrong byte stops the parser, and every refusal names a place in the text")
  func damage() {
    let bytes = Array(Self.example.utf8)
    let lineCount = Self.example.split(separator: "\n", omittingEmptySubsequences: false).count
    for index in stride(from: 0, to: bytes.count, by: 7) {
      var inputs = [Array(bytes[..<index])]
      for byte in Array("[]{}:,-&*!|\"'\n\t#%\u{0}".utf8) + [0xFF] {
        var damaged = bytes
        damaged[index] = byte
        inputs.append(damaged)
      }
      for input in inputs {
        do throws(DiagnosticList) {
          _ = try ScenarioParser().parse(input, file: "a.yaml")
        } catch {
          #expect(!error.diagnostics.isEmpty)
          #expect(
            error.diagnostics.allSatisfy { problem in
              problem.range.map { (1...lineCount + 1).contains($0.start.line) } ?? false
            })
        }
      }
    }
  }
}
