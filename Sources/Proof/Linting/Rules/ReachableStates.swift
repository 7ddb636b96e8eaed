/// Whatever the design lists can be reached, and left again.
struct ReachableStates: LintRule {
  let name = "reachable-states"
  let summary = "Every screen and state can be reached, and none is a dead end"
  let section = "Design document, Screen inventory"

  func check(_ app: WalkedApp) -> [LintFault] {
    app.unreachable.map {
      LintFault($0, "no way leads here", found: "unreachable", wanted: "a way from the start")
    }
      + app.deadEnds.map {
        LintFault($0, "no way leads out", found: "a dead end", wanted: "a way to a tab's root")
      }
  }
}
