import Geometry
import ViewTree

/// Trees that nobody would draw, for what must hold of every tree.
enum RandomTree {
  private static let texts = [
    "قدم", "برنامه‌ی امروز", "نسخه Beta 2.0 از Persian Reader", "۱۲:۳۰ تا ۱۶:۰۰", "",
    "کلمه بسیاربسیارطولانیوبدونفاصله در میان متن",
  ]

  static func node(depth: Int, using generator: inout SplitMix64) -> Node {
    let node =
      depth > 0 && Int.random(in: 0..<5, using: &generator) > 0
      ? container(depth: depth, using: &generator) : leaf(using: &generator)
    return modified(node, depth: depth, using: &generator)
  }

  private static func leaf(using generator: inout SplitMix64) -> Node {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return Spacer(minimum: length(using: &generator)).node
    case 1: return Area().frame(width: extent(using: &generator), height: extent(using: &generator))
    case 2: return Hairline().node
    default:
      var text = Text(texts.randomElement(using: &generator) ?? "").node
      if Bool.random(using: &generator) { text = text.lineLimit(1) }
      if Bool.random(using: &generator) { text = text.textAlignment(.center) }
      return text
    }
  }

  private static func container(depth: Int, using generator: inout SplitMix64) -> Node {
    var children: [Node] = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      children.append(node(depth: depth - 1, using: &generator))
    }
    let spacing = length(using: &generator)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0:
      return ScrollArea(offset: length(using: &generator) * 3, insets: insets(using: &generator)) {
        children
      }.node
    case 1: return ZStack(.bottomTrailing) { children }.node
    case 2: return VStack(.leading, spacing: spacing) { children }.node
    case 3: return VStack(.trailing, spacing: spacing) { children }.node
    case 4: return HStack(.firstBaseline, spacing: spacing) { children }.node
    case 5: return HStack(.center, spacing: spacing) { children }.node
    default: return HStack(.bottom, spacing: spacing) { children }.node
    }
  }

  private static func modified(
    _ node: Node, depth: Int, using generator: inout SplitMix64
  ) -> Node {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: return node.padding(insets(using: &generator))
    case 1: return node.frame(width: extent(using: &generator), alignment: .trailing)
    case 2: return node.frame(height: extent(using: &generator), alignment: .topLeading)
    case 3: return node.named(["a", "b"].randomElement(using: &generator) ?? "a")
    case 4: return node.offset(x: length(using: &generator) - 10)
    case 5 where depth > 0:
      return node.overlay(.leading, self.node(depth: 0, using: &generator))
    case 6 where depth > 0:
      return node.background(.topTrailing, self.node(depth: 0, using: &generator))
    default: return node
    }
  }

  private static func extent(using generator: inout SplitMix64) -> Extent {
    let length = length(using: &generator) * 4
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return .fixed(length)
    case 1: return .fill
    case 2: return .fill(minimum: length)
    case 3: return .range(minimum: length, maximum: length * 2)
    default: return .hairline
    }
  }

  private static func insets(using generator: inout SplitMix64) -> EdgeInsets {
    EdgeInsets(
      top: length(using: &generator), leading: length(using: &generator),
      bottom: length(using: &generator), trailing: length(using: &generator))
  }

  /// 0 to 20 points, off the raster.
  private static func length(using generator: inout SplitMix64) -> Double {
    Double(Int.random(in: 0...140, using: &generator)) / 7
  }
}
