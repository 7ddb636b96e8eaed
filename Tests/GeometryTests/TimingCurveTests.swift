import Geometry
import Testing

@Suite struct TimingCurveTests {
  /// At the tenths of the duration, from the platform notes, section 10 (computed there with an
  /// implementation of its own).
  @Test(
    "the curves of push and press have the published values at every tenth",
    arguments: [
      (
        TimingCurve(0.32, 0.72, 0, 1),
        [
          0.269821, 0.655694, 0.847154, 0.918410, 0.954809, 0.975778, 0.988238, 0.995393, 0.998969,
        ]
      ),
      (
        TimingCurve(0.23, 1, 0.32, 1),
        [
          0.398124, 0.681869, 0.843011, 0.925152, 0.965983, 0.985877, 0.995043, 0.998753, 0.999865,
        ]
      ),
    ])
  func publishedValues(curve: TimingCurve, expected: [Double]) {
    for (index, value) in expected.enumerated() {
      let found = curve.progress(at: Double(index + 1) / 10)
      #expect((found - value).magnitude < 1e-6, "at \(index + 1) tenths: \(found)")
    }
  }

  @Test("progress is exactly 0 and 1 at the ends and beyond them")
  func ends() {
    let curve = TimingCurve(0.32, 0.72, 0, 1)
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: -1) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(curve.progress(at: 2) == 1)
  }

  @Test("the linear curve returns its time to the last bit")
  func linear() {
    for time in [0.1, 0.3, 1.0 / 3, 0.7] {
      #expect(TimingCurve.linear.progress(at: time) == time)
    }
  }

  @Test("a curve that is symmetric about its centre is half way at half time")
  func symmetric() {
    let found = TimingCurve(0.42, 0, 0.58, 1).progress(at: 0.5)
    #expect((found - 0.5).magnitude < 1e-12)
  }

  @Test("mirrored control points mirror the progress")
  func mirrored() {
    let curve = TimingCurve(0.25, 0.1, 0.25, 1)
    let mirror = TimingCurve(0.75, 0, 0.75, 0.9)
    for time in stride(from: 0.05, to: 1, by: 0.05) {
      let sum = curve.progress(at: time) + mirror.progress(at: 1 - time)
      #expect((sum - 1).magnitude < 1e-9)
    }
  }

  @Test("progress never falls where both control points rise")
  func monotonous() {
    let curve = TimingCurve(0.32, 0.72, 0, 1)
    let values = (0...1000).map { curve.progress(at: Double($0) / 1000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
