import DesignTokens
import Drawing
import Geometry
import Imaging
import LayoutEngine
import Navigation
import Screens
import Simulation
import Testing
import ViewTree

/// The line of the day, from the first step past the moon to the last one, as it is drawn.
///
/// Source: design document, Components, Loop timeline; screens.md T (solid behind, dashed ahead).
@Suite(.enabled(if: Stage.hasFonts, "no fonts: run 'make setup'"))
struct TimelineLineTests {
  /// From the top: ① to ②, ② to ③, ③ to the moon, the moon to ④.
  private static let patterns: [TodayState: String] = [
    .morning: "dddd", .return: "dddd", .acting: "sddd", .done: "ssdd", .evening: "ssss",
    .closed: "ssss",
  ]

  /// An upright stroke in points, its round ends included.
  private struct Line {
    var x: Double
    var top: Double
    var bottom: Double
    var dash: [Double]
    var width: Double
  }

  private func lines(of tree: LayoutTree) throws -> [Line] {
    let list = Painter.paint(tree, tokens: try Fixture.project.designTokens())
    return list.commands.compactMap { command -> Line? in
      guard case .stroke(let path, let stroke, _) = command, path.elements.count == 2,
        case .move(let start) = path.elements[0], case .line(let end) = path.elements[1],
        start.x == end.x, start.y < end.y
      else { return nil }
      let cap = stroke.cap == .round ? stroke.width / 2 : 0
      return Line(
        x: start.x / tree.scale, top: (start.y - cap) / tree.scale,
        bottom: (end.y + cap) / tree.scale, dash: stroke.dash.map { $0 / tree.scale },
        width: stroke.width / tree.scale)
    }
  }

  /// Top and bottom of the marks with their halos, from the top.
  private func marks(of tree: LayoutTree) -> [(top: Double, bottom: Double, x: Double)] {
    let timeline = tree.nodes.first { $0.id == "today/timeline" }
    let parts = timeline?.flattened ?? []
    let marks = parts.filter { part in
      if case .symbol(let content) = part.content { return content.symbol.name.contains("moon") }
      return part.id.hasSuffix("/marker")
    }
    return marks.map { mark in
      let all = mark.flattened.map(\.frame)
      return (
        all.map(\.minY).min() ?? 0, all.map(\.maxY).max() ?? 0, mark.frame.midX
      )
    }.sorted { $0.top < $1.top }
  }

  @Test(arguments: TodayVariant.allCases, [LayoutDirection.rightToLeft, .leftToRight])
  func `The line joins all marks with the same air, solid behind and dashed ahead`(
    _ variant: TodayVariant, _ direction: LayoutDirection
  ) throws {
    for textSize in [TextSize.large, .accessibility3] {
      let tree = try Stage().layOut(
        Fixture.node(Fixture.today(variant), textSize: textSize), textSize: textSize,
        direction: direction)
      let growth = textSize == .large ? 1 : 40.0 / 17
      let marks = marks(of: tree)
      let lines = try lines(of: tree).filter { abs($0.x - (marks.first?.x ?? 0)) < 1 }
      #expect(marks.count == 5 && lines.count == 4, "\(textSize)")
      #expect(
        lines.map { $0.dash.isEmpty ? "s" : "d" }.joined() == Self.patterns[variant.todayState])
      for (index, line) in lines.enumerated() where index + 1 < marks.count {
        #expect(abs(line.x - marks[index].x) <= 0.5)
        for air in [line.top - marks[index].bottom, marks[index + 1].top - line.bottom] {
          #expect(abs(air - 2 * growth) <= 0.7, "\(textSize) line \(index): \(air)")
        }
        guard line.dash.count == 2 else { continue }
        // Whole dashes at both ends, and gaps of about the dashes' own length of 4 in between.
        let periods =
          (line.bottom - line.top - line.width - line.dash[0]) / (line.dash[0] + line.dash[1])
        #expect(abs(periods - periods.rounded()) < 1e-6)
        // What is left of the last period is shared by all of them.
        #expect(abs(line.dash[1] - line.width - 4 * growth) <= 4 * growth / periods + 0.01)
      }
    }
  }
}
