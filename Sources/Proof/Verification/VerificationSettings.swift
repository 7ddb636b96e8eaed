package import DesignTokens
package import Imaging
package import Snapshots

/// What a run is asked for, apart from its scenarios.
package struct VerificationSettings: Sendable {
  /// The folder of references.
  package var snapshots: String
  /// Where results and pictures go.
  package var output: String
  /// In place of those that the scenarios name.
  package var devices: [DeviceProfile]?
  /// Device pixels a point, in place of the devices' own.
  package var scale: Double?
  /// The only screenshot to take, by its name, or a pattern of names with `*` and `?`; nil for all.
  package var screenshot: String?
  /// Which screenshots are left out where none is asked for by name.
  package var shotRules: [ShotRule] = []
  /// Why nothing is recorded, for those who look for a reference; nil where the mode says it all.
  package var recordHint: String?
  /// The only shots to take, as a change of data has affected them; nil for all.
  package var affected: Set<AffectedShot>?
  /// The part of the run that is done here; nil for all of it.
  package var shard: Shard?
  /// Before those of headers and steps.
  package var tolerances = Tolerances.exact
  package var recordMode = RecordMode.never
  /// Whether shots that pass leave a picture too, for a page that shows all.
  package var showsPassedShots = false
  /// Whether they leave one as the actual picture too, for tools that list all files.
  package var keepsPassedPictures = false
  /// 1 or more.
  package var workerCount = 1
  /// The version of the renderer, as references carry it.
  package var version: String
  /// How the program is called from the working folder.
  package var program = "basiri"
  /// Options that a command line needs to make a shot again under the same conditions.
  package var repeatedOptions = ""

  package init(snapshots: String, output: String, version: String) {
    self.snapshots = snapshots
    self.output = output
    self.version = version
  }
}
