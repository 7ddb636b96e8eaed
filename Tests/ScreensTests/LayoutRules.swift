import DesignTokens
import Geometry
import LayoutEngine
import Typography
import ViewTree

/// What must hold in every laid-out screen, as a list of what does not.
struct LayoutRules {
  /// A text with the room that it belongs to.
  private struct Placed {
    var id: String
    var string: String
    var frame: Rect
    /// What scrolls or sticks together; texts of different groups may lie over each other.
    var group: Int
  }

  private(set) var faults: [String] = []
  private var texts: [Placed] = []
  private var groupCount = 0
  private let tree: LayoutTree

  init(_ tree: LayoutTree) {
    self.tree = tree
    visit(tree.root, ancestors: [], group: 0)
    findOverlaps()
  }

  private mutating func visit(_ node: LayoutNode, ancestors: [LayoutNode], group: Int) {
    var group = group
    switch node.role {
    case .scrollArea, .bar, .tabBar, .statusBar, .status, .dialog, .sheet, .screen:
      groupCount += 1
      group = groupCount
    default: break
    }
    if case .text(let paragraph, let content) = node.content, !content.string.isEmpty {
      // A field may show one end of what was written.
      if paragraph.isTruncated, !ancestors.contains(where: { $0.role == .field }) {
        faults.append("\(node.id) is cut: «\(content.string)»")
      }
      check(node, height: paragraph.height / tree.scale, ancestors: ancestors)
      texts.append(
        Placed(id: node.id, string: content.string, frame: node.frame, group: group))
    }
    for child in node.children {
      visit(child, ancestors: [node] + ancestors, group: group)
    }
  }

  /// A text is as high as its lines, and inside of whatever holds it, up to the next scroll area.
  private mutating func check(_ node: LayoutNode, height: Double, ancestors: [LayoutNode]) {
    let pixel = 1.01 / tree.scale
    if height > node.frame.height + pixel { faults.append("\(node.id) is higher than its frame") }
    let isInField = ancestors.contains { $0.role == .field }
    for ancestor in ancestors {
      if node.frame.minX < ancestor.frame.minX - pixel
        || node.frame.maxX > ancestor.frame.maxX + pixel
      {
        faults.append("\(node.id) is wider than \(ancestor.id)")
      }
      // A screen behind a page sheet is moved down, its lower end out of sight.
      if ancestor.scroll != nil { return }
      if node.id.hasPrefix("tabbar"), ancestors.contains(where: { $0.appearance.scale < 1 }) {
        return
      }
      // A field shows the end of a long text, whose start is cut off above.
      if node.frame.minY < ancestor.frame.minY - pixel && !isInField
        || node.frame.maxY > ancestor.frame.maxY + pixel
      {
        faults.append("\(node.id) is higher than \(ancestor.id)")
      }
    }
  }

  private mutating func findOverlaps() {
    let pixel = 1.01 / tree.scale
    let sorted = texts.sorted { ($0.group, $0.frame.minY) < ($1.group, $1.frame.minY) }
    for (index, first) in sorted.enumerated() {
      for second in sorted[(index + 1)...] {
        if second.group != first.group || second.frame.minY >= first.frame.maxY - pixel { break }
        let width =
          min(first.frame.maxX, second.frame.maxX) - max(first.frame.minX, second.frame.minX)
        if width > pixel { faults.append("\(first.id) overlaps \(second.id)") }
      }
    }
  }
}
