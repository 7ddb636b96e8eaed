import Geometry
import ViewTree

/// A white screen with views one below the other, clear of the bars.
struct Page: View {
  let node: Node

  init(_ ground: Paint = .white, @ViewBuilder _ content: () -> [Node]) {
    let stack = VStack(.leading, spacing: 12, content).node.fillWidth()
      .frame(width: .fill, height: .fill, alignment: .top)
    node = ScrollArea(insets: .init(top: 120, bottom: 120)) { stack }
      .node.background(ground).named("page").role(.screen)
  }
}
