extension FrameRenderer {
  /// The version of the renderer; it goes up with every change that moves a pixel.
  package static let version = "0.1.0"
}
