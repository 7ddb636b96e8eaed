package import DesignTokens
internal import Geometry
internal import Imaging

/// The figures of a node that the token file gives; until `Node.resolved` they are not in its
/// layout and its appearance.
package struct NamedFigures: Hashable, Sendable {
  /// A figure of a node's layout.
  package enum Place: Hashable, Sendable {
    case top, leading, bottom, trailing
    case spacing
    case width, height, minimumWidth, minimumHeight, maximumWidth, maximumHeight
    case offsetX, offsetY
    case symbolSize
    /// Of a scaffold: room at the lower edge whatever its bar needs.
    case safeAreaBottom
  }

  package struct Entry: Hashable, Sendable {
    package var place: Place
    package var length: Length
  }

  /// A shadow, and how much of its opacity it has.
  package struct NamedShadow: Hashable, Sendable {
    package var token: ShadowToken
    package var strength: Double
  }

  /// A look, and how far it is: 0 for untouched, 1 for held down.
  package struct HeldPress: Hashable, Sendable {
    package var look: PressLook
    package var amount: Double
  }

  /// The later one counts where two have one place.
  package var lengths: [Entry] = []
  /// The opacity is multiplied by it.
  package var opacity: NumberToken?
  package var shadows: [NamedShadow] = []
  /// A finger that is on the node, whatever the app's state says.
  package var press: HeldPress?
  /// The style with whose text the node and everything in it grow.
  package var scale: TypeStyle?

  mutating func set(_ place: Place, _ length: Length?) {
    if let length { lengths.append(Entry(place: place, length: length)) }
  }
}

extension Node {
  /// The tree with the values of the token file in place of their names. Colours, radii and widths
  /// of lines keep their names until they are drawn.
  ///
  /// - Parameter textSize: what lengths that grow with text come to.
  package func resolved(by tokens: DesignTokens, at textSize: TextSize = .large) -> Node {
    resolved(by: tokens, at: textSize, growth: 1)
  }

  private func resolved(
    by tokens: DesignTokens, at textSize: TextSize, growth outer: Double
  ) -> Node {
    var node = self
    let growth = figures.scale.map { $0.growth(at: textSize) } ?? outer
    for entry in figures.lengths {
      node.put(tokens.points(entry.length, at: textSize), at: entry.place)
    }
    node.grow(by: growth)
    if let opacity = figures.opacity { node.appearance.opacity *= tokens[opacity] }
    for shadow in figures.shadows {
      for layer in tokens[shadow.token] {
        node.appearance.shadows.append(
          ShadowStyle(
            layer.color.opacity(shadow.strength), sigma: layer.blur / 2, offsetY: layer.offsetY))
      }
    }
    if let press = figures.press {
      press.look.apply(press.amount, tokens: tokens, to: &node.appearance)
    }
    node.figures = NamedFigures()
    let inner = { (part: Node) in part.resolved(by: tokens, at: textSize, growth: growth) }
    for index in children.indices { node.children[index] = inner(children[index]) }
    for index in backgrounds.indices {
      node.backgrounds[index].node = inner(backgrounds[index].node)
    }
    for index in overlays.indices { node.overlays[index].node = inner(overlays[index].node) }
    return node
  }

  private mutating func put(_ points: Double, at place: NamedFigures.Place) {
    switch place {
    case .top: layout.padding.top = points
    case .leading: layout.padding.leading = points
    case .bottom: layout.padding.bottom = points
    case .trailing: layout.padding.trailing = points
    case .spacing:
      guard case .stack(var stack) = content else { return }
      stack.spacing = points
      content = .stack(stack)
    case .width: layout.width = .fixed(points)
    case .height: layout.height = .fixed(points)
    case .minimumWidth: layout.width = layout.width.with(minimum: points)
    case .minimumHeight: layout.height = layout.height.with(minimum: points)
    case .maximumWidth: layout.width = layout.width.with(maximum: points)
    case .maximumHeight: layout.height = layout.height.with(maximum: points)
    case .offsetX: layout.offset.x = points
    case .offsetY: layout.offset.y = points
    case .safeAreaBottom:
      guard case .scaffold(var scaffold) = content else { return }
      scaffold.safeArea.bottom = points
      content = .scaffold(scaffold)
    case .symbolSize:
      guard case .symbol(var symbol) = content else { return }
      symbol.size = points
      content = .symbol(symbol)
      (layout.width, layout.height) = (.fixed(points), .fixed(points))
    }
  }
}

extension Extent {
  fileprivate func with(minimum: Double) -> Extent {
    switch self {
    case .fill: .fill(minimum: minimum)
    case .range(_, let maximum): .range(minimum: minimum, maximum: maximum)
    default: .range(minimum: minimum)
    }
  }

  fileprivate func with(maximum: Double) -> Extent {
    if case .range(let minimum, _) = self { return .range(minimum: minimum, maximum: maximum) }
    return .range(maximum: maximum)
  }
}
