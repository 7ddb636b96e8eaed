import Diagnostics
import Imaging

/// Takes tokens out of a file by path and type, and notes those that are not there.
struct TokenPicker {
  private(set) var problems: [Diagnostic] = []
  private let file: TokenFile
  private let tokens: [String: Token]

  init(_ file: TokenFile) {
    self.file = file
    tokens = Dictionary(file.tokens.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A value for each name of a table.
  ///
  /// - Parameter group: what stands before the name; nil where the name is the whole path.
  mutating func table<Name: CaseIterable & Hashable & RawRepresentable<String>, Value>(
    _ names: Name.Type, under group: String? = nil, _ kind: (Name) -> Kind<Value>
  ) -> [Name: Value] {
    var result: [Name: Value] = [:]
    for name in Name.allCases {
      result[name] = pick(group.map { "\($0).\(name.rawValue)" } ?? name.rawValue, kind(name))
    }
    return result
  }

  /// The colours of Increase Contrast: only those that differ are in the file.
  mutating func contrast() -> [ColorToken: Color] {
    var result: [ColorToken: Color] = [:]
    for token in ColorToken.allCases where tokens["contrast.\(token.rawValue)"] != nil {
      result[token] = pick("contrast.\(token.rawValue)", .color)
    }
    return result
  }

  mutating func materials() -> [MaterialToken: MaterialRecipe] {
    var result: [MaterialToken: MaterialRecipe] = [:]
    for token in MaterialToken.allCases { result[token] = material(token.rawValue) }
    return result
  }

  private mutating func material(_ name: String) -> MaterialRecipe? {
    let group = "material.\(name)."
    let surface = pick(group + "surface", .color)
    let cover = pick(group + "cover", .number(in: 0...1))
    let blur = pick(group + "blur", .dimension(in: 0...200))
    let saturation = pick(group + "saturation", .number(in: 0...4))
    let lensWidth = pick(group + "lensWidth", .dimension(in: 0...200))
    let lensShift = pick(group + "lensShift", .dimension(in: -200...200))
    let topRim = pick(group + "topRim", .color)
    let bottomRim = pick(group + "bottomRim", .color)
    let hairline = pick(group + "hairline", .color)
    let shadow = pick(group + "shadow", .shadow)
    let opaque = pick(group + "opaque", .color)
    guard let surface, let cover, let blur, let saturation, let lensWidth, let lensShift,
      let topRim, let bottomRim, let hairline, let shadow, let opaque
    else { return nil }
    return MaterialRecipe(
      surface: surface, cover: cover, blurSigma: blur, saturation: saturation,
      lensWidth: lensWidth, lensShift: lensShift, topRim: topRim, bottomRim: bottomRim,
      hairline: hairline, shadow: shadow, opaque: opaque)
  }

  /// How values of a type are taken out of a token.
  struct Kind<Value>: Sendable {
    var name: String
    var value: @Sendable (Token.Value) -> Value?
    /// What the design cannot be drawn with, as the end of a sentence; nil for a good value.
    var fault: @Sendable (Value) -> String? = { _ in nil }
  }

  private mutating func pick<Value>(_ path: String, _ kind: Kind<Value>) -> Value? {
    guard let token = tokens[path] else {
      let hint = NearestName.find(path, among: file.tokens.map(\.path))
      problems.append(
        Diagnostic(
          .error, "missing token '\(path)'", at: SourceLocation(file: file.path).point,
          hint: hint.map { "the nearest name is '\($0)'" }))
      return nil
    }
    if let value = kind.value(token.value) {
      guard let fault = kind.fault(value) else { return value }
      problems.append(Diagnostic(.error, "the token '\(path)' \(fault)", at: token.range))
      return nil
    }
    problems.append(
      Diagnostic(.error, "the token '\(path)' must be of type \(kind.name)", at: token.range))
    return nil
  }
}

extension TokenPicker {
  /// Warns of tokens that change nothing.
  mutating func checkUnread() {
    let known = Self.knownPaths
    for token in file.tokens where !known.contains(token.path) {
      if file.aliased.contains(token.path) { continue }
      problems.append(
        Diagnostic(
          .warning, "nothing reads the token '\(token.path)'", at: token.range,
          hint: NearestName.find(token.path, among: known.sorted()).map { "did you mean '\($0)'?" }
        ))
    }
  }

  /// Every path that this program reads.
  private static let knownPaths = Set(
    neededPaths + ColorToken.allCases.map { "contrast.\($0.rawValue)" })

  /// Every path that must be in a file.
  static let neededPaths: [String] = {
    var paths = ColorToken.allCases.map { "color.\($0.rawValue)" }
    paths += TypeStyle.allCases.map { "type.\($0.rawValue)" }
    paths += MotionToken.allCases.map { "motion.\($0.rawValue)" }
    paths += LengthToken.allCases.map(\.rawValue) + NumberToken.allCases.map(\.rawValue)
    paths += DurationToken.allCases.map(\.rawValue) + ShadowToken.allCases.map(\.rawValue)
    for token in MaterialToken.allCases {
      for figure in materialFigures { paths.append("material.\(token.rawValue).\(figure)") }
    }
    return paths
  }()

  private static let materialFigures = [
    "surface", "cover", "blur", "saturation", "lensWidth", "lensShift", "topRim", "bottomRim",
    "hairline", "shadow", "opaque",
  ]
}
