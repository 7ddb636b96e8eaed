import Diagnostics
package import Documents
import Geometry
package import Imaging

extension ValueReader where Value == Double {
  /// Milliseconds.
  static var duration: Self {
    ValueReader(
      expecting: "a duration such as 210ms or 1.6s",
      schema: .pattern("^[0-9]{1,9}(\\.[0-9]+)?m?s$")
    ) { node in
      guard let text = node.text else { return nil }
      if text.hasSuffix("ms") { return Self.decimal(text.dropLast(2)) }
      if text.hasSuffix("s") { return Self.decimal(text.dropLast()).map { $0 * 1000 } }
      return nil
    }
  }

  /// A part of the whole, 0 … 1.
  static var percent: Self {
    ValueReader(
      expecting: "a percentage from 0% to 100%", schema: .pattern("^[0-9]+(\\.[0-9]+)?%$")
    ) { node in
      guard let text = node.text, text.hasSuffix("%"), let value = Self.decimal(text.dropLast()),
        value <= 100
      else { return nil }
      return value / 100
    }
  }

  /// Digits with at most one point between them; at most nine before it, so that no time overflows.
  private static func decimal(_ text: Substring) -> Double? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    guard parts.count <= 2, areDigits, parts[0].count <= 9 else { return nil }
    return Double(text)
  }
}

extension ValueReader where Value == ClockTime {
  static var clock: Self {
    ValueReader(
      expecting: "a time such as \"18:00\"", schema: .pattern("^[0-9۰-۹]{1,2}:[0-9۰-۹]{2}$")
    ) { $0.text.flatMap { ClockTime(text: $0) } }
  }
}

extension ValueReader where Value == String {
  /// A name that becomes the name of a file or a folder.
  package static func fileName(_ what: String) -> Self {
    ValueReader(schema: { .text.described("The name of a \(what), fit for a file.") }) {
      node, problems in
      guard let text = ValueReader.text.read(node, &problems) else { return nil }
      guard let fault = FileNameRule.fault(in: text) else { return text }
      problems.append(
        Diagnostic(.error, "the name of a \(what) \(fault), found '\(text)'", at: node.range))
      return nil
    }
  }
}

extension ValueReader where Value == ElementQuery {
  /// Visible text alone, or a mapping.
  static var element: Self {
    ValueReader.textOr { node, problems in
      if let text = node.text { return .text(text, index: nil) }
      let what = "the text of an element, or {id: …}"
      guard var reader = MappingReader(node, expecting: what, &problems) else { return nil }
      let id = reader.optional("id", .text)
      let text = reader.optional("text", .text)
      let index = reader.optional("index", .count)
      if reader.has("id") == reader.has("text") {
        let place = node.range
        reader.report(Diagnostic(.error, "an element needs either 'id' or 'text'", at: place))
      } else if reader.has("id"), let place = reader.keyRange("index") {
        reader.report(Diagnostic(.error, "'index' goes with 'text', ids are unique", at: place))
      }
      problems += reader.finish()
      if let id { return .id(id) }
      return text.map { .text($0, index: index) }
    }
  }
}

extension ValueReader where Value == Tolerances {
  /// The tolerances of a comparison by their names.
  package static var comparison: ValueReader<Tolerances> {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "limits by name", &problems) else {
        return nil
      }
      var options = Tolerances()
      options.channelTolerance = reader.optional("channelTolerance", .integer(in: 0...255))
      options.maxDiffPixels = reader.optional("maxDiffPixels", .count)
      options.maxDiffRatio = reader.optional("maxDiffRatio", .number(in: 0...1, "from 0 to 1"))
      options.perceptualThreshold = reader.optional(
        "perceptualThreshold", .number(in: 0...1, "from 0 to 1"))
      options.window = reader.optional("window", .window)
      problems += reader.finish()
      return options
    }
  }
}

extension ValueReader where Value == Tolerances.Window {
  static var window: Self {
    ValueReader { node, problems in
      let what = "{side: …, maxDiffPixels: …}"
      guard var reader = MappingReader(node, expecting: what, &problems) else { return nil }
      let side = reader.required("side", .integer(in: 1...4096))
      let maxDiffPixels = reader.required("maxDiffPixels", .count)
      problems += reader.finish()
      guard let side, let maxDiffPixels else { return nil }
      return Tolerances.Window(side: side, maxDiffPixels: maxDiffPixels)
    }
  }
}

extension ValueReader where Value == Mask {
  /// An element's id alone, or a rectangle in points.
  static var mask: Self {
    ValueReader.textOr { node, problems in
      if let id = node.text { return .element(id) }
      let what = "the id of an element, or {x: …, y: …, width: …, height: …} in points"
      guard var reader = MappingReader(node, expecting: what, &problems) else { return nil }
      let x = reader.required("x", .number)
      let y = reader.required("y", .number)
      let width = reader.required("width", .number(in: 0...100_000, "from 0"))
      let height = reader.required("height", .number(in: 0...100_000, "from 0"))
      problems += reader.finish()
      guard let x, let y, let width, let height else { return nil }
      return .rectangle(Rect(x: x, y: y, width: width, height: height))
    }
  }
}
