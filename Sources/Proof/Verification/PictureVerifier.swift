import Diagnostics
import FileSystem
package import Imaging
package import PNGCoding
package import Reports
import Simulation
package import Snapshots

/// Holds pictures against their references and leaves what a reader needs to see a difference. One
/// verifier serves one thread.
package final class PictureVerifier {
  private let settings: VerificationSettings
  private let store: ReferenceStore
  private let folder: RunFolder
  private let texts: [PNGMetadata.Text]
  private let encoder = PNGEncoder()
  private let decoder: PNGDecoder

  /// - Parameter texts: What references say besides their notes.
  /// - Throws: `PNGError.libraryFailure` without memory.
  package init(
    _ settings: VerificationSettings, texts: [PNGMetadata.Text] = []
  ) throws(PNGError) {
    self.settings = settings
    self.texts = texts
    store = ReferenceStore(folder: settings.snapshots)
    folder = RunFolder(path: settings.output)
    decoder = try PNGDecoder()
  }

  /// The result of a shot whose picture is there already, drawn by whomever.
  ///
  /// Its masks are rectangles of device pixels, for it has no elements.
  package func verify(
    _ shot: PlannedShot, showing bitmap: Bitmap, masks: [PixelRect] = []
  ) -> ShotResult {
    settle(shot) {
      let size = PixelSize(width: bitmap.width, height: bitmap.height)
      let outside = PixelComparison.masksOutside(size, masks)
      guard outside.isEmpty else {
        throw DiagnosticList(
          outside.map {
            Diagnostic(.error, "the mask \(masks[$0]) matches nothing: the picture has \(size)")
          })
      }
      return try judge(ShotPicture(bitmap: bitmap), as: shot, masks: masks)
    }
  }

  /// The result of a body, timed; an error of it is a shot that could not be taken.
  func settle(_ shot: PlannedShot, _ body: () throws -> ShotResult) -> ShotResult {
    let clock = ContinuousClock()
    let start = clock.now
    var result: ShotResult
    do {
      result = try body()
      try folder.removePictures(of: shot.path, except: result.images)
    } catch let error as DiagnosticList {
      result = shot.broken(error.diagnostics)
    } catch let error as Diagnostic {
      result = shot.broken([error])
    } catch let error as FileError {
      result = shot.broken([error.diagnostic])
    } catch {
      result = shot.broken([Diagnostic(.error, "\(error)")])
    }
    result.durationInMilliseconds = Int((clock.now - start) / .milliseconds(1))
    return result
  }

  /// The result of a shot that is its reference.
  private func passed(_ shot: PlannedShot, _ verdict: Verdict) throws -> ShotResult {
    var result = shot.result(.passed, summary: "")
    result.record(verdict, tolerances: shot.tolerances)
    if settings.keepsPassedPictures, let bytes = try store.read(shot.path) {
      result.images.actual = try folder.write(bytes, as: .actual, of: shot.path)
    }
    if settings.showsPassedShots, let bytes = try store.read(shot.path) {
      result.images.expected = try folder.write(bytes, as: .expected, of: shot.path)
    }
    return result
  }

  /// The result of a comparison, after references and pictures are written.
  func judge(
    _ picture: ShotPicture, as shot: PlannedShot, masks: [PixelRect]
  ) throws -> ShotResult {
    let actual = DecodedImage(picture.bitmap)
    let found = store.verdict(
      on: actual, path: shot.path, tolerances: shot.tolerances, masks: masks, decoder: decoder)
    let decision = settings.recordMode.decision(for: found.verdict)
    if let measurement = found.verdict.measurement, measurement.totalPixels > 0,
      measurement.maskedPixels == measurement.totalPixels
    {
      throw Diagnostic(
        .error, "the masks cover all \(measurement.totalPixels) pixels: nothing is compared")
    }
    if case .identical = found.verdict { return try passed(shot, found.verdict) }
    var result = shot.result(.broken, summary: "")
    result.record(found.verdict, tolerances: shot.tolerances, decision: decision)
    result.regions = Array((found.map?.clusters() ?? []).prefix(Self.mostRegions))
    if found.verdict == .missingReference, settings.recordMode == .never {
      result.details.append("not recorded: " + (settings.recordHint ?? "the record mode is never"))
    }
    if !found.verdict.isPass { explain(&result, found.reference, found.map, picture) }
    result.images = try pictures(found.reference, actual, found.map, picture, of: shot)
    if result.status.isFailure { result.acceptCommand = settings.acceptCommand(for: shot.path) }
    if case .write = decision {
      let file = try encode(picture, of: shot, .small)
      try store.write(file, to: shot.path)
    }
    return result
  }

  /// What draws otherwise now, then what differs between the two layouts where pixels do, as far as the
  /// reference remembers either.
  private func explain(
    _ result: inout ShotResult, _ reference: DecodedImage?, _ map: DifferenceMap?,
    _ picture: ShotPicture
  ) {
    guard result.status.isFailure, let reference else { return }
    let notes = ReferenceNotes(reference.metadata)
    let drawing = DrawingChange(from: notes, to: ReferenceNotes(texts)).lines
    result.details += drawing
    result.causes = drawing
    guard let before = notes.layout.flatMap({ LayoutRecord(dump: $0) }),
      let after = picture.layout()
    else { return }
    let all = LayoutDifference(from: before, to: after)
    if all.isEmpty {
      let reason = "no element differs: the same layout is drawn otherwise"
      result.details.append(reason)
      if drawing.isEmpty { result.causes = ["the same layout is drawn otherwise"] }
      return
    }
    let difference =
      map.map { all.visible(in: $0, scale: result.scale, origin: picture.origin) } ?? all
    result.details += difference.lines()
    // Other fonts or libraries move and reshape letters; a property they do not change.
    if drawing.isEmpty || difference.changesProperties { result.causes = difference.causes }
  }

  /// Leaves what a reader needs to see the difference.
  private func pictures(
    _ reference: DecodedImage?, _ actual: DecodedImage, _ map: DifferenceMap?,
    _ picture: ShotPicture, of shot: PlannedShot
  ) throws -> ShotResult.Images {
    var images = ShotResult.Images()
    let file = try encode(picture, of: shot, .fast)
    images.actual = try folder.write(file, as: .actual, of: shot.path)
    guard let reference, let bytes = try store.read(shot.path) else { return images }
    images.expected = try folder.write(bytes, as: .expected, of: shot.path)
    guard DiffImage.canDraw(expected: reference, actual: actual) else { return images }
    let drawn = DiffImage.draw(expected: reference, actual: actual, map: map)
    let diff = try encoder.encode(drawn, compression: .fast)
    images.diff = try folder.write(diff, as: .diff, of: shot.path)
    return images
  }

  /// More rectangles than a reader looks at one by one.
  private static let mostRegions = 64

  private func encode(
    _ picture: ShotPicture, of shot: PlannedShot, _ compression: PNGCompression
  ) throws -> [UInt8] {
    try encoder.encodeReference(
      picture.bitmap, scale: shot.scale, layout: picture.layout()?.dump, texts: texts,
      compression: compression)
  }
}

/// A picture with what its reference is to say of it.
struct ShotPicture {
  var bitmap: Bitmap
  /// The pixel of the screen that is the picture's first.
  var origin = (x: 0, y: 0)
  /// Made only where a picture is not its reference.
  var layout: () -> LayoutRecord? = { nil }
}
