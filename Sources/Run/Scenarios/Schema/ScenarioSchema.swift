internal import Catalog
internal import Diagnostics
package import Documents
internal import Mockups
internal import Navigation

/// What editors are told of scenario files, asked of the very readers that read them.
package struct ScenarioSchema {
  private let vocabulary: Vocabulary

  package init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  /// One schema for both documents of a file: the header is a mapping, the commands are a list.
  ///
  /// - Parameter overrides: What `with` takes.
  package func json(overriding overrides: JSONSchema) -> JSONValue {
    .object([
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A scenario of basiri",
      "if": .object(["type": "array"]),
      "then": JSONSchema.reference("commands").json,
      "else": JSONSchema.reference("header").json,
      "$defs": .object(definitions(overrides) + parameters),
    ])
  }

  private func definitions(_ overrides: JSONSchema) -> [JSONValue.Member] {
    [
      .init("header", header.json), .init("commands", commands.json),
      .init("command", command.json), .init("with", overrides.json),
      .init("start", start.json), .init("screen", screen.json), .init("action", action.json),
      .init("actions", Self.oneOrMore(.reference("action")).json),
      .init("condition", JSONSchema.table(of: .text).json),
      .init("components", JSONSchema.list(of: .reference("component")).json),
      .init("component", component.json),
    ]
  }

  private static func oneOrMore(_ schema: JSONSchema) -> JSONSchema {
    JSONSchema([
      "if": .object(["type": "array"]), "then": JSONSchema.list(of: schema).json,
      "else": schema.json,
    ])
  }

  // MARK: Header

  private var header: JSONSchema {
    let asked = JSONSchema { node, problems in
      _ = HeaderReader(specimens: vocabulary.specimens, mockup: nil).scenario(node, &problems)
    }
    // A scenario whose screens are its own starts at one of those.
    let own = JSONSchema(["properties": Self.object(["start": ownStart])])
    let ofApp = JSONSchema(["properties": Self.object(["start": .reference("start")])])
    var schema = asked
    schema.keywords += [
      .init("if", .object(["required": ["screens"], "not": .object(["required": ["from"]])])),
      .init("then", own.json), .init("else", ofApp.json),
    ]
    return schema
  }

  private static func object(_ schemas: KeyValuePairs<String, JSONSchema>) -> JSONValue {
    .object(schemas.map { JSONValue.Member($0.key, $0.value.json) })
  }

  /// A screen of the app in one of its states, or a specimen.
  private var start: JSONSchema {
    let reader = HeaderReader(specimens: vocabulary.specimens, mockup: nil).start
    let specimen = JSONSchema(having: ["specimen"]) { _ = reader.read($0, &$1) }
    let states = StartScreen.allCases.map { screen in
      let isScreen = JSONSchema(["const": .string(screen.rawValue)])
      return JSONValue.object([
        "if": .object(["properties": Self.object(["screen": isScreen])]),
        "then": .object([
          "properties": Self.object(["state": .choice(HeaderReader.states(of: screen))])
        ]),
      ])
    }
    let screen = JSONSchema(reader.schema.keywords + [.init("allOf", .array(states))])
    return JSONSchema([
      "if": .object(["required": ["specimen"]]), "then": specimen.json, "else": screen.json,
    ])
  }

  private var ownStart: JSONSchema {
    let reader = HeaderReader(specimens: vocabulary.specimens, mockup: Mockup(screens: [])).start
    return JSONSchema { _ = reader.read($0, &$1) }
  }

  // MARK: Commands

  private var commands: JSONSchema { .list(of: .reference("command")) }

  private var command: JSONSchema {
    let steps = StepReader(vocabulary: vocabulary)
    let place = SourceLocation(file: "").point
    let alone = CommandName.allCases.filter { steps.standsAlone($0) }
    let fields = CommandName.allCases.map { name in
      var schema = open(steps.entry(name, at: place).schema, of: name)
      if alone.contains(name) { schema = .anyOf([.null, schema]) }
      return JSONSchema.Field(name.rawValue, schema.described(name.summary))
    }
    var mapping = JSONSchema.object(fields)
    mapping.keywords += [.init("minProperties", 1), .init("maxProperties", 1)]
    return .text(.choice(alone.map(\.rawValue)), else: mapping)
  }

  /// The arguments of commands that name screens, tabs and values: a header of its own may add
  /// others, which a schema of the commands alone cannot know.
  private func open(_ schema: JSONSchema, of name: CommandName) -> JSONSchema {
    switch name {
    case .selectTab, .assertScreen: return .anyOf([schema, .text])
    case .inputText, .eraseText:
      return JSONSchema(
        schema.keywords.map { keyword in
          guard keyword.key == "properties", case .object(let properties) = keyword.value else {
            return keyword
          }
          return .init(
            keyword.key,
            .object(
              properties.map { property in
                guard property.key == "into" else { return property }
                let field = JSONSchema(["anyOf": [property.value, JSONSchema.text.json]])
                return .init(property.key, field.json)
              }))
        })
    case .assertState:
      let value = JSONSchema.anyOf([.null, .text])
      return JSONSchema(
        schema.keywords.map { keyword in
          switch (keyword.key, keyword.value) {
          case ("additionalProperties", _): .init(keyword.key, value.json)
          case ("properties", .object(let properties)):
            .init(keyword.key, .object(properties.filter { $0.key != "screen" }))
          default: keyword
          }
        })
    default: return schema
    }
  }

  // MARK: Screens of one's own

  private var components: ComponentReader { ComponentReader(scope: MockupScope(), data: [:]) }

  private var screen: JSONSchema {
    return JSONSchema { node, problems in
      _ = ScreenReader(components: components).screen(
        YAMLPair(key: "screen", keyRange: node.range, value: node), hasTabs: true, &problems)
    }
  }

  private var action: JSONSchema {
    let asked = JSONSchema { node, problems in
      _ = ActionReader(scope: MockupScope()).read(node, &problems)
    }
    return .text(.choice(ActionReader.wordsAlone), else: asked)
  }

  /// An item of a list: a lone name, or a mapping with one component or `forEach`.
  private var component: JSONSchema {
    let fields = ComponentDefinition.all.map { definition in
      JSONSchema.Field(
        definition.name,
        JSONSchema.reference("component.\(definition.name)").described(definition.summary))
    }
    let repetition = JSONSchema { _ = components.repeated($0, &$1) }
    let forEach = JSONSchema.Field(
      "forEach", repetition.described("Components once for each item of a list of 'data'."))
    var mapping = JSONSchema.object(fields + [forEach])
    mapping.keywords += [.init("minProperties", 1), .init("maxProperties", 1)]
    let alone = ComponentDefinition.all.filter { !$0.parameters.contains(where: \.isRequired) }
    return .text(.choice(alone.map(\.name)), else: mapping)
  }

  /// A definition for the parameters of each component.
  private var parameters: [JSONValue.Member] {
    ComponentDefinition.all.map { definition in
      let asked = JSONSchema { node, problems in
        _ = components.component(definition, node, &problems)
      }.described(definition.summary)
      guard let shorthand = definition.shorthand.flatMap({ definition.parameter($0) }) else {
        return .init("component.\(definition.name)", asked.json)
      }
      let value = JSONSchema(shorthand.type)
      let schema = JSONSchema([
        "if": .object(["type": "object"]), "then": asked.json, "else": value.json,
      ])
      return .init("component.\(definition.name)", schema.json)
    }
  }
}

extension JSONSchema {
  /// What a parameter of a component may be. A value in braces stands for the field of an item.
  init(_ type: ParameterType) {
    switch type {
    case .text: self = .text
    case .boolean: self = .anyOf([.boolean, .field])
    case .number(let range, _): self = .anyOf([.number(in: range), .field])
    case .word(_, let words): self = .anyOf([.choice(words), .field])
    case .variable: self = .text
    case .actions: self = .reference("actions")
    case .components: self = .reference("components")
    case .list(let type): self = .list(of: JSONSchema(type))
    case .record(let parameters):
      self = .object(
        parameters.map { parameter in
          Field(
            parameter.name, JSONSchema(parameter.type).described(parameter.summary),
            isRequired: parameter.isRequired)
        })
    }
  }

  private static let field = pattern("^\\{.+\\}$")
}
