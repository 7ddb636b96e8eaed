internal import Components
internal import ViewTree

/// The sections of a list screen below its large title.
///
/// Source: design document, Spacing (section gap 22).
struct SectionStack: View {
  let node: Node

  init(@ViewBuilder sections: () -> [Node]) {
    node = VStack(.leading, spacing: .sectionGap, sections).node.fillWidth().padding(top: .grid(2))
  }
}
