import Geometry
import LayoutEngine
import Testing
import Typography
import ViewTree

/// What the last pass of layout promises.
@Suite(.enabled(if: TestScreen.hasFonts, "no fonts: run 'make setup'"))
struct PixelTests {
  private func randomNodes(_ count: Int, seed: UInt64) -> [Node] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in RandomTree.node(depth: 5, using: &generator) }
  }

  private func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1e-9 }

  @Test(arguments: [2.0, 3])
  func `every edge stands on a device pixel`(scale: Double) throws {
    let screen = try TestScreen(393, 852, scale: scale)
    for node in randomNodes(60, seed: 1) {
      for frame in try screen.layOut(node).nodes.map(\.frame) {
        let edges = [frame.minX, frame.maxX, frame.minY, frame.maxY].map { $0 * scale }
        #expect(edges.allSatisfy(isWhole))
        #expect(frame.width >= 0 && frame.height >= 0)
      }
    }
  }

  @Test(arguments: [2.0, 3], LayoutDirection.allCases)
  func `neighbours that touch still touch`(scale: Double, direction: LayoutDirection) throws {
    var generator = SplitMix64(seed: 2)
    let widths = (0..<60).map { _ in Double(Int.random(in: 1...70, using: &generator)) / 7 }
    let screen = try TestScreen(400, 400, scale: scale, direction: direction)
    let row = HStack { widths.enumerated().map { box("n\($0)", $1, 1) } }
    let frames = try screen.layOut(row).nodes.filter { $0.id.hasPrefix("s/n") }.map(\.frame)
    #expect(frames.count == 60)
    for (first, second) in zip(frames, frames.dropFirst()) {
      let gap = direction == .leftToRight ? second.minX - first.maxX : first.minX - second.maxX
      #expect(abs(gap) < 1e-9)
    }
    let column = VStack { widths.enumerated().map { box("n\($0)", 1, $1) } }
    let rows = try screen.layOut(column).nodes.filter { $0.id.hasPrefix("s/n") }.map(\.frame)
    for (first, second) in zip(rows, rows.dropFirst()) {
      #expect(abs(second.minY - first.maxY) < 1e-9)
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func `a hairline is one pixel at every height`(scale: Double) throws {
    let screen = try TestScreen(400, 400, scale: scale)
    for step in 0..<1200 {
      // Twelfths of a point: halves, thirds, quarters and sixths of pixels.
      let column = VStack {
        box("a", 1, Double(step) / 12)
        Hairline().node.named("line")
      }
      let frame = try #require(try screen.frames("line", of: column)[0])
      #expect(abs(frame.height * scale - 1) < 1e-9, "\(step) / 12")
    }
  }

  @Test(arguments: [2.0, 3])
  func `a tree that reads from the right is the mirror of one that reads from the left`(
    scale: Double
  ) throws {
    var screen = try TestScreen(393, 852, scale: scale)
    for node in randomNodes(120, seed: 3) {
      screen.direction = .leftToRight
      let left = try screen.layOut(node).nodes
      screen.direction = .rightToLeft
      let right = try screen.layOut(node).nodes
      #expect(left.map(\.id) == right.map(\.id))
      for (one, other) in zip(left, right) {
        #expect(abs(one.frame.minX - (393 - other.frame.maxX)) < 1e-9, "\(one.id)")
        #expect(abs(one.frame.maxX - (393 - other.frame.minX)) < 1e-9, "\(one.id)")
        #expect(one.frame.minY == other.frame.minY && one.frame.maxY == other.frame.maxY)
        #expect(one.scroll == other.scroll)
      }
    }
  }

  @Test(arguments: [1.0, 2, 3], LayoutDirection.allCases)
  func `a text keeps its lines in its frame`(scale: Double, direction: LayoutDirection) throws {
    let screen = try TestScreen(393, 852, scale: scale, direction: direction)
    for node in randomNodes(120, seed: 4) {
      for node in try screen.layOut(node).nodes {
        // A single letter may be wider than its room; a hairline's room has none.
        guard let paragraph = node.paragraph, node.frame.width * scale >= 60 else { continue }
        let height = node.frame.height * scale
        #expect(abs(paragraph.height - height) <= 1, "\(node.id) \(node.string ?? "")")
        for line in paragraph.lines {
          #expect(line.left >= -1e-6, "\(node.string ?? "")")
          #expect(line.left + line.width <= node.frame.width * scale + 1e-6, "\(node.string ?? "")")
        }
      }
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func `glyphs stay on quarters of pixels`(scale: Double) throws {
    let screen = try TestScreen(393, 852, scale: scale, direction: .rightToLeft)
    for node in randomNodes(60, seed: 5) {
      for paragraph in try screen.layOut(node).nodes.compactMap(\.paragraph) {
        for glyph in paragraph.lines.flatMap(\.runs).flatMap(\.glyphs) {
          #expect(isWhole(glyph.x * 4) && isWhole(glyph.y))
        }
      }
    }
  }

  @Test func `equal trees are laid out alike`() throws {
    for node in randomNodes(20, seed: 6) {
      #expect(try TestScreen(scale: 3).layOut(node) == TestScreen(scale: 3).layOut(node))
    }
  }
}
