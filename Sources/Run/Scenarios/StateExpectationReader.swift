import Diagnostics
import Documents

/// Reads the argument of `assertState`.
struct StateExpectationReader {
  let facts: [(reference: FactReference, kind: FactKind)]

  var reader: ValueReader<[StateExpectation]> {
    ValueReader { node, problems in
      let what = "values by name, such as {today: acting}"
      guard var reader = MappingReader(node, expecting: what, &problems) else { return nil }
      var expectations: [StateExpectation] = []
      for (reference, kind) in facts {
        let name = reference.name
        guard let value = reader.optional(name, value(of: name, kind)),
          let range = reader.keyRange(name)
        else { continue }
        expectations.append(StateExpectation(key: reference, value: value, range: range))
      }
      problems += reader.finish()
      return expectations.sorted { $0.range.start < $1.range.start }
    }
  }

  private func value(
    of fact: String, _ kind: FactKind
  ) -> ValueReader<StateExpectation.Value> {
    switch kind {
    case .boolean: ValueReader.boolean.map { .boolean($0) }
    case .count: ValueReader.count.map { .count($0) }
    case .text: orNothing(ValueReader.text.map { .text($0) })
    case .oneOf(let names):
      ValueReader.name("value", of: fact, among: names).map { .text($0) }
    case .oneOfOrNothing(let names):
      orNothing(ValueReader.name("value", of: fact, among: names).map { .text($0) })
    }
  }

  private func orNothing(
    _ reader: ValueReader<StateExpectation.Value>
  ) -> ValueReader<StateExpectation.Value> {
    ValueReader(schema: { .anyOf([.null, reader.schema]) }) { node, problems in
      node.isNull ? .nothing : reader.read(node, &problems)
    }
  }
}
