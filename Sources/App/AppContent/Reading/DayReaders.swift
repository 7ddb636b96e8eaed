package import Documents

extension ValueReader where Value == DayRecord {
  static var dayRecord: Self {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "a day", &problems) else { return nil }
      let outcome: DayOutcome? = reader.required("outcome", .choice("outcome"))
      let commitment = reader.optional("commitment", .commitment)
      let evidence = reader.optional("evidence", .evidence)
      let reflection = reader.optional("reflection", .reflection)
      problems += reader.finish()
      return outcome.map {
        DayRecord(
          outcome: $0, commitment: commitment, evidence: evidence, reflection: reflection)
      }
    }
  }
}

extension ValueReader where Value == Commitment {
  static var commitment: Self {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "a commitment", &problems)
      else { return nil }
      let step = reader.required("step", .text)
      let when: DayPart? = reader.optional("when", .choice("part of the day"))
      let cue = reader.optional("cue", .text)
      let otherwise = reader.optional("otherwise", .text)
      problems += reader.finish()
      return step.map {
        Commitment(step: $0, when: when ?? .morning, cue: cue ?? "", otherwise: otherwise ?? "")
      }
    }
  }
}

extension ValueReader where Value == Evidence {
  static var evidence: Self {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "an evidence", &problems)
      else { return nil }
      let text = reader.required("text", .text)
      let effort: Effort? = reader.optional("effort", .choice("effort"))
      let time = reader.optional("time", .timeOfDay)
      problems += reader.finish()
      return text.map { Evidence(text: $0, effort: effort, minutesOfDay: time) }
    }
  }
}

extension ValueReader where Value == Reflection {
  static var reflection: Self {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "a reflection", &problems)
      else { return nil }
      let helped = reader.required("helped", .text)
      let simpler = reader.optional("simpler", .text)
      problems += reader.finish()
      return helped.map { Reflection(helped: $0, simpler: simpler ?? "") }
    }
  }
}

extension ValueReader where Value == Int {
  /// Minutes since midnight, written as on a 24-hour clock.
  package static var timeOfDay: Self {
    ValueReader(expecting: "a time of day such as \"18:00\"") { node in
      let parts = (node.text ?? "").split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
        parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
        let hours = Int(parts[0]), let minutes = Int(parts[1]), hours < 24, minutes < 60
      else { return nil }
      return hours * 60 + minutes
    }
  }
}

extension ValueReader where Value == JalaliDate {
  static var jalaliDate: Self {
    ValueReader(expecting: "a date of the Iranian calendar such as \"1405-09-09\"") { node in
      let parts = (node.text ?? "").split(separator: "-", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Int($0) }
      guard parts.count == 3, numbers.count == 3 else { return nil }
      return JalaliDate(year: numbers[0], month: numbers[1], day: numbers[2])
    }
  }
}
