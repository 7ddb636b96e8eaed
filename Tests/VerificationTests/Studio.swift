import FileSystem
import Imaging
import PNGCoding
import Reports
import Scenarios
import Simulation
import Snapshots
import Verification

/// A folder of references and a run folder, and shots of hand-made pictures that are held against them.
struct Studio {
  let scratch: ScratchFolder
  var settings: VerificationSettings

  init() throws {
    scratch = try ScratchFolder()
    settings = VerificationSettings(
      snapshots: scratch.file("references"), output: scratch.file("run"), version: "test")
  }

  static let path = "صبح/الف.png"

  var store: ReferenceStore { ReferenceStore(folder: settings.snapshots) }

  func verifier(_ resources: RenderingResources? = nil) throws -> ShotVerifier {
    let resources = try resources ?? Project.resources()
    return try ShotVerifier(try VerificationContext(settings, resources: resources))
  }

  func pictures() throws -> PictureVerifier { try PictureVerifier(settings) }

  func verify(_ bitmap: Bitmap, _ shot: PlannedShot = Studio.shot()) throws -> ShotResult {
    try pictures().verify(shot, showing: bitmap)
  }

  static func shot(
    _ path: String = Studio.path, tolerances: Tolerances = .exact, masks: [Mask] = [],
    scale: Double = 1
  ) -> PlannedShot {
    PlannedShot(
      path: path, scenario: "صبح", screenshot: "الف", device: "iPhone 16", scale: scale,
      place: ShotResult.Place(file: "a.yaml", line: 4, column: 3), tolerances: tolerances,
      masks: masks)
  }

  /// A grey picture with one pixel of another grey.
  static func picture(_ width: Int = 4, _ height: Int = 3, dot: UInt8 = 128) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap[x, y] = Pixel(red: 128, green: 128, blue: 128) }
    }
    bitmap[1, 1] = Pixel(red: dot, green: dot, blue: dot)
    return bitmap
  }

  /// The bytes of a reference, nil where there is none.
  func reference(_ path: String = Studio.path) -> [UInt8]? {
    try? Files.read(store.file(of: path))
  }

  func put(_ bitmap: Bitmap, at path: String = Studio.path) throws {
    try store.write(PNGEncoder().encodeReference(bitmap, scale: 1), to: path)
  }
}
