extension JSONValue {
  /// Reads a whole document. Objects keep the order of their keys, and a key that occurs twice.
  ///
  /// A number without fraction and exponent becomes `.integer` where it fits, every other `.number` with
  /// the decimals that it was written with, at most 15.
  ///
  /// Source: RFC 8259.
  /// - Throws: `JSONSyntaxError` at the first byte that cannot be read. Nesting is limited to 256.
  package init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
    var parser = JSONParser(bytes)
    self = try parser.document()
  }

  /// The value of a key, the last where it occurs more than once; nil in anything but an object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }
}
