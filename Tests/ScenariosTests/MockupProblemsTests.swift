import Diagnostics
import Mockups
import Scenarios
import Testing

/// What can be wrong with screens that a file describes, and how it is told.
@Suite struct MockupProblemsTests {
  /// A body, and what is said of it with its place in the file below.
  static let bodies: [(body: String, message: String)] = [
    ("- buton: ادامه", "7:9: error: unknown component 'buton'"),
    ("- button: {titel: ادامه}", "7:17: error: missing key 'title'"),
    ("- button: {title: a, kind: primry}", "unknown kind of button 'primry'"),
    ("- button: {title: a, onTap: pus}", "unknown action 'pus'"),
    ("- button: {title: a, onTap: push}", "'push' needs a value"),
    ("- button: {title: a, onTap: {push: hom}}", "unknown screen 'hom'"),
    ("- button: {title: a, onTap: {present: {pag: home}}}", "unknown key 'pag'"),
    ("- button: {title: a, onTap: [pop, {push: home}]}", "one touch can move screens once"),
    ("- button: {title: a, onTap: {set: {plan: weekly}}}", "unknown value 'weekly' of 'plan'"),
    ("- button: {title: a, onTap: {toggle: plan}}", "'plan' is not true or false"),
    ("- button: {title: a, onTap: {hud: {text: a, symbol: sum}}}", "unknown symbol 'sum'"),
    ("- button: {title: a, enabled: {agreed: yes}}", "expected true or false, found 'yes'"),
    ("- button: {title: a, when: {aggreed: true}}", "unknown value 'aggreed'"),
    ("- button: {title: a, when: agreed}", "expected values by name, such as {agreed: true}"),
    ("- button: {title: a, id: x/y}", "an id has no '/', '[' or ']'"),
    ("- text: 'سلام {nam}'", "unknown value 'nam'"),
    ("- text: 'سلام {name'", "the text has a '{' without its '}'"),
    ("- text: {text: a, style: headlin}", "unknown text style 'headlin'"),
    ("- text: {text: a, color: '#FF0000'}", "unknown colour token '#FF0000'"),
    ("- text: {text: a, lines: -1}", "expected a number from 0 to 100 lines"),
    ("- field: {bind: agreed}", "the value 'agreed' is true or false, a text is needed here"),
    (
      "- switch: {title: a, bind: plan}", "the value 'plan' is a text, true or false is needed here"
    ),
    ("- segmented: {bind: plan}", "missing key 'options'"),
    ("- timeline: {steps: [{title: a, status: curent}]}", "unknown status of a step 'curent'"),
    ("- section: {rows: {row: a}}", "expected a list of components, found a mapping"),
    ("- section", "missing key 'rows'"),
    ("- [a]", "expected a component such as {button: ادامه}"),
    ("- {button: a, text: b}", "an item of a list is one component, 'text' is a second"),
    ("- forEach: {in: item, do: []}", "unknown list 'item'"),
    ("- forEach: {in: items, do: [{text: '{titel}'}]}", "unknown value 'titel'"),
  ]

  @Test(arguments: bodies)
  func `what is wrong with a component is told with what would be right`(
    _ example: (body: String, message: String)
  ) {
    let text = """
      name: a
      state: {plan: {choices: [yearly, monthly]}, agreed: false, name: ''}
      data: {items: [{title: یک}, {title: دو}]}
      screens:
        home:
          body:
            \(example.body)
      ---
      - takeScreenshot: a
      """
    #expect(problems(text).contains(example.message), "\(problems(text))")
  }

  @Test(arguments: [
    ("screens: {}", "a mock-up has at least one screen"),
    ("screens: [home]", "expected screens by name, found a list"),
    ("screens: other.yaml", "cannot read the screens 'other.yaml'"),
    ("tabs: []", "'tabs' belongs to screens of one's own, which are missing"),
    ("screens: {home: {titel: a}}", "unknown key 'titel'"),
    ("screens: {home: {ground: grey}}", "unknown ground 'grey'"),
    ("screens: {a/b: {}}", "the id of a screen has no '/', '[' or ']'"),
    (
      "screens: {home: {}}\ntabs: [{title: a, symbol: sun, screen: home}]",
      "two to five tabs, found 1"
    ),
    ("screens: {home: {}}\nstart: {screen: hom}", "unknown screen 'hom'"),
    ("screens: {home: {}}\ndata: {days: days.json}", "cannot read the data 'days.json'"),
    ("screens: {home: {}}\ndigits: roman", "unknown kind of digits 'roman'"),
    ("from: todai/morning", "unknown screen 'todai'"),
    ("from: today/mornin", "unknown state 'mornin' of 'today'"),
    ("remove: today/week", "'remove' changes a screen of the app, which is not named"),
    ("from: today/morning\nstart: {screen: today}", "'start' cannot stand beside 'from'"),
    ("from: today\ndigits: latin", "'digits' belongs to screens of one's own"),
    ("from: today\nscreens: {a: {}}\ndigits: latin", "'digits' cannot stand beside 'from'"),
    ("from: today\nset: {today/date: {txt: a}}", "unknown key 'txt'"),
    ("from: today\nset: today/date", "expected settings by id"),
    ("from: today\nset: {today/date: {style: big}}", "unknown text style 'big'"),
    ("from: today\nremove: {a: b}", "expected text, found a mapping"),
    ("from: today\nreplace: {today/date: [txt: a]}", "unknown component 'txt'"),
    (
      "from: today\nremove: today/date\nset: {today/date: {text: a}}",
      "two things are to become of 'today/date'"
    ),
  ])
  func `what is wrong with a header is told`(header: String, message: String) {
    let found = problems("name: a\n\(header)\n---\n- takeScreenshot: a\n")
    #expect(found.contains(message), "\(found)")
  }

  @Test func `screens and data come from other files too`() throws {
    let files = [
      "m/screens.yaml":
        "screens: {home: {body: [{forEach: {in: days, do: [{text: '{item}'}]}}]}}\n"
        + "data: {days: days.json}\n",
      "m/days.json": "[\"یک\", \"دو\"]",
    ]
    let scenario = try ScenarioParser().parse(
      Array("name: a\nscreens: screens.yaml\n---\n- takeScreenshot: a\n".utf8), file: "m/a.yaml",
      read: { files[$0].map { Array($0.utf8) } })
    #expect(scenario.mockup?.screens.first?.body.count == 2)
  }

  @Test func `a thousand screens are taken, one more is not`() {
    func text(_ count: Int) -> String {
      let screens = (0..<count).map { "  s\($0): {}\n" }.joined()
      return "name: a\nscreens:\n\(screens)---\n- takeScreenshot: a\n"
    }
    #expect(problems(text(1_000)).isEmpty)
    #expect(problems(text(1_001)).contains("a mock-up has at most 1000 screens, found 1001"))
  }

  @Test func `components nest 16 deep and no deeper`() {
    func text(_ depth: Int) -> String {
      let open = String(repeating: "[{stack: {content: ", count: depth)
      let close = String(repeating: "}}]", count: depth)
      return "name: a\nscreens: {home: {body: \(open)[]\(close)}}\n---\n- takeScreenshot: a\n"
    }
    #expect(problems(text(15)).isEmpty)
    #expect(problems(text(17)).contains("components are nested more than 16 deep"))
  }

  private func problems(_ text: String) -> String {
    do throws(DiagnosticList) {
      _ = try ScenarioParser().parse(text, file: "f.yaml")
      return ""
    } catch {
      return DiagnosticRenderer(sources: ["f.yaml": text]).render(error.diagnostics)
    }
  }
}
