import DesignTokens
import Imaging
import ViewTree

extension Paint {
  /// The name of the token with its share, or the value.
  var words: String {
    switch self {
    case .token(let token, 1): token.rawValue
    case .token(let token, let opacity): "\(token.rawValue) at \((opacity * 100).plain) %"
    case .color(let color): color.hexadecimal
    }
  }
}

extension Corners {
  /// The kind of corners in a word or two.
  var words: String {
    switch self {
    case .square: "square corners"
    case .capsule: "a capsule"
    case .rounded(.token(let token)), .continuous(.token(let token)),
      .continuousTop(.token(let token)):
      "corners of \(token.rawValue)"
    case .rounded(.points(let points)), .continuous(.points(let points)),
      .continuousTop(.points(let points)):
      "corners of \(points.points)"
    case .rounded, .continuous, .continuousTop: "corners of their own"
    }
  }
}
