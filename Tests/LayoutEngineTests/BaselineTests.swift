import DesignTokens
import Geometry
import LayoutEngine
import Testing
import ViewTree

@Suite(.enabled(if: TestScreen.hasFonts, "no fonts: run 'make setup'"))
struct BaselineTests {
  private let large = Text("۰", .largeTitle).node.named("large")
  private let small = Text("۰", .caption).node.named("small")

  /// Lays the large text and a view that holds the small one out in a row on one baseline.
  private func baselines(_ view: some View, scale: Double) throws -> (Double?, Double?) {
    let row = HStack(.firstBaseline) {
      large
      view
    }
    let tree = try TestScreen(200, 200, scale: scale).layOut(row)
    func baseline(_ id: String) -> Double? { tree.node(id)?.firstBaseline(scale: scale) }
    return (baseline("s/large"), baseline("s/small"))
  }

  @Test(arguments: [1.0, 2, 3])
  func `first lines share a baseline`(scale: Double) throws {
    let found = try baselines(small, scale: scale)
    #expect(found.0 != nil && found.0 == found.1)
  }

  @Test(arguments: [1.0, 2, 3])
  func `so do lines with room around them, below others or beside something taller`(
    scale: Double
  ) throws {
    let views: [Node] = [
      small.padding(vertical: 4),
      small.frame(height: .fixed(60)),
      small.frame(height: .fixed(60), alignment: .bottomLeading),
      VStack {
        small; Text("۰۰")
      }.node,
      VStack {
        box("a", 5, 6); small
      }.node,
      HStack(.center) {
        box("a", 5, 80); small
      }.node,
      HStack(.bottom) {
        box("a", 5, 80); small
      }.node,
      HStack(.top) {
        small; box("a", 5, 80)
      }.node,
      ZStack {
        box("a", 5, 80); small
      }.node,
      ZStack(.bottom) {
        box("a", 5, 80); small
      }.node,
    ]
    for (index, view) in views.enumerated() {
      let found = try baselines(view, scale: scale)
      let distance = try #require(found.0) - (try #require(found.1))
      // Centring may leave half a pixel to the raster.
      #expect(distance.magnitude <= 1, "view \(index)")
    }
  }

  @Test func `a row on one baseline is high enough for what hangs below it`() throws {
    let row = HStack(.firstBaseline) {
      large
      Text("۰\n۰\n۰", .caption)
    }.node.named("row")
    let tree = try TestScreen(200, 200).layOut(row)
    let frame = try #require(tree.node("s/row")).frame
    #expect(tree.nodes.allSatisfy { $0.paragraph == nil || frame.contains($0.frame) })
  }

  @Test func `views without text stand at the top of a row on one baseline`() throws {
    let row = HStack(.firstBaseline) {
      large
      box("a", 5, 6)
    }
    #expect(try TestScreen().frames("a", of: row)[0]?.minY == 0)
  }
}
