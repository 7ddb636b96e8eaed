import DesignTokens
import Navigation
import Screens
import Testing
import ViewTree

/// The invariants at the end of screens.md, on every state that a scenario can start in.
@Suite struct InvariantTests {
  @Test(arguments: Fixture.points)
  func `A screen has at most one large title`(_ point: StartPoint) throws {
    let node = try Fixture.node(Fixture.state(point))
    // Behind a sheet stands the screen that it covers.
    let titles = node.flattened.filter { node in
      if case .text(let text) = node.content { text.style == .largeTitle } else { false }
    }
    #expect(titles.count <= 1)
  }

  /// The type table of the design document pairs every size with one weight.
  @Test(arguments: Fixture.points)
  func `No text has another weight than its style's`(_ point: StartPoint) throws {
    let node = try Fixture.node(Fixture.state(point))
    let strays = node.flattened.compactMap { node -> String? in
      guard case .text(let text) = node.content, let weight = text.weight else { return nil }
      return "\(text.string): \(text.style) \(weight)"
    }
    #expect(strays.isEmpty)
  }

  @Test(arguments: Fixture.points)
  func `Every digit is a Persian one`(_ point: StartPoint) throws {
    let node = try Fixture.node(Fixture.state(point))
    for word in node.words {
      let foreign = word.unicodeScalars.filter {
        $0.properties.numericType == .decimal && !("۰"..."۹").contains($0)
      }
      #expect(foreign.isEmpty, "\(word)")
    }
  }

  @Test(arguments: TodayVariant.allCases)
  func `Today has one current node and one primary button while there is something to do`(
    _ variant: TodayVariant
  ) throws {
    let node = try Fixture.node(Fixture.today(variant))
    let isOpen: Bool
    switch variant {
    case .morning, .acting, .evening, .eveningPaused, .return: isOpen = true
    case .done, .paused, .closed, .closedPaused: isOpen = false
    }
    #expect(node.primaries.count == (isOpen ? 1 : 0))
    let marks = node.flattened.filter {
      $0.name == "marker" && $0.appearance.fill == .token(.acted)
    }
    let current = marks.filter { !$0.backgrounds.isEmpty }
    #expect(current.count == (isOpen ? 1 : 0), "the current mark alone has a halo")
  }

  @Test(arguments: Fixture.points)
  func `At most one sheet, one HUD and one question lie over a screen`(_ point: StartPoint) throws {
    let nodes = try Fixture.node(Fixture.state(point)).flattened
    #expect(nodes.count { $0.role == .sheet } <= 1)
    #expect(nodes.count { $0.name == "hud" } <= 1)
    #expect(nodes.count { $0.role == .dialog } <= 1)
  }

  @Test(arguments: Fixture.points)
  func `What can be tapped can be spoken`(_ point: StartPoint) throws {
    let nodes = try Fixture.node(Fixture.state(point)).flattened
    for node in nodes where node.semantics.action != nil {
      #expect(!node.words.isEmpty, "\(node.name ?? "?")")
    }
  }

  @Test(arguments: Fixture.points)
  func `What shows a touch and is enabled also acts`(_ point: StartPoint) throws {
    let nodes = try Fixture.node(Fixture.state(point)).flattened
    for node in nodes where node.role == .button && node.semantics.isEnabled {
      #expect(node.semantics.action != nil, "\(node.name ?? "?")")
    }
  }

  @Test func `Today, Lesson and Answer are white, the lists and sheets grey`() throws {
    let grounds: [(StartScreen, String, ColorToken)] = [
      (.today, "today", .background), (.lesson, "lesson", .background),
      (.answer, "answer", .background), (.path, "path", .groupedBackground),
      (.chapter, "chapter", .groupedBackground), (.guide, "guide", .groupedBackground),
      (.circle, "circle", .groupedBackground), (.me, "me", .groupedBackground),
      (.commit, "commit", .groupedBackground), (.evidence, "evidence", .groupedBackground),
      (.reflect, "reflect", .groupedBackground),
    ]
    for (screen, name, ground) in grounds {
      let nodes = try Fixture.node(Fixture.state(StartPoint(screen))).flattened
      let found = nodes.first { $0.name == name && ($0.role == .screen || $0.role == .sheet) }
      #expect(found?.appearance.fill == .token(ground), "\(name)")
    }
  }

  @Test func `The lesson alone hides the tab bar`() throws {
    for point in Fixture.points {
      let nodes = try Fixture.node(Fixture.state(point)).flattened
      let hasBar = nodes.contains { $0.role == .tabBar }
      #expect(hasBar == (point.screen != .lesson), "\(point.testDescription)")
    }
  }
}
