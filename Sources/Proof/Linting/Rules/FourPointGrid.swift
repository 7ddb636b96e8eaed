import DesignTokens
import Geometry
import LayoutEngine
import Screens
import Simulation
import ViewTree

/// Free spacing, the room around things and between them, is whole steps of the grid; what the design
/// names (page insets, the gap between sections) is exempt, and so is what the device gives.
struct FourPointGrid: ScreenRule {
  let name = "four-point-grid"
  let summary = "Room around things and between them is whole steps of the grid"
  let section = "Design document, Tokens: Spacing (4-pt grid)"

  func check(_ screen: LaidOutScreen) -> [LintFault] {
    // Elsewhere spacing grows with text.
    guard screen.settings.environment.textSize == .large else { return [] }
    let grid = Grid(screen)
    return IdentifiedNode.all(in: screen.node).flatMap { item in
      grid.strays(of: item.node).map { stray in
        LintFault(
          item.id, "\(stray.place) is off the grid", found: stray.points.points,
          wanted: "a multiple of \(grid.step.points)", about: "\(stray.place) \(stray.points.plain)"
        )
      }
    }
  }
}

/// The steps that spacing may have on a screen.
private struct Grid {
  let step: Double
  /// What is exempt as a figure, since it comes without a name.
  private let literals: [Double]
  /// What a page sheet keeps clear at the top where the device takes less.
  ///
  /// Source: platform figures section 4.
  private static let leastClearance = 30.0

  /// What steps are counted from: nothing, and what the device takes at an edge.
  private let origins: [Double]
  private let tokens: DesignTokens

  init(_ screen: LaidOutScreen) {
    tokens = screen.tokens
    step = tokens[.grid]
    let device = screen.device
    literals = [
      tokens[.cardInset], tokens[.textInset], tokens[.sectionGap], tokens[.rowInset],
      Self.leastClearance,
    ]
    origins = [0, device.safeAreaTop, device.safeAreaBottom]
  }

  func strays(of node: Node) -> [(place: String, points: Double)] {
    var figures: [(place: String, points: Double, isFine: Bool)] = []
    let padding = node.layout.padding
    for (place, points) in [
      ("top", padding.top), ("leading", padding.leading), ("bottom", padding.bottom),
      ("trailing", padding.trailing),
    ] {
      figures.append(("padding \(place)", points, holds(points)))
    }
    if case .stack(let stack) = node.content {
      figures.append(("spacing", stack.spacing, holds(stack.spacing)))
    }
    if case .scroll(let scroll) = node.content {
      for points in [scroll.insets.top, scroll.insets.bottom] {
        figures.append(("inset", points, holds(points)))
      }
    }
    for entry in node.figures.lengths {
      guard let place = entry.place.spacingName else { continue }
      figures.append((place, tokens.points(entry.length), holds(entry.length)))
    }
    return figures.filter { !$0.isFine }.map { ($0.place, $0.points) }
  }

  private func holds(_ points: Double) -> Bool {
    let isStep = origins.contains { origin in
      let steps = (points - origin) / step
      return steps > -1e-6 && abs(steps - steps.rounded()) < 1e-6
    }
    return isStep || literals.contains { abs($0 - points) < 1e-6 }
  }

  /// Whatever the design names is fine, and so are sums of it with whole steps.
  private func holds(_ length: Length) -> Bool {
    // What puts a thing in the middle of a line of text follows from the text.
    if length.isMeasured { return true }
    return switch length {
    case .points(let points): holds(points)
    case .token, .line: true
    case .product(.token(.grid), let factor): factor == factor.rounded()
    case .product(let part, _): holds(part)
    case .sum(let left, let right), .least(let left, let right), .most(let left, let right):
      holds(left) && holds(right)
    case .scaled(let part, _): holds(part)
    }
  }
}

extension Length {
  /// Whether the height of a line has a part in it.
  fileprivate var isMeasured: Bool {
    switch self {
    case .points, .token: false
    case .line: true
    case .product(let part, _), .scaled(let part, _): part.isMeasured
    case .sum(let left, let right), .least(let left, let right), .most(let left, let right):
      left.isMeasured || right.isMeasured
    }
  }
}

extension NamedFigures.Place {
  /// What a message calls it; nil for what is no room around or between things.
  fileprivate var spacingName: String? {
    switch self {
    case .top: "padding top"
    case .leading: "padding leading"
    case .bottom: "padding bottom"
    case .trailing: "padding trailing"
    case .spacing: "spacing"
    case .width, .height, .minimumWidth, .minimumHeight, .maximumWidth, .maximumHeight, .offsetX,
      .offsetY, .symbolSize, .safeAreaBottom:
      nil
    }
  }
}
