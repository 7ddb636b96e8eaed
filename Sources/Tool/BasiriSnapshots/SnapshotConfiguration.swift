/// How snapshots are taken and compared; what is nil is found or left to the scenario.
public struct SnapshotConfiguration: Sendable {
  /// When references are written.
  public enum Record: String, Sendable, CaseIterable {
    /// Every picture that is not identical becomes the reference.
    case all
    /// Pictures that fail become the reference.
    case failed
    /// Pictures without a reference become one, and the test still fails.
    case missing
    case never
  }

  /// The folder with `seeds/` and `Fonts/`; nil to look for it from the test's file upwards.
  public var project: String?
  /// The folder of references. Nil for the project's own where a scenario is shot, and for `Snapshots`
  /// beside the test's file where a picture is given.
  public var snapshots: String?
  /// Where pictures of failures go; nil for `out/verify` in the project where a scenario is shot,
  /// and for `.build/snapshots` in the test's package where a picture is given.
  public var output: String?
  /// Nil for what the variable `BASIRI_RECORD` says; without it `never` on a build server, otherwise
  /// `missing`.
  public var record: Record?
  /// The device to draw for, by its name; nil for those of the scenario.
  public var device: String?
  /// Device pixels a point; nil for the device's own.
  public var scale: Double?
  /// Before those of the scenario.
  public var tolerances = SnapshotTolerances()
  /// Rectangles of device pixels that are not compared, in a picture that is given.
  public var masks: [SnapshotMask] = []

  public init() {}
}

/// What a comparison forgives; exact where nothing is given.
public struct SnapshotTolerances: Sendable {
  /// The largest step of a premultiplied channel that is forgiven, 0 … 255.
  public var channelTolerance: Int?
  /// The most differing pixels.
  public var maxDiffPixels: Int?
  /// The part of all pixels that may differ, 0 … 1.
  public var maxDiffRatio: Double?
  /// The distance of two colours that is not seen, 0 … 1; anti-aliasing is forgiven with it.
  public var perceptualThreshold: Double?
  /// The most differing pixels in any square of a side in pixels.
  public var window: (side: Int, maxDiffPixels: Int)?

  public init(
    channelTolerance: Int? = nil, maxDiffPixels: Int? = nil, maxDiffRatio: Double? = nil,
    perceptualThreshold: Double? = nil, window: (side: Int, maxDiffPixels: Int)? = nil
  ) {
    self.channelTolerance = channelTolerance
    self.maxDiffPixels = maxDiffPixels
    self.maxDiffRatio = maxDiffRatio
    self.perceptualThreshold = perceptualThreshold
    self.window = window
  }
}

/// A part of a picture that is not compared, in device pixels from its left and top edges.
public struct SnapshotMask: Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
