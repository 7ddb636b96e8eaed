internal import Documents
internal import Navigation
internal import Simulation

extension Shot.Subject {
  var dump: String {
    switch self {
    case .app(let state): state.dump
    case .specimen(let name, _): "the specimen \(name), which has no state\n"
    }
  }

  var json: JSONValue {
    switch self {
    case .app(let state): state.json
    case .specimen(let name, _): .object(["specimen": .string(name)])
    }
  }
}

extension AppState {
  /// Stage «state»: the instant, a line a fact, then what is moving and which haptics were felt.
  var dump: String {
    let width = facts.map(\.name.count).max() ?? 0
    var text = "at \(Self.format(now.milliseconds)) ms\n"
    for fact in facts {
      let pad = String(repeating: " ", count: width - fact.name.count)
      text += "\(fact.name)\(pad)  \(fact.value ?? "–")\n"
    }
    if let hud {
      let rest = timings.hudMilliseconds - now.milliseconds(since: hud.shownAt)
      text += "hud leaves in \(Self.format(rest)) ms\n"
    }
    for transition in transitions { text += transition.line(at: now) + "\n" }
    for haptic in haptics {
      text += "haptic \(haptic.kind.rawValue) at \(Self.format(haptic.instant.milliseconds)) ms\n"
    }
    return text
  }

  /// The same as data: a fact that has nothing is null.
  var json: JSONValue {
    .object([
      "milliseconds": .number(now.milliseconds),
      "facts": .object(
        facts.map { .init($0.name, $0.value.map { .string($0) } ?? .null) }),
      "transitions": .array(transitions.map { $0.json(at: now) }),
      "haptics": .array(
        haptics.map { haptic in
          .object([
            "kind": .string(haptic.kind.rawValue),
            "milliseconds": .number(haptic.instant.milliseconds),
          ])
        }),
    ])
  }

  static func format(_ value: Double) -> String { JSONValue.format(value, decimals: 3) }
}

extension Transition {
  /// What moves, from where to where, how far it is and how long it will take.
  fileprivate func line(at now: Instant) -> String {
    let value = AppState.format(value(at: now))
    if isHeld { return "moving: \(kind.name), held at \(value)" }
    let span = "\(AppState.format(course.from)) → \(AppState.format(course.to))"
    let elapsed = AppState.format(now.milliseconds(since: start))
    let whole = AppState.format(course.milliseconds)
    return "moving: \(kind.name), \(span), at \(value), \(elapsed) of \(whole) ms"
      + (fades ? ", by opacity" : "")
  }

  fileprivate func json(at now: Instant) -> JSONValue {
    .object([
      "what": .string(kind.name), "from": .number(course.from), "to": .number(course.to),
      "value": .number(value(at: now), decimals: 6), "start": .number(start.milliseconds),
      "duration": isHeld ? .null : .number(course.milliseconds), "held": .bool(isHeld),
      "fades": .bool(fades),
    ])
  }
}
