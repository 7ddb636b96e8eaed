import Snapshots
import Testing

@Suite struct RecordModeTests {
  private static let verdicts: [Verdict] = [
    .identical(Measurement()), .similar(Measurement()), .different(Measurement()),
    .sizeMismatch(
      expected: PixelSize(width: 1, height: 1), actual: PixelSize(width: 2, height: 1)),
    .missingReference, .unreadable(reason: "cut"),
  ]

  /// One letter a verdict in the order above: k keep and pass, f keep and fail, W write and pass,
  /// F write and fail.
  @Test(arguments: [
    (RecordMode.all, "kWWWWW"), (.failed, "kkWWWW"), (.missing, "kkffFf"), (.never, "kkffff"),
  ])
  func `A mode decides for every verdict`(mode: RecordMode, decisions: String) {
    let letters = Self.verdicts.map { verdict in
      switch mode.decision(for: verdict) {
      case .keep(passes: true): "k"
      case .keep(passes: false): "f"
      case .write(passes: true): "W"
      case .write(passes: false): "F"
      }
    }
    #expect(letters.joined() == decisions)
  }

  @Test func `Without a mode a CI server records nothing and a desk what is missing`() {
    #expect(RecordMode.standard(onCI: true) == .never)
    #expect(RecordMode.standard(onCI: false) == .missing)
  }

  @Test(
    arguments: [
      ("all", RecordMode.all), (nil, .failed), ("changed", .failed), ("missing", .missing),
      ("none", .never), ("everything", nil),
    ] as [(String?, RecordMode?)])
  func `The update flag has spellings of its own`(word: String?, mode: RecordMode?) {
    #expect(RecordMode(updateSnapshots: word) == mode)
  }
}
