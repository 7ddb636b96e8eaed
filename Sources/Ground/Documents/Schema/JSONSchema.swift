/// What a value may be, in the words of JSON Schema.
///
/// Source: JSON Schema, draft 2020-12 (core and validation vocabularies).
package struct JSONSchema: Hashable, Sendable {
  /// The keywords in their order; none for a value of any kind.
  package var keywords: [JSONValue.Member]

  package init(_ keywords: [JSONValue.Member] = []) {
    self.keywords = keywords
  }

  package init(_ keywords: KeyValuePairs<String, JSONValue>) {
    self.keywords = keywords.map { JSONValue.Member($0.key, $0.value) }
  }

  package var json: JSONValue { .object(keywords) }

  /// The schema with a sentence that editors show.
  package func described(_ text: String?) -> JSONSchema {
    guard let text else { return self }
    return JSONSchema(
      [JSONValue.Member("description", .string(text))]
        + keywords.filter { $0.key != "description" })
  }
}

extension JSONSchema {
  /// A value of any kind.
  package static let anything = JSONSchema()
  /// Any scalar but null: words need no quotation marks, and so may look like numbers.
  package static let text = JSONSchema(["type": ["string", "number", "boolean"]])
  package static let boolean = JSONSchema(["type": "boolean"])
  package static let null = JSONSchema(["type": "null"])

  /// A number between bounds, both included; any number where they are nil.
  package static func number(in range: ClosedRange<Double>? = nil) -> JSONSchema {
    guard let range else { return JSONSchema(["type": "number"]) }
    return JSONSchema([
      "type": "number", "minimum": .number(range.lowerBound),
      "maximum": .number(range.upperBound),
    ])
  }

  /// A whole number from a bound on, up to another where there is one.
  package static func integer(from minimum: Int, to maximum: Int? = nil) -> JSONSchema {
    var keywords: [JSONValue.Member] = [
      .init("type", "integer"), .init("minimum", .integer(minimum)),
    ]
    if let maximum { keywords.append(.init("maximum", .integer(maximum))) }
    return JSONSchema(keywords)
  }

  /// A text that a regular expression finds.
  package static func pattern(_ expression: String) -> JSONSchema {
    JSONSchema(["type": "string", "pattern": .string(expression)])
  }

  /// One of a few names; any text where none is known.
  package static func choice(_ names: [String]) -> JSONSchema {
    names.isEmpty ? text : JSONSchema(["enum": .array(names.map { .string($0) })])
  }

  package static func list(of item: JSONSchema) -> JSONSchema {
    JSONSchema(["type": "array", "items": item.json])
  }

  /// A mapping whose keys are free.
  package static func table(of value: JSONSchema) -> JSONSchema {
    JSONSchema(["type": "object", "additionalProperties": value.json])
  }

  package static func anyOf(_ schemas: [JSONSchema]) -> JSONSchema {
    JSONSchema(["anyOf": .array(schemas.map(\.json))])
  }

  /// One schema for texts and another for all else.
  package static func text(_ first: JSONSchema, else second: JSONSchema) -> JSONSchema {
    JSONSchema([
      "if": JSONSchema(["type": "string"]).json, "then": first.json, "else": second.json,
    ])
  }

  /// A definition of the same document, by its name.
  package static func reference(_ name: String) -> JSONSchema {
    JSONSchema(["$ref": .string("#/$defs/\(name)")])
  }

  /// A mapping of known keys.
  package static func object(_ fields: [Field]) -> JSONSchema {
    let properties = fields.map { JSONValue.Member($0.key, $0.schema.json) }
    let required = fields.filter(\.isRequired).map { JSONValue.string($0.key) }
    var keywords: [JSONValue.Member] = [
      .init("type", "object"), .init("properties", .object(properties)),
    ]
    if !required.isEmpty { keywords.append(.init("required", .array(required))) }
    keywords.append(.init("additionalProperties", false))
    return JSONSchema(keywords)
  }

  /// A key of a mapping.
  package struct Field: Hashable, Sendable {
    package var key: String
    package var schema: JSONSchema
    package var isRequired: Bool

    package init(_ key: String, _ schema: JSONSchema, isRequired: Bool = false) {
      self.key = key
      self.schema = schema
      self.isRequired = isRequired
    }
  }

  /// The schema of a part of such a value: no key is needed, at any depth.
  package var partial: JSONSchema {
    JSONSchema(keywords.filter { $0.key != "required" }.map(Self.partial))
  }

  private static func partial(_ member: JSONValue.Member) -> JSONValue.Member {
    guard ["properties", "items"].contains(member.key), case .object(let members) = member.value
    else { return member }
    if member.key == "items" { return .init(member.key, JSONSchema(members).json) }
    return .init(
      member.key,
      .object(
        members.map { property in
          guard case .object(let keywords) = property.value else { return property }
          return .init(property.key, JSONSchema(keywords).partial.json)
        }))
  }
}
