internal import Geometry
package import ViewTree

/// The five tabs, each as an outline and filled.
extension Symbol {
  /// Today.
  package static let sun = Symbol("sun", [.stroke(.circle(12, 12, 4.1), sunRays)])
  package static let sunFilled = Symbol(
    "sun.filled", [.fill(.circle(12, 12, 5.05)), .stroke(sunRays)])

  /// My path: a way that winds from one place to another.
  package static let path = Symbol(
    "path", [.stroke(.circle(5.35, 18.6, 2.3), winding, .circle(18.65, 5.4, 2.3))])
  package static let pathFilled = Symbol(
    "path.filled", [.fill(.circle(5.35, 18.6, 3.25), .circle(18.65, 5.4, 3.25)), .stroke(winding)])

  /// The guide.
  package static let bubble = Symbol("bubble", [.stroke(bubbleOutline)])
  package static let bubbleFilled = Symbol("bubble.filled", [.fill(bubbleOutline.grown(by: 0.9))])
  /// A guide that thinks.
  package static let bubbleWithDots = Symbol(
    "bubble.dots", [.stroke(bubbleOutline), .fill(bubbleDots)])
  package static let bubbleWithDotsFilled = Symbol(
    "bubble.dots.filled", [.fill(bubbleOutline.grown(by: 0.9), bubbleDots.reversed)])

  /// The circle of companions.
  package static let people = Symbol(
    "people", [.stroke(companionHead, companionBody, neighbourHead, neighbourBody)])
  package static let peopleFilled = Symbol(
    "people.filled",
    [
      .fill(
        companionHead.grown(by: 0.9), companionBody.grown(by: 0.9),
        neighbourHead.grown(by: 0.85), neighbourShape)
    ])

  /// Me.
  package static let person = Symbol("person", [.stroke(personHead, personBody)])
  package static let personFilled = Symbol(
    "person.filled", [.fill(personHead.grown(by: 0.9), personBody.grown(by: 0.9))])

  private static let sunRays = (0..<8).reduce(into: Path()) { rays, turn in
    let ray = Path.contour(12, 4.5, .line(12, 2.5))
    rays.append(ray.turned(byDegrees: Double(turn) * 45, about: 12, 12))
  }

  private static let winding = Path.contour(
    10.7, 18.6, .line(16.1, 18.6), .arc(16.1, 15.3, 3.3, from: 90, to: -90), .line(7.9, 12),
    .arc(7.9, 8.7, 3.3, from: 90, to: 270), .line(13.3, 5.4))

  private static let bubbleOutline = Path.contour(
    12, 3.7, .curve(17.1, 3.7, 21.05, 6.95, 21.05, 11.15),
    .curve(21.05, 15.35, 17.1, 18.6, 12, 18.6), .curve(11.2, 18.6, 10.5, 18.52, 9.75, 18.38),
    .curve(8.75, 19.5, 7.35, 20.3, 5.75, 20.5), .curve(5.2, 20.55, 5.0, 20.15, 5.3, 19.75),
    .curve(5.9, 18.9, 6.15, 17.9, 6.1, 16.75), .curve(4.15, 15.4, 2.95, 13.4, 2.95, 11.15),
    .curve(2.95, 6.95, 6.9, 3.7, 12, 3.7), .close)

  private static let bubbleDots: Path = [8.0, 12, 16].reduce(into: Path()) { dots, x in
    dots.append(.circle(x, 11.15, 1.2))
  }

  private static let personHead = Path.circle(12, 7.35, 3.9)
  private static let personBody = Path.contour(
    12, 13.9, .curve(16.4, 13.9, 19.55, 16.2, 19.55, 19.05),
    .curve(19.55, 20.25, 18.9, 20.9, 17.7, 20.9), .line(6.3, 20.9),
    .curve(5.1, 20.9, 4.45, 20.25, 4.45, 19.05), .curve(4.45, 16.2, 7.6, 13.9, 12, 13.9), .close)

  private static let companionHead = Path.circle(8.6, 8.05, 3.3)
  private static let companionBody = Path.contour(
    8.6, 13.7, .curve(12.4, 13.7, 15.15, 15.75, 15.15, 18.3),
    .curve(15.15, 19.3, 14.6, 19.85, 13.6, 19.85), .line(3.6, 19.85),
    .curve(2.6, 19.85, 2.05, 19.3, 2.05, 18.3), .curve(2.05, 15.75, 4.8, 13.7, 8.6, 13.7), .close)

  private static let neighbourHead = Path.circle(16.9, 9.0, 2.65)
  private static let neighbourBody = Path.contour(
    16.5, 13.75, .curve(19.7, 13.6, 22.05, 15.5, 22.05, 17.75),
    .curve(22.05, 18.65, 21.55, 19.15, 20.65, 19.15), .line(18.4, 19.15))
  private static let neighbourShape = Path.contour(
    15.2, 13.05, .curve(19.5, 12.1, 22.95, 14.6, 22.95, 17.75),
    .curve(22.95, 19.25, 22.15, 20.05, 20.65, 20.05), .line(17.15, 20.05),
    .curve(17.6, 17.2, 17.3, 14.9, 15.2, 13.05), .close)
}
