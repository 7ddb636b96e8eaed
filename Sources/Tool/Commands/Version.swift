internal import Simulation

extension CommandRunner {
  /// The version of the program, which is that of its renderer.
  package static let version = FrameRenderer.version
}
