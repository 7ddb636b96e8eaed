import AppContent

/// What was asked of the guide.
package enum Question: Hashable, Sendable {
  /// A thinking move, by its index in the content.
  case move(Int)
  case own(String)
}

/// How far an answer has come.
package enum AnswerPhase: Hashable, Sendable {
  case pending
  case streaming
  /// - unfinished: The claim that it was cut off, which a footnote says.
  case answered(unfinished: Bool)
  /// The notebook's text, since no living answer came.
  case fallback

  /// The name in scenario files and reports.
  package var name: String {
    switch self {
    case .pending: "pending"
    case .streaming: "streaming"
    case .answered(let unfinished): unfinished ? "unfinished" : "answered"
    case .fallback: "fallback"
    }
  }

  /// The claim that something may still arrive.
  package var isRunning: Bool {
    switch self {
    case .pending, .streaming: true
    case .answered, .fallback: false
    }
  }
}

/// A piece of an answer and when it arrives.
package struct Token: Hashable, Sendable {
  package var text: String
  /// After the question, or after the reply was scripted for one already asked.
  package var milliseconds: Double

  package init(text: String, milliseconds: Double) {
    self.text = text
    self.milliseconds = milliseconds
  }
}

/// The scripted behaviour of the guide, which the simulator cannot reach.
package enum Reply: Hashable, Sendable {
  /// - completes: False for a stream that stalls after its last token.
  case stream([Token], completes: Bool)
  /// An error or a lost connection.
  case failure(afterMilliseconds: Double)

  /// Words that come one by one, the first after one interval.
  package static func words(
    _ words: [String], everyMilliseconds interval: Double, completes: Bool = true
  ) -> Reply {
    let tokens = words.enumerated().map { index, word in
      Token(text: word, milliseconds: Double(index + 1) * interval)
    }
    return .stream(tokens, completes: completes)
  }
}

/// The one answer that is on the guide's stack.
package struct Answer: Hashable, Sendable {
  package var question: Question
  package var phase: AnswerPhase
  /// What has arrived so far.
  package var text: String
  package var askedAt: Instant
  package var lastTokenAt: Instant?
  /// The claim that new words scroll into view.
  package var followsEnd: Bool
  package var script: ScriptedReply?

  package init(question: Question, askedAt: Instant, script: Reply? = nil) {
    self.question = question
    self.askedAt = askedAt
    phase = .pending
    text = ""
    followsEnd = true
    self.script = script.map { ScriptedReply(reply: $0, start: askedAt) }
  }
}

/// A reply on its way.
package struct ScriptedReply: Hashable, Sendable {
  package var reply: Reply
  /// The moment that the reply's times count from.
  package var start: Instant
  /// How many of its tokens have arrived.
  package var arrived = 0

  package init(reply: Reply, start: Instant) {
    self.reply = reply
    self.start = start
  }
}

/// What the guide holds.
package struct GuideState: Hashable, Sendable {
  /// The text in the ask bar.
  package var question = ""
  package var answer: Answer?
  /// The reply that the next question will get.
  package var nextReply: Reply?

  package init() {}

  package var canSend: Bool { !question.isBlank }
}
