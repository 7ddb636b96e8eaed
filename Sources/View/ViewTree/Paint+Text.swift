internal import DesignTokens
internal import Imaging

extension Paint: CustomStringConvertible {
  /// The token's name or the colour's channels: «secondaryLabel», «acted 18%», «#FFFFFF».
  package var description: String {
    switch self {
    case .token(let token, let opacity):
      opacity == 1 ? token.rawValue : "\(token.rawValue) \(Int((opacity * 100).rounded()))%"
    case .color(let color): color.hexadecimal
    }
  }
}
