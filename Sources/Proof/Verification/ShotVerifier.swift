import Diagnostics
import Drawing
import Imaging
import LayoutEngine
package import Reports
import Scenarios
package import Simulation
import Snapshots
package import ViewTree

/// Takes shots one after another and holds each against its reference. One verifier serves one thread.
package final class ShotVerifier {
  private let context: VerificationContext
  private let renderer: FrameRenderer
  private let pictures: PictureVerifier

  /// - Throws: What a renderer or a decoder throws that cannot start.
  package init(_ context: VerificationContext) throws {
    self.context = context
    renderer = try FrameRenderer(context.resources)
    pictures = try PictureVerifier(context.settings, texts: context.texts)
  }

  /// The result of a shot. Whatever goes wrong on the way is part of it.
  package func verify(_ entry: VerificationPlan.Entry) -> ShotResult {
    switch entry.subject {
    case .frame(let frame): verify(entry.shot, showing: frame)
    case .stopped(let failure): entry.shot.stopped(failure)
    }
  }

  /// The result of a shot that shows a tree of nodes.
  package func verify(
    _ shot: PlannedShot, showing node: Node, _ settings: FrameSettings
  ) -> ShotResult {
    pictures.settle(shot) {
      try judge(try renderer.layOut(node, settings), settings, as: shot, crop: nil)
    }
  }

  private func verify(_ shot: PlannedShot, showing frame: PlannedFrame) -> ShotResult {
    pictures.settle(shot) {
      let tree = try renderer.layOut(frame.node, frame.settings)
      let crop = frame.crop(in: tree)
      if let id = frame.shot.screenshot.crop, crop == nil {
        throw DiagnosticList([
          Diagnostic(
            .error, "the crop '\(id)' matches nothing on the screen",
            hint: NearestName.find(id, among: tree.nodes.map(\.id)).map { "did you mean '\($0)'?" })
        ])
      }
      return try judge(tree, frame.settings, as: shot, crop: crop)
    }
  }

  private func judge(
    _ tree: LayoutTree, _ settings: FrameSettings, as shot: PlannedShot, crop: FrameRegion?
  ) throws -> ShotResult {
    let masks = try MaskPlacement.rectangles(of: shot.masks, in: tree, crop: crop)
    renderer.draw(renderer.paint(tree, settings))
    let bitmap = renderer.picture
    let tokens = context.resources.tokens
    return try pictures.judge(
      ShotPicture(
        bitmap: crop.map { bitmap.part($0) } ?? bitmap,
        origin: crop.map { (x: $0.x, y: $0.y) } ?? (x: 0, y: 0),
        layout: { LayoutRecord(tree, tokens: tokens) }),
      as: shot, masks: masks)
  }
}
