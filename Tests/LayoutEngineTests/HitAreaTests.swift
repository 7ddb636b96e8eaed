import Documents
import Geometry
import LayoutEngine
import Testing
import ViewTree

@Suite(.enabled(if: TestScreen.hasFonts, "no fonts: run 'make setup'"))
struct HitAreaTests {
  /// docs/platform.md section 11: 44 by 44 points.
  private static let areas: [(Rect, Rect)] = [
    (Rect(x: 30, y: 40, width: 20, height: 10), Rect(x: 18, y: 23, width: 44, height: 44)),
    (Rect(x: 30, y: 40, width: 50, height: 10), Rect(x: 30, y: 23, width: 50, height: 44)),
    (Rect(x: 30, y: 40, width: 10, height: 44), Rect(x: 13, y: 40, width: 44, height: 44)),
    (Rect(x: 0, y: 0, width: 90, height: 60), Rect(x: 0, y: 0, width: 90, height: 60)),
  ]

  @Test(arguments: areas)
  func `a finger finds 44 by 44 points at least`(frame: Rect, area: Rect) {
    let button = box("b", frame.width, frame.height).action("act")
    #expect(button.semantics.hitArea(of: frame) == area)
    #expect(box("b", 1, 1).semantics.hitArea(of: frame) == frame)
  }

  @Test func `the dump tells where a finger finds what acts`() throws {
    let tree = try TestScreen().layOut(
      HStack {
        box("a", 50, 50)
        box("b", 20, 10).action("act")
      })
    let json = tree.json.compactText
    #expect(json.components(separatedByText: "\"target\"") == 2)
    #expect(tree.description.contains("s/b group 50,20 20×10 target 38,3 44×44\n"))
    #expect(!tree.description.contains("s/a group 0,0 50×50 target"))
  }
}

extension String {
  /// How many parts a text has between the occurrences of another.
  fileprivate func components(separatedByText text: String) -> Int {
    var count = 1
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
