import Documents

/// The fields of one object of a run's JSON; errors name the field by its way from the document.
struct FieldReader {
  private let value: JSONValue
  private let path: String

  /// - Throws: `RunResultError` where the value is no object.
  init(_ value: JSONValue, at path: String = "") throws(RunResultError) {
    guard case .object = value else {
      throw .notARun(reason: path.isEmpty ? "not the JSON of a run" : "'\(path)' has another type")
    }
    self.value = value
    self.path = path
  }

  func string(_ key: String) throws(RunResultError) -> String {
    guard case .string(let string) = try needed(key) else { throw otherType(key) }
    return string
  }

  func optionalString(_ key: String) throws(RunResultError) -> String? {
    isAbsent(key) ? nil : try string(key)
  }

  func integer(_ key: String) throws(RunResultError) -> Int {
    guard case .integer(let integer) = try needed(key) else { throw otherType(key) }
    return integer
  }

  func optionalInteger(_ key: String) throws(RunResultError) -> Int? {
    isAbsent(key) ? nil : try integer(key)
  }

  /// Milliseconds, so few that those of a whole run can be added up.
  func optionalDuration(_ key: String) throws(RunResultError) -> Int? {
    guard let duration = try optionalInteger(key) else { return nil }
    guard 0...Self.longestDuration ~= duration else {
      throw .notARun(reason: "'\(name(of: key))' is no duration: \(duration)")
    }
    return duration
  }

  /// A year.
  private static let longestDuration = 31_536_000_000

  func number(_ key: String) throws(RunResultError) -> Double {
    switch try needed(key) {
    case .integer(let integer): Double(integer)
    case .number(let number, _): number
    case .null, .bool, .string, .array, .object: throw otherType(key)
    }
  }

  func optionalNumber(_ key: String) throws(RunResultError) -> Double? {
    isAbsent(key) ? nil : try number(key)
  }

  /// A string that is one of an enumeration's words.
  func word<Word: RawRepresentable<String>>(
    _ key: String, of type: Word.Type
  ) throws(RunResultError) -> Word {
    let text = try string(key)
    guard let word = Word(rawValue: text) else {
      throw .notARun(reason: "'\(name(of: key))' has no value '\(text)'")
    }
    return word
  }

  func strings(_ key: String) throws(RunResultError) -> [String] {
    try list(key) { (element, path) throws(RunResultError) in
      guard case .string(let string) = element else {
        throw .notARun(reason: "'\(path)' has another type")
      }
      return string
    }
  }

  func optionalStrings(_ key: String) throws(RunResultError) -> [String]? {
    isAbsent(key) ? nil : try strings(key)
  }

  func objects<Element>(
    _ key: String, _ read: (FieldReader) throws(RunResultError) -> Element
  ) throws(RunResultError) -> [Element] {
    try list(key) { (element, path) throws(RunResultError) in
      try read(try FieldReader(element, at: path))
    }
  }

  func object(_ key: String) throws(RunResultError) -> FieldReader {
    try FieldReader(try needed(key), at: name(of: key))
  }

  func optionalObject(_ key: String) throws(RunResultError) -> FieldReader? {
    isAbsent(key) ? nil : try object(key)
  }

  private func list<Element>(
    _ key: String, _ read: (JSONValue, String) throws(RunResultError) -> Element
  ) throws(RunResultError) -> [Element] {
    guard case .array(let elements) = try needed(key) else { throw otherType(key) }
    var list: [Element] = []
    for (index, element) in elements.enumerated() {
      list.append(try read(element, "\(name(of: key))[\(index)]"))
    }
    return list
  }

  private func needed(_ key: String) throws(RunResultError) -> JSONValue {
    guard let field = value[key] else { throw .notARun(reason: "'\(name(of: key))' is missing") }
    return field
  }

  func has(_ key: String) -> Bool { !isAbsent(key) }

  private func isAbsent(_ key: String) -> Bool { (value[key] ?? .null) == .null }

  private func name(of key: String) -> String { path.isEmpty ? key : path + "." + key }

  private func otherType(_ key: String) -> RunResultError {
    .notARun(reason: "'\(name(of: key))' has another type")
  }
}
