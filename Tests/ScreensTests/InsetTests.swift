import Components
import DesignTokens
import Geometry
import LayoutEngine
import Navigation
import Screens
import Testing
import ViewTree

/// What stands how far from the edges of the screen, and what cards are made of.
///
/// Source: design document, Spacing (page inset 16/20) and Inset-grouped list (the only container
/// type); docs/platform.md sections 2 and 7.
@Suite(.enabled(if: Stage.hasFonts, "no fonts: run 'make setup'"))
struct InsetTests {
  private static let devices = DeviceProfile.all.filter {
    ["iPhone 16", "iPhone SE 3", "iPhone 16 Pro Max"].contains($0.name)
  }
  private static let directions: [LayoutDirection] = [.rightToLeft, .leftToRight]

  private func tree(
    _ state: AppState, on device: DeviceProfile = Fixture.phone,
    _ direction: LayoutDirection = .rightToLeft
  ) throws -> LayoutTree {
    let stage = try Stage()
    return try stage.layOut(
      Fixture.node(state, on: device), on: device, direction: direction)
  }

  @Test(arguments: devices, directions)
  func `The week and the timeline stand 16 from both edges`(
    device: DeviceProfile, direction: LayoutDirection
  ) throws {
    let tree = try tree(try Fixture.today(.morning), on: device, direction)
    let days = tree.nodes.filter { $0.id.hasPrefix("today/week/day") && $0.frame.width == 28 }
    #expect(days.map(\.frame.minX).min() == 16)
    #expect(days.map(\.frame.maxX).max() == device.size.width - 16)
    let column = try #require(tree.node("today/timeline"))
    let inner = column.children.map(\.frame)
    #expect(inner.map(\.minX).min() == 16)
    #expect(inner.map(\.maxX).max() == device.size.width - 16)
    let date = try #require(tree.node("today/date")?.children.first).frame
    let edge = direction == .rightToLeft ? device.size.width - date.maxX : date.minX
    #expect(edge == 20)
  }

  @Test func `The marks of the timeline stand right under the first day of the week`() throws {
    let tree = try tree(try Fixture.today(.morning))
    let saturday = try #require(tree.nodes.first { $0.id.hasPrefix("today/week/day") }).frame
    let markers = tree.nodes.filter { $0.id.hasSuffix("/marker") }
    #expect(markers.count == 4)
    for marker in markers { #expect(marker.frame.midX == saturday.midX) }
  }

  @Test(arguments: TodayVariant.allCases)
  func `No card of Today has a shadow, and its ground is the grouped one`(
    variant: TodayVariant
  ) throws {
    let tree = try tree(try Fixture.today(variant))
    let screen = tree.nodes.filter { $0.id.hasPrefix("today/") }
    #expect(screen.allSatisfy { $0.appearance.shadows.isEmpty })
    let cards = screen.filter {
      $0.appearance.corners == .card && $0.role != .button && !$0.id.hasSuffix("note")
    }
    #expect(cards.allSatisfy { $0.appearance.fill == .token(.groupedBackground) })
    let hasCard = variant != .done && variant != .paused
    #expect(cards.isEmpty != hasCard)
  }

  @Test(arguments: [StartScreen.commit, .evidence, .reflect])
  func `The words of a sheet's bar stand 16 from both edges`(screen: StartScreen) throws {
    let tree = try tree(try Fixture.state(StartPoint(screen)))
    let words = tree.nodes.filter {
      $0.id.contains("/bar/") && $0.string != nil && $0.role == .text
    }.map(\.frame)
    #expect(words.count == 2)
    let sheet = try #require(tree.nodes.first { $0.role == .sheet }).frame
    #expect(words.map(\.minX).min() == sheet.minX + 16)
    #expect(words.map(\.maxX).max() == sheet.maxX - 16)
  }

  @Test func `The hand of a cheer ends where its row does`() throws {
    let tree = try tree(try Fixture.state(StartPoint(.circle)))
    let cheer = try #require(tree.nodes.first { $0.id.hasSuffix("/cheer") })
    // The card is 16 from the edge and its inset is 16; the ink reaches 11 from the middle.
    #expect(cheer.frame.size == Size(width: 44, height: 44))
    #expect(abs(cheer.frame.midX - 11 - 32) < 0.2)
  }
}
