import Diagnostics
import Documents
import Geometry
import Imaging

extension TokenResolver {
  /// Reads a value that is no alias, in the shape that the format gives its type.
  ///
  /// Source: Design Tokens Format Module 2025.10, sections 8 and 9; Color Module 2025.10.
  mutating func literal(_ node: YAMLNode, as type: TokenType) -> Token.Value? {
    switch type {
    case .color: color(node).map { .color($0) }
    case .dimension: measure(node, units: [("px", 1)], "a dimension").map { .dimension($0) }
    case .duration:
      measure(node, units: [("ms", 1), ("s", 1000)], "a duration").map { .milliseconds($0) }
    case .cubicBezier: cubicBezier(node).map { .cubicBezier($0) }
    case .number: read(node, .number).map { .number($0) }
    case .fontFamily: read(node, .text).map { .fontFamily($0) }
    case .fontWeight: read(node, .integer(in: 1...1000)).map { .fontWeight($0) }
    case .typography: typography(node).map { .typography($0) }
    case .transition: transition(node).map { .transition($0) }
    case .shadow: shadow(node).map { .shadow($0) }
    }
  }

  private mutating func read<Value>(_ node: YAMLNode, _ reader: ValueReader<Value>) -> Value? {
    collect { reader.read(node, &$0) }
  }

  /// `{"colorSpace": …, "components": […]}`, its hex alone, or only the hex as a string.
  private mutating func color(_ node: YAMLNode) -> Color? {
    if let text = node.text {
      if let color = Color(hexadecimal: text) { return color }
      report("expected a colour such as #007AFF, found '\(text)'", at: node)
      return nil
    }
    let part = ValueReader.number(in: 0...1, "from 0 to 1")
    let fields = collect { problems -> (channels: [Double]?, alpha: Double?, hex: YAMLNode?)? in
      guard var reader = MappingReader(node, expecting: "a color object", &problems) else {
        return nil
      }
      _ = reader.required("colorSpace", .name("color space", among: ["srgb"]))
      let isByHex = reader.has("hex") && !reader.has("components")
      let list = ValueReader<[Double]>.list(of: part, named: "three numbers")
      let channels = isByHex ? [] : reader.required("components", list)
      let alpha = reader.has("alpha") ? reader.optional("alpha", part) : 1
      let hex = reader.optional("hex", .node)
      problems += reader.finish()
      return (channels, alpha, hex)
    }
    guard let fields, let channels = fields.channels, let alpha = fields.alpha else { return nil }
    if channels.isEmpty, let hex = fields.hex {
      if let color = hex.text.flatMap({ Color(hexadecimal: $0) }), color.alphaByte == 255 {
        return Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
      }
      report("expected six hexadecimal digits such as #007AFF, found \(hex.summary)", at: hex)
      return nil
    }
    guard channels.count == 3 else {
      report("expected three components, found \(channels.count)", at: node)
      return nil
    }
    let bytes = channels.map { UInt8(($0 * 255).rounded()) }
    let opaque = Color(red: bytes[0], green: bytes[1], blue: bytes[2])
    if let hex = fields.hex, hex.text?.uppercased() != opaque.hexadecimal {
      report(
        "expected the hex of the components, \(opaque.hexadecimal), found \(hex.summary)", at: hex)
      return nil
    }
    return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: alpha)
  }

  private mutating func measure(
    _ node: YAMLNode, units: [(String, Double)], _ what: String
  ) -> Double? {
    // As Tokens Studio writes it: "16px".
    if let text = node.text,
      let (name, factor) = units.first(where: { text.hasSuffix($0.0) }),
      let value = Double(text.dropLast(name.utf8.count))
    {
      return value * factor
    }
    return collect { problems in
      guard var reader = MappingReader(node, expecting: "\(what) object", &problems) else {
        return nil
      }
      let value = reader.required("value", .number)
      let unit = reader.required("unit", .choice("unit of \(what)", units))
      problems += reader.finish()
      guard let value, let unit else { return nil }
      return value * unit
    }
  }

  private mutating func cubicBezier(_ node: YAMLNode) -> TimingCurve? {
    guard let points = read(node, .list(of: .number, named: "four numbers")) else { return nil }
    guard points.count == 4 else {
      report("expected four numbers, found \(points.count)", at: node)
      return nil
    }
    guard (0...1).contains(points[0]), (0...1).contains(points[2]) else {
      report("the first and the third number must lie between 0 and 1", at: node)
      return nil
    }
    return TimingCurve(points[0], points[1], points[2], points[3])
  }

  private mutating func typography(_ node: YAMLNode) -> Typeface? {
    let keys = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    let fields = parts(of: node, "a typography object", keys)
    let family = part(fields[keys[0]], as: .fontFamily)
    let size = part(fields[keys[1]], as: .dimension)
    let weight = part(fields[keys[2]], as: .fontWeight)
    let spacing = part(fields[keys[3]], as: .dimension)
    let height = part(fields[keys[4]], as: .number)
    guard case .fontFamily(let family) = family, case .dimension(let size) = size,
      case .fontWeight(let weight) = weight, case .dimension(let spacing) = spacing,
      case .number(let height) = height
    else { return nil }
    if spacing != 0 {
      report("letter spacing must be 0: it would tear joined letters apart", at: node)
      return nil
    }
    return Typeface(family: family, size: size, weight: weight, lineHeight: height)
  }

  private mutating func transition(_ node: YAMLNode) -> Motion? {
    let keys = ["duration", "delay", "timingFunction"]
    let fields = parts(of: node, "a transition object", keys)
    let duration = part(fields[keys[0]], as: .duration)
    let delay = part(fields[keys[1]], as: .duration)
    let curve = part(fields[keys[2]], as: .cubicBezier)
    guard case .milliseconds(let duration) = duration, case .milliseconds(let delay) = delay,
      case .cubicBezier(let curve) = curve
    else { return nil }
    if delay != 0 || duration < 0 {
      report("a transition must start at once and last no negative time", at: node)
      return nil
    }
    return Motion(milliseconds: duration, curve: curve)
  }

  /// The values of a composite by key; every key is required.
  mutating func parts(
    of node: YAMLNode, _ what: String, _ keys: [String]
  ) -> [String: YAMLNode] {
    collect { problems in
      guard var reader = MappingReader(node, expecting: what, &problems) else { return [:] }
      var found: [String: YAMLNode] = [:]
      for key in keys { found[key] = reader.required(key, .node) }
      problems += reader.finish()
      return found
    }
  }
}
