/// What to draw, back to front, as a flat array of commands in device pixels.
///
/// Equal lists draw equal pictures, so a list that did not change needs no raster.
package struct DisplayList: Hashable, Sendable {
  package let widthInPixels: Int
  package let heightInPixels: Int
  package let commands: [DrawCommand]

  /// - Precondition: every group that is pushed is popped, and nothing else is.
  package init(widthInPixels: Int, heightInPixels: Int, commands: [DrawCommand]) {
    var depth = 0
    for command in commands {
      switch command {
      case .pushClip, .pushLayer: depth += 1
      case .pop: depth -= 1
      case .fill, .stroke, .glyphs, .shadow, .backdrop, .edgeFade, .picture: break
      }
      precondition(depth >= 0, "pop without push")
    }
    precondition(depth == 0, "\(depth) groups are still open")
    self.widthInPixels = widthInPixels
    self.heightInPixels = heightInPixels
    self.commands = commands
  }
}
