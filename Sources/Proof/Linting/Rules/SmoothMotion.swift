import Geometry

/// Between two neighbouring instants nothing leaps: however short the time between them is made, what
/// moves has a place in between.
///
/// A steep curve is no leap. Where a node has moved much further than before and after, the time between
/// is halved again and again; if nearly all of the way is still there in a twentieth of a millisecond,
/// it was no motion.
struct SmoothMotion: LintRule {
  let name = "smooth-motion"
  let summary = "Nothing leaps while it moves"
  let section = "Design document, Tokens: Motion"

  /// Milliseconds between the instants that are looked at first.
  private static let frame = 1000.0 / 60
  /// Milliseconds within which a motion goes no way to speak of.
  private static let moment = 0.05
  /// Points; less is taken for the rounding to pixels.
  private static let leastLeap = 6.0
  /// How many points a change from opaque to transparent counts as.
  private static let fade = 40.0
  /// How much faster than its neighbours a frame must be to be looked at.
  private static let haste = 2.5

  func check(_ passage: MotionPassage) -> [LintFault] {
    let instants = instants(of: passage)
    let pictures = instants.map { Positions(passage.picture($0)) }
    let ways = zip(pictures, pictures.dropFirst()).map { $0.farthest(to: $1) }
    var faults: [LintFault] = []
    for (index, way) in ways.enumerated() {
      guard let way, way.length > Self.leastLeap else { continue }
      let before = index > 0 ? length(of: way.node, pictures[index - 1], pictures[index]) : 0
      let after =
        index + 1 < ways.count ? length(of: way.node, pictures[index + 1], pictures[index + 2]) : 0
      guard way.length > Self.haste * max(before, after) else { continue }
      if let fault = leap(of: way, from: instants[index], to: instants[index + 1], passage) {
        faults.append(fault)
      }
    }
    return faults
  }

  private func instants(of passage: MotionPassage) -> [Double] {
    let count = Int(((passage.end - passage.start) / Self.frame).rounded(.down))
    return (0...max(0, count)).map { passage.start + Double($0) * Self.frame } + [passage.end]
  }

  private func length(of node: String, _ before: Positions, _ after: Positions) -> Double {
    before.way(of: node, to: after) ?? 0
  }

  /// Follows the larger half of the way down to a moment.
  private func leap(
    of way: Way, from start: Double, to end: Double, _ passage: MotionPassage
  ) -> LintFault? {
    var (start, end) = (start, end)
    var (first, last) = (Positions(passage.picture(start)), Positions(passage.picture(end)))
    while end - start > Self.moment {
      let middle = (start + end) / 2
      let between = Positions(passage.picture(middle))
      guard let toMiddle = first.way(of: way.node, to: between),
        let fromMiddle = between.way(of: way.node, to: last)
      else { return nil }
      if max(toMiddle, fromMiddle) < Self.leastLeap { return nil }
      if toMiddle >= fromMiddle {
        (end, last) = (middle, between)
      } else {
        (start, first) = (middle, between)
      }
    }
    guard let rest = first.way(of: way.node, to: last), rest > Self.leastLeap else { return nil }
    return LintFault(
      way.node, "leaps at \(end.milliseconds)",
      found: "\(rest.points) in \((end - start).milliseconds)",
      wanted: "at most \(Self.leastLeap.points)")
  }

  private struct Way {
    var node: String
    var length: Double
  }

  /// Where everything is at an instant, by node; of several with one id the first counts.
  private struct Positions {
    private let order: [String]
    private let places: [String: MotionPassage.Place]

    init(_ picture: MotionPassage.Picture) {
      order = picture.map(\.node)
      places = Dictionary(picture.map { ($0.node, $0.place) }) { first, _ in first }
    }

    /// The outermost of the nodes that go farthest.
    func farthest(to other: Positions) -> Way? {
      var best: Way?
      for node in order {
        guard let length = way(of: node, to: other), length > best?.length ?? 0 else { continue }
        best = Way(node: node, length: length)
      }
      return best
    }

    func way(of node: String, to other: Positions) -> Double? {
      guard let one = places[node], let two = other.places[node] else { return nil }
      // What nobody sees may be anywhere.
      if max(one.opacity, two.opacity) <= 0.01 { return 0 }
      let x = two.center.x - one.center.x
      let y = two.center.y - one.center.y
      let turn = abs(two.opacity - one.opacity) * SmoothMotion.fade
      return max((x * x + y * y).squareRoot() * min(one.opacity, two.opacity), turn)
    }
  }
}
