import BasiriSnapshots
import Testing

@Suite struct MorningTests {
  /// The project is found from this file upwards, and so are the references that `make record` wrote.
  @Test func `The morning looks as it did`() {
    expectSnapshot(of: .scenario("seeds/scenarios/today/morning.yaml"), named: "صبح") {
      $0.scale = 1
    }
  }

  /// A picture of any origin; its reference lies in `Snapshots` beside this file.
  @Test func `A gradient looks as it did`() {
    let width = 32
    let rgba = (0..<width * 8).flatMap { pixel -> [UInt8] in
      [UInt8(pixel % width * 8), 64, UInt8(pixel / width * 32), 255]
    }
    expectGradient(rgba)
  }

  @Test func `A picture that differs is told`() {
    let black: [UInt8] = Array(repeating: [0, 0, 0, 255], count: 32 * 8).flatMap { $0 }
    withKnownIssue { expectGradient(black) { $0.record = .never } }
  }

  /// Both tests share a reference, so they share the call: two calls with one name are refused.
  private func expectGradient(
    _ rgba: [UInt8], configure: (inout SnapshotConfiguration) -> Void = { _ in }
  ) {
    expectSnapshot(
      of: .pixels(width: 32, height: 8, rgba: rgba), named: "gradient", configure: configure)
  }
}
