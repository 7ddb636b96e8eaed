import Diagnostics
import Documents
import Imaging

extension TokenResolver {
  /// One layer, or a list of them with the front one first, as CSS has them.
  ///
  /// Source: Design Tokens Format Module 2025.10, section 9.6.
  mutating func shadow(_ node: YAMLNode) -> [ShadowLayer]? {
    guard let items = node.items else { return shadowLayer(node).map { [$0] } }
    let layers = items.map { shadowLayer($0) }
    let whole = layers.compactMap { $0 }
    return whole.count == layers.count ? whole.reversed() : nil
  }

  private mutating func shadowLayer(_ node: YAMLNode) -> ShadowLayer? {
    let keys = ["color", "offsetX", "offsetY", "blur", "spread"]
    let fields = parts(of: node, "a shadow object", keys)
    let color = part(fields[keys[0]], as: .color)
    let lengths = keys.dropFirst().map { part(fields[$0], as: .dimension) }
    guard case .color(let color) = color, case .dimension(let x) = lengths[0],
      case .dimension(let y) = lengths[1], case .dimension(let blur) = lengths[2],
      case .dimension(let spread) = lengths[3]
    else { return nil }
    if x != 0 || spread != 0 || blur < 0 {
      report("a shadow has no 'offsetX', no 'spread' and no negative 'blur' here", at: node)
      return nil
    }
    return ShadowLayer(color: color, offsetY: y, blur: blur)
  }
}
