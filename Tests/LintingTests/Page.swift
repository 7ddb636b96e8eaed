import Components
import DesignTokens
import Geometry
import ViewTree

/// A screen with views one below the other, clear of the bars.
struct Page: View {
  let node: Node

  init(_ ground: Paint = .white, @ViewBuilder _ content: () -> [Node]) {
    let stack = VStack(.leading, spacing: 12, content).node.fillWidth()
    node = ScrollArea(insets: .init(top: 120, bottom: 120)) { stack }
      .node.background(ground).named("page").role(.screen)
  }
}

/// A screen whose lower edge a bar of 83 points covers.
struct Bars: View {
  let node: Node

  /// A line that stands so far above the edge.
  init(inset: Double) {
    self.init(content: Text("تا فردا", .body).padding(bottom: inset), alignment: .bottom)
  }

  /// A list that is scrolled to its end and keeps so much room below.
  init(scrolling inset: Double) {
    let list = ScrollArea(insets: .init(top: 120, bottom: inset), showsEnd: true) {
      VStack(.leading) { for _ in 0..<40 { Text("سطر", .body) } }.node.fillWidth()
    }
    self.init(content: list.node, alignment: .top)
  }

  private init(content: Node, alignment: Alignment) {
    node = ZStack(.bottom) {
      ZStack(alignment) { content }.node.frame(width: .fill, height: .fill)
      Area().frame(width: .fill, height: .fixed(83)).background(.groupedBackground)
        .named("bottom").role(.tabBar)
    }.node.frame(width: .fill, height: .fill).background(.background).named("page").role(.screen)
  }
}

/// A word so far below the upper edge of the display.
struct Top: View {
  let node: Node

  init(_ distance: Double) {
    node = ZStack(.top) {
      Area().frame(width: .fill, height: .fill)
      Text("تعهد امروز", .headline).padding(top: distance)
    }.node.frame(width: .fill, height: .fill).named("page").role(.screen)
  }
}

/// A button so far above its lower edge.
struct Bottom: View {
  let node: Node

  init(_ distance: Double) {
    node = ZStack(.bottom) {
      Area().frame(width: .fill, height: .fill)
      CapsuleButton("ثبت", .secondary, action: "a").node.padding(bottom: distance)
    }.node.frame(width: .fill, height: .fill).named("page").role(.screen)
  }
}
