internal import DesignTokens
internal import Drawing
internal import Geometry
internal import Imaging
internal import ViewTree

extension Painter {
  /// Points; letters of text blurred by this much are a grey band.
  private static let edgeBlur = 6.0
  /// How much of content in full effect is covered.
  private static let edgeCover = 0.92
  /// The part of the frame along the edge where the effect is full: at the top the status bar and half of
  /// the title's row, at the bottom what lies below the tab bar and its lower half.
  private static let fullParts = [EdgeFading.Edge.top: 0.72, .bottom: 0.5]

  mutating func paint(_ fading: EdgeFading, frame: Rect) {
    if fading.strength <= 0 { return }
    let strength = min(1, fading.strength)
    let fade = EdgeFade(
      edge: fading.edge == .top ? .top : .bottom, sigma: Self.edgeBlur * strength * scale,
      color: tokens[fading.ground].opacity(Self.edgeCover * strength),
      depth: frame.height * (Self.fullParts[fading.edge] ?? 0.5))
    commands.append(.edgeFade(frame, fade))
  }
}
