import Reports
import Testing

@Suite struct CauseGroupTests {
  private func shot(_ path: String, _ causes: String...) -> ShotResult {
    var shot = RunFixture.shot(path, status: .different, summary: "different")
    shot.causes = causes
    return shot
  }

  private func groups(_ shots: ShotResult...) -> [String] {
    CauseGroup.groups(of: RunResult(shots: shots)).map { group in
      "\(group.cause): " + group.shots.map(\.path).joined(separator: " ")
    }
  }

  @Test func `The cause that explains most shots takes them all and comes first`() {
    #expect(
      groups(
        shot("1", "size", "colour"), shot("2", "size"), shot("3", "colour"),
        shot("4", "colour", "size"))
        == ["size: 1 2 4", "colour: 3"])
  }

  @Test func `Every failure is in one group, and what passed in none`() {
    let missing = RunFixture.shot("m", status: .missing, summary: "no reference")
    #expect(
      groups(RunFixture.shot("a"), missing, shot("1", "x"), shot("2"))
        == ["no reference: m", "x: 1", "different: 2"])
  }

  @Test func `A cause that a shot names twice counts once`() {
    #expect(groups(shot("1", "a", "a"), shot("2", "b"), shot("3", "b")) == ["b: 2 3", "a: 1"])
  }
}
