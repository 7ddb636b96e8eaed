import Documents
import Imaging
import Reports
import Snapshots
import Testing

@Suite struct DiffReportTests {
  private func measurement(
    changed: Int, differing: Int, total: Int, step: Int, bounds: PixelRect?
  ) -> Measurement {
    var measurement = Measurement()
    measurement.changedPixels = changed
    measurement.differingPixels = differing
    measurement.totalPixels = total
    measurement.maxChannelDelta = step
    measurement.bounds = bounds
    return measurement
  }

  /// 3 of 8 pixels are 37.5 %.
  @Test func `A difference has odiff's keys and ours`() {
    let verdict = Verdict.different(
      measurement(
        changed: 4, differing: 3, total: 8, step: 64,
        bounds: PixelRect(x: 1, y: 2, width: 3, height: 4)))
    let report = DiffReport(verdict: verdict, tolerances: Tolerances(maxDiffPixels: 2))
    let expected: JSONValue = .object([
      "match": false, "reason": "pixel-diff", "diffCount": 3,
      "diffPercentage": .number(37.5, decimals: 6), "maxChannelDelta": 64,
      "bounds": .object(["x": 1, "y": 2, "width": 3, "height": 4]),
      "tolerances": .array([
        .object([
          "name": "maxDiffPixels", "used": .number(3, decimals: 6),
          "allowed": .number(2, decimals: 6), "unit": "pixels",
        ])
      ]),
    ])
    #expect(report.json.text == expected.text)
    #expect(
      report.text == """
        different: 3 of 8 pixels differ (37.5 %), 1 more forgiven, largest channel step 64, in 3×4 at (1, 2)
          maxDiffPixels: used 3 > allowed 2 pixels

        """)
  }

  @Test func `A pass says used and allowed too`() {
    let verdict = Verdict.similar(
      measurement(changed: 1, differing: 1, total: 1000, step: 2, bounds: nil))
    let report = DiffReport(verdict: verdict, tolerances: Tolerances(maxDiffRatio: 0.01))
    #expect(
      report.text == """
        similar: 1 of 1000 pixels differ (0.1 %), largest channel step 2
          maxDiffRatio: used 0.001 ≤ allowed 0.01 of all pixels

        """)
    #expect(report.json.text.contains("\"match\": true"))
  }

  @Test(arguments: [
    (
      Verdict.sizeMismatch(
        expected: PixelSize(width: 2, height: 3), actual: PixelSize(width: 4, height: 3)),
      "layout-diff", "expected 2×3 pixels, found 4×3\n"
    ),
    (.missingReference, "file-not-exists", "a.png: no such file\n"),
    (.unreadable(reason: "not a PNG file"), "file-not-readable", "a.png: not a PNG file\n"),
  ])
  func `Every other verdict has its reason`(verdict: Verdict, reason: String, text: String) {
    let file = verdict.measurement == nil && reason != "layout-diff" ? "a.png" : nil
    let report = DiffReport(verdict: verdict, tolerances: .exact, file: file)
    #expect(report.json.text.contains("\"reason\": \"\(reason)\""))
    #expect(report.json.text.contains("\"match\": false"))
    #expect(report.text == text)
  }
}
