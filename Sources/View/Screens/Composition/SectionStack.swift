internal import Components
internal import ViewTree

/// The sections of a list screen below its large title.
///
/// Source: design document, Spacing (section gap 22).
struct SectionStack: View {
  static let gap = 22.0
  private static let topGap = 8.0

  let node: Node

  init(@ViewBuilder sections: () -> [Node]) {
    node = VStack(.leading, spacing: Self.gap, sections).node.fillWidth().padding(top: Self.topGap)
  }
}
