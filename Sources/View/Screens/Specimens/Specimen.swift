internal import DesignTokens
internal import Geometry
package import ViewTree

/// A page that shows a component in all of its states, each with its name.
package struct Specimen: Sendable {
  /// As scenarios call it: `start: {specimen: switch}`.
  package let name: String
  package let title: String
  private let ground: Paint
  private let spacing: Double
  private let content: @Sendable (ScreenEnvironment) -> [Node]

  /// - Parameters:
  ///   - ground: what the component stands on in the app.
  ///   - content: exhibits, one below the other.
  init(
    _ name: String, _ title: String, on ground: Paint = .token(.groupedBackground),
    spacing: Double = 22, @ViewBuilder content: @escaping @Sendable () -> [Node]
  ) {
    self.init(name, title, on: ground, spacing: spacing) { _ in content() }
  }

  init(
    _ name: String, _ title: String, on ground: Paint = .token(.groupedBackground),
    spacing: Double = 22, @ViewBuilder content: @escaping @Sendable (ScreenEnvironment) -> [Node]
  ) {
    self.name = name
    self.title = title
    self.ground = ground
    self.spacing = spacing
    self.content = content
  }

  /// The page of a component, by its name.
  package static func named(_ name: String) -> Specimen? { all.first { $0.name == name } }

  /// The page for a phone; it scrolls where it is higher than the display.
  package func node(in environment: ScreenEnvironment, scrollOffset: Double = 0) -> Node {
    let device = environment.device
    let insets = EdgeInsets(top: device.safeAreaTop + 8, bottom: device.safeAreaBottom + 16)
    return ScrollArea(offset: scrollOffset, insets: insets) {
      Text(title, .title2).textDirection(.automatic).fillWidth()
        .padding(leading: 20, bottom: 10, trailing: 20).named("title").role(.header)
      VStack(.leading, spacing: spacing) { content(environment) }.node.fillWidth()
    }
    .node.background(ground).named(name).role(.screen)
  }
}

/// One state of a component under its name.
struct Exhibit: View {
  let node: Node

  /// - Parameter inset: room at both sides; 0 for components that bring their own.
  init(_ label: String, inset: Length = .cardInset, @ViewBuilder content: () -> [Node]) {
    node = VStack(.leading, spacing: 6) {
      Text(label, .caption).foreground(.secondaryLabel).textDirection(.automatic).fillWidth()
        .padding(horizontal: 20).named("label")
      VStack(.leading, spacing: 8, content).node.fillWidth().padding(horizontal: inset)
    }
    .node.fillWidth().named("exhibit")
  }
}
