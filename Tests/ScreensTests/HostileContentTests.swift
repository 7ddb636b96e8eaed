import AppContent
import Components
import DesignTokens
import Geometry
import LayoutEngine
import Navigation
import Screens
import Testing
import Typography
import ViewTree

/// Content that nobody planned for.
@Suite(.enabled(if: Stage.hasFonts, "no fonts: run 'make setup'"))
struct HostileContentTests {
  static let texts = [
    String(repeating: "ده دقیقه پیاده‌روی ", count: 22) + "تمام", "", "\u{200C}",
    "Walk ten minutes after breakfast", "۱۲۳۴۵۶۷۸۹۰۱۲۳۴۵۶۷۸۹۰۱۲۳۴۵۶۷۸۹۰۱۲۳۴۵۶۷۸۹۰۱۲۳۴۵۶۷۸۹۰",
    "https://example.org/averylongpathwithoutanybreakopportunity/andstillmoreofit/andmore",
  ]

  /// The fixture with a text wherever a person could have written one.
  static func content(_ text: String) throws -> ContentModel {
    var content = try Fixture.content()
    content.pathName = text
    content.samples.commitment.step = text
    content.samples.commitment.cue = text
    content.samples.evidence.text = text
    content.samples.reflection.helped = text
    content.samples.question = text
    content.samples.answer = [text]
    content.returnSteps = [text]
    content.ownName = text
    for index in content.members.indices {
      content.members[index].name = text
      content.members[index].line = text
    }
    for index in content.history.indices {
      content.history[index].commitment?.step = text
      content.history[index].evidence?.text = text
      content.history[index].reflection?.helped = text
    }
    for index in content.chapters.indices {
      content.chapters[index].title = text
      content.chapters[index].lesson.title = text
    }
    return content
  }

  @Test(arguments: texts, [TextSize.large, .accessibility3])
  func `No content makes texts overlap or leave their place`(
    _ text: String, _ size: TextSize
  ) throws {
    let stage = try Stage()
    let device = try DeviceProfile.named("iPhone SE 3")
    let content = try Self.content(text)
    for screen in StartScreen.allCases {
      for state in screen.states {
        let point = StartPoint(screen, state)
        let app = try Fixture.state(point, content: content)
        let tree = try stage.layOut(
          Fixture.node(app, on: device, textSize: size), on: device, textSize: size)
        // A title in a bar may be cut, with an ellipsis.
        let faults = LayoutRules(tree).faults.filter { !$0.contains("is cut") }
        #expect(faults.isEmpty, "\(point.testDescription): \(faults.joined(separator: "; "))")
      }
    }
  }

  @Test func `What is cut says so, and only in bars`() throws {
    let stage = try Stage()
    let content = try Self.content(Self.texts[0])
    let state = try Fixture.state(StartPoint(.chapter), content: content)
    let tree = try stage.layOut(Fixture.node(state))
    for node in tree.nodes {
      guard case .text(let paragraph, let text) = node.content, paragraph.isTruncated else {
        continue
      }
      #expect(text.maximumLines != nil, "\(node.id)")
    }
  }

  @Test func `Two hundred steps stand one below the other`() throws {
    let stage = try Stage()
    let node = ScrollArea {
      for index in 0..<200 {
        TimelineRow("node", .step(index == 100 ? .current : .done), line: .solid) {
          Text("قدم", .headline)
        }
      }
    }.node
    let rows = try stage.layOut(node).nodes.filter { $0.role == .row }
    #expect(rows.count == 200)
    for (row, next) in zip(rows, rows.dropFirst()) { #expect(row.frame.maxY == next.frame.minY) }
  }

  @Test func `Five thousand rows stand one below the other, each at least 52 high`() throws {
    let stage = try Stage()
    let node = ScrollArea {
      ListSection {
        for index in 0..<5000 { ListRow("ردیف", value: index.isMultiple(of: 2) ? "۳ روز" : nil) }
      }
    }.node
    let rows = try stage.layOut(node).nodes.filter { $0.role == .row }
    #expect(rows.count == 5000)
    #expect(rows.allSatisfy { $0.frame.height >= 52 })
    for (row, next) in zip(rows, rows.dropFirst()) { #expect(row.frame.maxY == next.frame.minY) }
  }
}
