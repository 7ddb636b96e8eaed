internal import Diagnostics
internal import Imaging
internal import PNGCoding
internal import Reports
internal import Snapshots

/// Two files and what their comparison has found.
struct FileComparison {
  private(set) var report: DiffReport
  /// What differs, for a picture; nil where nothing does or nothing could be compared.
  private var difference: (expected: DecodedImage, actual: DecodedImage, map: DifferenceMap?)?

  init(_ expectedPath: String, _ actualPath: String, _ tolerances: Tolerances) {
    let pair = PicturePair(expectedPath: expectedPath, actualPath: actualPath)
    let failed = { (verdict: Verdict, path: String) in
      DiffReport(verdict: verdict, tolerances: tolerances, file: path)
    }
    switch (pair.expected, pair.actual) {
    case (.picture(let expected), .picture(let actual)):
      report = DiffReport(verdict: .missingReference, tolerances: tolerances)
      compare(expected, actual, tolerances)
      report.notes = Self.notes(expectedPath, actualPath, pair)
    case (.animation(let expected), .animation(let actual)):
      report = DiffReport(verdict: .missingReference, tolerances: tolerances)
      do throws(PNGError) {
        try compareAnimations(expected, actual, tolerances)
      } catch {
        report = failed(.unreadable(reason: error.description), expectedPath)
      }
    case (.missing, _): report = failed(.missingReference, expectedPath)
    case (.unreadable(let reason), _): report = failed(.unreadable(reason: reason), expectedPath)
    case (_, .missing): report = failed(.missingReference, actualPath)
    case (_, .unreadable(let reason)): report = failed(.unreadable(reason: reason), actualPath)
    case (.animation, .picture):
      report = failed(.unreadable(reason: Self.mixed(actualPath)), expectedPath)
    case (.picture, .animation):
      report = failed(.unreadable(reason: Self.mixed(expectedPath)), actualPath)
    }
  }

  private static func mixed(_ other: String) -> String {
    "is an animation, and '\(other)' is a still picture; they cannot be compared"
  }

  private mutating func compare(
    _ expected: DecodedImage, _ actual: DecodedImage, _ tolerances: Tolerances
  ) {
    let comparison = PixelComparison(expected: expected, actual: actual, tolerances: tolerances)
    report = DiffReport(verdict: comparison.verdict, tolerances: tolerances)
    report.sizes = (
      PixelSize(width: expected.width, height: expected.height),
      PixelSize(width: actual.width, height: actual.height)
    )
    if case .identical = comparison.verdict { return }
    difference = (expected, actual, comparison.map)
  }

  /// Frame by frame; the verdict and the picture are those of the first frame that differs.
  private mutating func compareAnimations(
    _ expected: [UInt8], _ actual: [UInt8], _ tolerances: Tolerances
  ) throws(PNGError) {
    var (left, right) = (try AnimationReader(expected), try AnimationReader(actual))
    var animation = DiffReport.Animation(
      expectedFrames: left.frameCount, actualFrames: right.frameCount)
    var index = 0
    while let mine = try left.nextFrame(), let theirs = try right.nextFrame() {
      let isDecided = animation.first != nil
      if animation.timing == nil, mine.duration != theirs.duration {
        animation.timing =
          "frame \(index) stands \(mine.duration) ms, found \(theirs.duration) ms"
      }
      let comparison = PixelComparison(
        expected: mine.image, actual: theirs.image, tolerances: tolerances)
      if !comparison.verdict.isPass {
        animation.differingFrames += 1
        if !isDecided {
          animation.first = (index, mine.start)
          compare(mine.image, theirs.image, tolerances)
        }
      } else if index == 0 {
        compare(mine.image, theirs.image, tolerances)
      }
      index += 1
      if case .sizeMismatch = comparison.verdict { break }
    }
    report.animation = animation
  }

  /// What the pixels alone do not tell.
  private static func notes(
    _ expectedPath: String, _ actualPath: String, _ pair: PicturePair
  ) -> [String] {
    guard let expected = pair.expectedTraits, let actual = pair.actualTraits else { return [] }
    var notes: [String] = []
    if expected.bitDepth > 8 || actual.bitDepth > 8 {
      notes.append("samples of 16 bits are compared as the nearest ones of 8 bits")
    }
    let names = Set(expected.colorChunks.keys).union(actual.colorChunks.keys).sorted()
    let differing = names.filter { expected.colorChunks[$0] != actual.colorChunks[$0] }
    if !differing.isEmpty {
      notes.append(
        "the files differ in what they say of their colours (\(differing.joined(separator: ", "))), "
          + "which is not compared")
    }
    return notes
  }

  /// Nil where nothing differs.
  /// - Throws: Where no picture holds the difference.
  func picture() throws(Diagnostic) -> Bitmap? {
    guard let (expected, actual, map) = difference else { return nil }
    guard DiffImage.canDraw(expected: expected, actual: actual) else {
      throw Diagnostic(.error, "the pictures are too large for a picture of their difference")
    }
    return DiffImage.draw(expected: expected, actual: actual, map: map)
  }
}
