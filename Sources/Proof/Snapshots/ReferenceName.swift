import Digests

/// What tells one reference picture from all others.
package struct ReferenceName: Hashable, Sendable {
  package var scenario: String
  package var screenshot: String
  package var device: String
  /// Device pixels a point.
  package var scale: Double
  /// «rtl» or «ltr».
  package var direction: String
  package var textSize: String

  package init(
    scenario: String, screenshot: String, device: String, scale: Double, direction: String,
    textSize: String
  ) {
    self.scenario = scenario
    self.screenshot = screenshot
    self.device = device
    self.scale = scale
    self.direction = direction
    self.textSize = textSize
  }

  /// The path below the folder of references, such as
  /// «تعهد صبح/نیمهٔ راه (iPhone 16, 3x, rtl, large).png».
  ///
  /// Names are kept as they are, in NFC. One with characters that some file system forbids, or longer
  /// than a file name may be, is replaced or cut and ends in eight digits of its own digest.
  /// - Throws: `ReferenceNameError`.
  package func path() throws(ReferenceNameError) -> String {
    let scaleText = scale == scale.rounded() ? String(Int(scale)) : String(scale)
    let variant = try [device, scaleText + "x", direction, textSize]
      .map { (part) throws(ReferenceNameError) in try Self.checked(part) }
      .joined(separator: ", ")
    let suffix = Self.replacingForbidden(variant).text
    let ending = " (\(suffix)).png"
    let folder = Self.component(try Self.checked(scenario), room: Self.longestName)
    let file = Self.component(
      try Self.checked(screenshot), room: max(Self.longestName - ending.utf8.count, 32))
    return folder + "/" + file + ending
  }

  /// The path of a picture without variants, such as «MorningTests/gradient.png», by the same rules.
  /// - Throws: `ReferenceNameError`.
  package static func path(folder: String, name: String) throws(ReferenceNameError) -> String {
    let folder = component(try checked(folder), room: longestName)
    return folder + "/" + component(try checked(name), room: longestName - 4) + ".png"
  }

  /// File systems take 255 bytes; the rest is for what reports add, as in «….actual.png».
  private static let longestName = 240

  /// - Throws: `ReferenceNameError.empty`, or `.leavesFolder` for an absolute path or a step upwards.
  private static func checked(_ name: String) throws(ReferenceNameError) -> String {
    guard name.contains(where: { !$0.isWhitespace }) else { throw .empty }
    let steps = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
    if steps.contains("..") || steps.contains(".") || steps.first == "" {
      throw .leavesFolder(name)
    }
    return name.canonicallyComposed
  }

  private static func component(_ name: String, room: Int) -> String {
    var (text, isChanged) = replacingForbidden(name)
    let digest = "~" + SHA256.hexadecimal(Array(name.utf8)).prefix(8)
    if text.utf8.count > room {
      while text.utf8.count > room - digest.utf8.count { text.removeLast() }
      isChanged = true
    }
    return isChanged ? text + digest : text
  }

  /// Puts «-» for every character that a file system forbids or that hides how a name reads.
  private static func replacingForbidden(_ name: String) -> (text: String, isChanged: Bool) {
    var text = ""
    for scalar in name.unicodeScalars {
      text.unicodeScalars.append(isForbidden(scalar) ? "-" : scalar)
    }
    if text.hasPrefix(".") || text.hasPrefix(" ") { text = "-" + text.dropFirst() }
    if text.hasSuffix(".") || text.hasSuffix(" ") { text = text.dropLast() + "-" }
    return (text, text != name)
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "\\", ":", "*", "?", "\"", "<", ">", "|", "~": true
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": true
    // Marks, embeddings, overrides and isolates of direction, and separators of lines.
    case "\u{200E}", "\u{200F}", "\u{61C}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: false
    }
  }
}

/// Why a name has no place among the references.
package enum ReferenceNameError: Error, Hashable, Sendable {
  case empty
  /// The name would lead out of the folder.
  case leavesFolder(String)
}

extension ReferenceName {
  /// Groups of names, by their index, whose paths are one on some file system: equal, or equal but for
  /// the case of letters. In the order of the first of each group. Names without a path are left out.
  package static func collisions(among names: [ReferenceName]) -> [[Int]] {
    var groups: [String: [Int]] = [:]
    for (index, name) in names.enumerated() {
      guard let path = try? name.path() else { continue }
      groups[path.lowercased(), default: []].append(index)
    }
    return groups.values.filter { $0.count > 1 }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
  }
}

extension ReferenceName {
  /// A reference's path without the device and the scale, the same for all of them: what it shows.
  /// Nil for a path that `path()` does not make.
  package static func subject(of path: String) -> String? {
    guard path.hasSuffix(").png"), let start = path.lastIndex(of: "(") else { return nil }
    let variant = path[path.index(after: start)...].dropLast(").png".count).split(separator: ",")
    guard variant.count >= 4, variant[variant.count - 3].hasSuffix("x") else { return nil }
    return String(path[..<start]) + variant.suffix(2).joined(separator: ",")
  }
}
