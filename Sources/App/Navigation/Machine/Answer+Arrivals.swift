/// Something that the scripted reply does at a moment.
struct Arrival {
  enum Kind {
    case token(String)
    case completion
    case failure
  }

  var instant: Instant
  var kind: Kind
}

extension Answer {
  /// When waiting ends: 8 s for the first word, 10 s for each later one.
  ///
  /// Source: screens.md G2.
  var deadline: Instant { lastTokenAt.map { $0 + 10_000 } ?? askedAt + 8_000 }

  /// The next thing that the script holds; nil without one, and for a stream that stalls.
  var nextArrival: Arrival? {
    guard let script else { return nil }
    switch script.reply {
    case .failure(let milliseconds):
      return Arrival(instant: script.start + milliseconds, kind: .failure)
    case .stream(let tokens, let completes):
      if script.arrived < tokens.count {
        let token = tokens[script.arrived]
        return Arrival(instant: script.start + token.milliseconds, kind: .token(token.text))
      }
      guard completes else { return nil }
      let last = tokens.last?.milliseconds ?? 0
      return Arrival(instant: script.start + last, kind: tokens.isEmpty ? .failure : .completion)
    }
  }

  mutating func take(_ arrival: Arrival) {
    switch arrival.kind {
    case .token(let text):
      self.text += text
      phase = .streaming
      lastTokenAt = arrival.instant
      script?.arrived += 1
    case .completion:
      phase = .answered(unfinished: false)
      script = nil
    case .failure:
      giveUp()
    }
  }

  /// Nothing more will come: the notebook answers, or what has come is cut off.
  mutating func giveUp() {
    phase = phase == .pending ? .fallback : .answered(unfinished: true)
    script = nil
  }
}
