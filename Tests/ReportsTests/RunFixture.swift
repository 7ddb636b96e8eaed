import Imaging
import Reports
import Snapshots

/// A run with one shot of several statuses and a hostile name.
enum RunFixture {
  static let hostile = "<script>alert(1)</script>\"'&\u{202E}../"

  static func shot(
    _ path: String, scenario: String = "تعهد صبح", screenshot: String = "در حال عمل",
    status: ShotResult.Status = .passed, summary: String = "identical", details: [String] = []
  ) -> ShotResult {
    ShotResult(
      path: path, scenario: scenario, screenshot: screenshot, device: "iPhone 16", scale: 3,
      place: ShotResult.Place(file: "seeds/scenarios/commit.yaml", line: 14, column: 3),
      status: status, summary: summary, details: details,
      images: ShotResult.Images(
        expected: "expected/\(path)", actual: "actual/\(path)",
        diff: status == .different ? "diff/\(path)" : nil),
      command: "basiri verify seeds/scenarios/commit.yaml")
  }

  static var different: ShotResult {
    var shot = shot("b.png", details: ["today/title moved by 1 px, 50% of it"])
    var measurement = Measurement()
    measurement.changedPixels = 3
    measurement.differingPixels = 3
    measurement.totalPixels = 8
    measurement.maxChannelDelta = 64
    measurement.bounds = PixelRect(x: 1, y: 2, width: 3, height: 4)
    shot.record(.different(measurement), tolerances: Tolerances(maxDiffPixels: 2))
    shot.images.diff = "diff/b.png"
    shot.acceptCommand = "basiri approve b.png"
    return shot
  }

  static var run: RunResult {
    RunResult(shots: [
      shot("a.png"), different,
      shot("c.png", scenario: hostile, status: .broken, summary: "no element 'ثبت'"),
      shot("d.png", status: .missing, summary: "no reference"),
    ])
  }
}
