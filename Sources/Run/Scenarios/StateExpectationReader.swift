import Diagnostics
import Documents

/// Reads the argument of `assertState`.
struct StateExpectationReader {
  let keys: [Vocabulary.StateKey]

  var reader: ValueReader<[StateExpectation]> {
    ValueReader { node, problems in
      let what = "values by name, such as {today: acting}"
      guard var reader = MappingReader(node, expecting: what, &problems) else { return nil }
      var expectations: [StateExpectation] = []
      for key in keys {
        guard let value = reader.optional(key.name, value(of: key)),
          let range = reader.keyRange(key.name)
        else { continue }
        expectations.append(StateExpectation(key: key.name, value: value, range: range))
      }
      problems += reader.finish()
      return expectations.sorted { $0.range.start < $1.range.start }
    }
  }

  private func value(of key: Vocabulary.StateKey) -> ValueReader<StateExpectation.Value> {
    switch key.kind {
    case .boolean: ValueReader.boolean.map { .boolean($0) }
    case .count: ValueReader.count.map { .count($0) }
    case .text: orNothing(ValueReader.text.map { .text($0) })
    case .oneOf(let names):
      ValueReader.name("value", of: key.name, among: names).map { .text($0) }
    case .oneOfOrNothing(let names):
      orNothing(ValueReader.name("value", of: key.name, among: names).map { .text($0) })
    }
  }

  private func orNothing(
    _ reader: ValueReader<StateExpectation.Value>
  ) -> ValueReader<StateExpectation.Value> {
    ValueReader { node, problems in node.isNull ? .nothing : reader.read(node, &problems) }
  }
}
