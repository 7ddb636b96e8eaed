import Documents
import Geometry

extension LayoutRecord {
  /// The dump that a reference carries: a list of nodes, each with its id, the place of its parent, its
  /// frame as x, y, width and height in points, and its properties by name.
  package var dump: String {
    JSONValue.object([
      "version": .integer(Self.version),
      "nodes": .array(nodes.map(\.json)),
    ]).compactText
  }

  /// A record from its dump; nil for text that is none, or one of another version.
  package init?(dump: String) {
    guard let root = try? JSONValue(parsing: Array(dump.utf8)),
      root["version"] == .integer(Self.version), case .array(let items)? = root["nodes"]
    else { return nil }
    var nodes: [Node] = []
    for item in items {
      guard let node = Node(item), (node.parent ?? -1) < nodes.count else { return nil }
      nodes.append(node)
    }
    self.init(nodes: nodes)
  }

  private static let version = 1
}

extension LayoutRecord.Node {
  fileprivate var json: JSONValue {
    .object([
      "id": .string(id), "parent": parent.map { .integer($0) },
      "frame": .array(
        [frame.minX, frame.minY, frame.width, frame.height].map { .number($0, decimals: 6) }),
      "properties": .object(values.map { .init($0.property.rawValue, .string($0.text)) }),
    ])
  }

  fileprivate init?(_ json: JSONValue) {
    guard case .string(let id)? = json["id"], case .array(let items)? = json["frame"],
      case .object(let members)? = json["properties"]
    else { return nil }
    var parent: Int?
    if case .integer(let place)? = json["parent"] {
      guard place >= 0 else { return nil }
      parent = place
    }
    let sides = items.compactMap(\.double)
    guard sides.count == 4 else { return nil }
    self.init(
      id: id, parent: parent,
      frame: Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]),
      values: members.compactMap { member in
        guard let property = LayoutRecord.Property(rawValue: member.key),
          case .string(let text) = member.value
        else { return nil }
        return LayoutRecord.Value(property, text)
      })
  }
}

extension JSONValue {
  /// The value of any kind of number.
  fileprivate var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value, _): value
    case .null, .bool, .string, .array, .object: nil
    }
  }
}
