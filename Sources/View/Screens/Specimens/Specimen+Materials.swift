internal import Components
internal import DesignTokens
internal import Imaging
internal import ViewTree

extension Specimen {
  static let materials = Specimen("materials", "Materials on surfaces", spacing: 8) {
    over("white") { fill(.token(.background)) }
    over("grouped") { fill(.token(.groupedBackground)) }
    over("black text") { words }
    over("green button") { PrimaryGround().node }
  }

  static let materialsOnPictures = Specimen(
    "materialsOnPictures", "Materials on pictures", spacing: 8
  ) {
    over("photo-like noise") { noise }
    over("stripes") { stripes }
    over("row edge") { rowEdge }
    over("another glass") {
      ZStack {
        stripes
        pane(width: 300, height: 90)
      }.node.fillWidth()
    }
  }

  private static let height = 156.0

  /// Glass at one side, the HUD at the other, and the scroll edge effect along the lower edge.
  private static func over(_ label: String, @ViewBuilder ground: () -> [Node]) -> Node {
    let fade = Area().frame(width: .fill, height: .fixed(40))
      .edgeFade(EdgeFading(.bottom, into: .background))
    return Exhibit(label, inset: 0) {
      ZStack {
        ZStack(.center, ground).node.frame(width: .fill, height: .fixed(height))
        VStack {
          Spacer()
          fade
        }.node.frame(width: .fill, height: .fixed(height))
        HStack(spacing: 16) {
          pane(width: 176, height: 62)
          HUD("شاهد ثبت شد", material: Material(.thick))
        }
      }.node.frame(width: .fill, height: .fixed(height)).clipped()
    }.node
  }

  private static func pane(width: Double, height: Double) -> Node {
    let content = Text("امروز", .caption).foreground(.tabUnselected)
      .frame(width: .fixed(width), height: .fixed(height), alignment: .center)
    return Material(.glass).apply(to: content, corners: .capsule)
  }

  private static func fill(_ paint: Paint) -> Node {
    Area().frame(width: .fill, height: .fill).background(paint)
  }

  private static var words: Node {
    VStack(.leading, spacing: 2) {
      for _ in 0..<7 { Text("تا میدان رفتم و برگشتم و صبح‌ها راحت‌تر شروع شد", .footnote) }
    }.node.fillWidth().padding(horizontal: 16).background(.background)
  }

  private static var stripes: Node {
    HStack {
      for index in 0..<50 { fill(index.isMultiple(of: 2) ? .black : .white) }
    }.node.frame(width: .fill, height: .fill)
  }

  private static var rowEdge: Node {
    VStack {
      fill(.token(.background))
      Hairline()
      fill(.token(.groupedBackground))
    }.node.frame(width: .fill, height: .fill)
  }

  /// Patches of colour without an order that the eye finds: a linear congruence gives each its own.
  private static var noise: Node {
    var seed: UInt32 = 1
    func next() -> UInt8 {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: seed >> 24)
    }
    let rows = (0..<14).map { _ in
      (0..<32).map { _ in Color(red: next(), green: next(), blue: next()) }
    }
    return VStack {
      for row in rows {
        HStack { for color in row { fill(.color(color)) } }
          .node.frame(width: .fill, height: .fill)
      }
    }.node.frame(width: .fill, height: .fill)
  }
}

/// The green of a button behind half of the room.
private struct PrimaryGround: View {
  let node = Area().frame(width: .fill, height: .fixed(96))
    .background(.acted, corners: .capsule).padding(horizontal: 16)
}
