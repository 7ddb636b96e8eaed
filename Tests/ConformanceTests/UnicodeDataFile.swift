import FileSystem
import FoundationEssentials
import Testing

/// A test file of Unicode, as Debian's package `unicode-data` holds it.
struct UnicodeDataFile {
  let name: String
  private let bytes: [UInt8]

  /// - Throws: `FileError` where the package is not installed.
  init(_ name: String, folder: String = "") throws {
    self.name = name
    bytes = try Files.read("/usr/share/unicode/\(folder)\(name).txt")
  }

  /// «15.0.0» of a first line like «# BidiTest-15.0.0.txt».
  var unicodeVersion: String {
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return String(line.drop { $0 != "-" }.dropFirst().dropLast(4))
  }

  /// The lines that hold data, without their comments.
  var lines: [DataLine] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      let content = line.prefix { $0 != UInt8(ascii: "#") }
      guard content.contains(where: { $0 > 0x20 }) else { return nil }
      return DataLine(number: index + 1, content: content)
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Leaves tests out but under `make conformance`, which installs the files first: there a missing
  /// file is a failure.
  static var runByMakeConformance: ConditionTrait {
    .enabled(
      if: ProcessInfo.processInfo.environment["BASIRI_CONFORMANCE"] == "1",
      "needs Unicode's test files: run 'make conformance', which installs them")
  }
}

/// A line of a test file.
struct DataLine {
  /// Counts from 1.
  let number: Int
  let content: ArraySlice<UInt8>

  /// What stands between semicolons.
  var fields: [ArraySlice<UInt8>] {
    content.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
  }
}

extension ArraySlice<UInt8> {
  /// What stands between white space.
  var words: [ArraySlice<UInt8>] { split { $0 <= 0x20 } }

  /// Levels between white space, nil for those that are written as `x`.
  var levels: [UInt8?] { words.map { UInt8(String(decoding: $0, as: UTF8.self)) } }

  /// Decimal numbers between white space.
  var numbers: [Int] { words.compactMap { Int(String(decoding: $0, as: UTF8.self)) } }

  /// Code points in hexadecimal between white space.
  var scalars: [Unicode.Scalar] {
    words.compactMap { UInt32(String(decoding: $0, as: UTF8.self), radix: 16) }
      .compactMap(Unicode.Scalar.init)
  }
}
