import Documents

/// The values under `circle`.
struct CircleHeader: Sendable {
  var own: String
  var members: [CircleMember]
}

extension ValueReader where Value == CircleHeader {
  static var circle: Self {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "a circle", &problems) else { return nil }
      let own = reader.required("own", .text)
      let members = reader.required("members", .list(of: .member, named: "members"))
      problems += reader.finish()
      guard let own, let members else { return nil }
      return CircleHeader(own: own, members: members)
    }
  }
}

extension ValueReader where Value == CircleMember {
  static var member: Self {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "a member", &problems) else { return nil }
      let name = reader.required("name", .text)
      let status: CircleStatus? = reader.required("status", .choice("status"))
      let hasLine = status.map { $0 != .idle } ?? false
      let line = hasLine ? reader.required("line", .text) : reader.optional("line", .text)
      problems += reader.finish()
      guard let name, let status else { return nil }
      return CircleMember(name: name, status: status, line: line ?? "")
    }
  }
}

extension ValueReader where Value == Pattern {
  static var pattern: Self {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "a pattern", &problems)
      else { return nil }
      let label = reader.required("label", .text)
      let value = reader.required("value", .text)
      problems += reader.finish()
      guard let label, let value else { return nil }
      return Pattern(label: label, value: value)
    }
  }
}

extension ValueReader where Value == GuideMove {
  static var move: Self { move(isTitled: true) }

  /// A move whose title is the question that the person writes.
  static var ownQuestion: Self { move(isTitled: false) }

  private static func move(isTitled: Bool) -> Self {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "a move", &problems) else { return nil }
      let title = isTitled ? reader.required("title", .text) : ""
      let localText = reader.required("localText", .text)
      let step = reader.required("step", .text)
      problems += reader.finish()
      guard let title, let localText, let step else { return nil }
      return GuideMove(title: title, localText: localText, step: step)
    }
  }
}
