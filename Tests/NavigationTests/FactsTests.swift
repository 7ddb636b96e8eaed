import Navigation
import Testing

struct FactsTests {
  static func value(_ name: String, in state: AppState) -> String? {
    state.facts.first { $0.name == name }.flatMap(\.value)
  }

  @Test(
    "A state says where it is",
    arguments: [
      ("screen", "commit"), ("tab", "today"), ("stack", "today"), ("today", "morning"),
      ("day", "12"), ("date", "دوشنبه ۹ آذر"), ("clock", "۷:۳۰"), ("modal", "commit"),
      ("depth", "1"),
      ("dirty", "true"), ("valid", "true"), ("confirmation", "false"),
    ])
  func facts(name: String, value: String) throws {
    #expect(Self.value(name, in: try Fixture.start(.commit, .valid)) == value)
  }

  @Test func `What is not there has no value`() throws {
    let state = try Fixture.today(.morning)
    for name in ["modal", "hud", "commitment", "evidence", "reflection", "answer", "moving"] {
      #expect(state.facts.contains { $0.name == name && $0.value == nil }, "\(name)")
    }
  }

  @Test func `No two facts have one name, and the names are those of every state`() throws {
    let names = try Fixture.today(.morning).facts.map(\.name)
    #expect(names == FactName.allCases.map(\.rawValue))
    #expect(Set(names).count == names.count)
    #expect(try Fixture.start(.answer, .streaming).facts.map(\.name) == names)
  }

  @Test func `No two actions have one name`() throws {
    let actions = try Fixture.today(.morning).allActions
    #expect(Set(actions.map(\.name)).count == actions.count)
    #expect(Set(actions).count == actions.count)
  }
}
