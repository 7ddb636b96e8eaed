internal import DesignTokens
package import ViewTree

/// `.tl-i`: a step of the day: its mark, what belongs to it, and the line down to the next mark, which
/// is one line however much stands beside it.
package struct TimelineRow: View {
  /// The width of the column that holds marks and lines.
  private static let gutter = Length.scaled(.token(.timelineGutter), with: .headline)
  /// Between that column and the content.
  package static let gap = Length.grid(3)

  private let name: String
  private let mark: TimelineMark
  private let line: TimelineLine
  private let next: TimelineMark
  private let spacing: Length
  private let note: Node?
  private let content: Node

  /// - Parameters:
  ///   - next: the mark of the row below, which the line runs to.
  ///   - spacing: room below the content, which the line crosses; it grows with text.
  ///   - note: a word between this step and the next, which the line passes.
  package init(
    _ name: String, _ mark: TimelineMark, line: TimelineLine, to next: TimelineMark = .step(.next),
    spacing: Length = .grid(5), note: Node? = nil, @ViewBuilder content: () -> [Node]
  ) {
    self.name = name
    self.mark = mark
    self.line = line
    self.next = next
    self.spacing = spacing
    self.note = note
    self.content = VStack(.leading, spacing: .grid(1), content).node
  }

  package var node: Node {
    HStack(.top, spacing: Self.gap) {
      VStack {
        mark.node.padding(top: mark.inset)
        lineNode
      }.node.frame(height: .fill, alignment: .top).fixedWidth(Self.gutter)
      VStack(.leading) {
        content.fillWidth()
          .padding(top: mark.textInset, bottom: .scaled(spacing, with: .headline))
        note.map { $0.padding(bottom: .scaled(.grid(5), with: .headline)) }
      }.node.fillWidth()
    }
    .node.frame(width: .fill, height: .range()).named(name).role(.row)
  }

  private var lineNode: Node? {
    let dash: [Double]
    switch line {
    case .solid: dash = []
    case .dashed: dash = [2, 6]
    case .none: return nil
    }
    let paint = Paint.token(
      line == .solid ? .acted : .tertiaryLabel, opacity: line == .solid ? 0.35 : 1)
    return FigureView(.line(.init(paint, width: .token(.timelineStroke), dash: dash)))
      .frame(height: .fill).fixedWidth(.token(.timelineStroke)).scaled(with: .headline)
      .padding(top: mark.air, bottom: next.air - next.inset)
  }
}
