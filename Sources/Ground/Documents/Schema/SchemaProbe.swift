package import Diagnostics
internal import Synchronization

/// Stands in place of a mapping and notes what a reader asks it for. So editors are told exactly what
/// the reader reads.
package final class SchemaProbe: Sendable {
  /// Keys that the probe says it has, since a reader may ask different questions then.
  private let keys: Set<String>
  private let asked = Mutex<[JSONSchema.Field]>([])

  package init(having keys: Set<String> = []) {
    self.keys = keys
  }

  /// In the order of the questions; a key that is asked for twice counts once.
  package var fields: [JSONSchema.Field] { asked.withLock { $0 } }

  func has(_ key: String) -> Bool { keys.contains(key) }

  func note(_ field: JSONSchema.Field) {
    asked.withLock { fields in
      if !fields.contains(where: { $0.key == field.key }) { fields.append(field) }
    }
  }
}

extension SchemaProbe: Hashable {
  package static func == (left: SchemaProbe, right: SchemaProbe) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension JSONSchema {
  /// What a reader of a mapping asks for; a value of any kind where it asks for nothing.
  ///
  /// - Parameters:
  ///   - keys: Those that the mapping has when it is asked.
  ///   - read: Reads a mapping; its problems do not count.
  package init(
    having keys: Set<String> = [], asking read: (YAMLNode, inout [Diagnostic]) -> Void
  ) {
    let probe = SchemaProbe(having: keys)
    var problems: [Diagnostic] = []
    read(YAMLNode(probe), &problems)
    self = probe.fields.isEmpty ? .anything : .object(probe.fields)
  }
}
