import DesignTokens
import PNGCoding
import Reports
package import Simulation
package import Snapshots

/// What all threads of a run share.
package struct VerificationContext: Sendable {
  package let settings: VerificationSettings
  package let resources: RenderingResources
  package let store: ReferenceStore
  package let folder: RunFolder
  let texts: [PNGMetadata.Text]

  /// What pictures say of how they were made.
  var origin: RunOrigin {
    let notes = ReferenceNotes(texts)
    return RunOrigin(
      renderer: notes.renderer ?? "", libraries: notes.libraries, fonts: notes.fonts)
  }

  /// - Throws: What a renderer throws that cannot start.
  package init(_ settings: VerificationSettings, resources: RenderingResources) throws {
    self.settings = settings
    self.resources = resources
    store = ReferenceStore(folder: settings.snapshots)
    folder = RunFolder(path: settings.output)
    texts = resources.metadata(renderer: "basiri \(settings.version)")
  }
}
