/// When a run may write references.
package enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Every picture that is not identical becomes the reference.
  case all
  /// Pictures that fail become the reference, missing ones too.
  case failed
  /// Pictures without a reference become one, and the run still fails, for nobody has looked at them.
  case missing
  case never

  /// `never` on a CI server, where a new reference would be lost, otherwise `missing`.
  package static func standard(onCI: Bool) -> RecordMode { onCI ? .never : .missing }

  /// The mode of `--update-snapshots[=WORD]`, in Playwright's words; without a word it is `changed`.
  package init?(updateSnapshots word: String?) {
    switch word {
    case "all": self = .all
    case nil, "changed": self = .failed
    case "missing": self = .missing
    case "none": self = .never
    default: return nil
    }
  }

  /// The mode that the variable `BASIRI_RECORD` asks for; nil where it is not set or empty.
  /// - Throws: What it holds instead of a mode.
  package init?(variable text: String?) throws(UnknownRecordMode) {
    guard let text, !text.isEmpty else { return nil }
    guard let mode = RecordMode(rawValue: text) else { throw UnknownRecordMode(text: text) }
    self = mode
  }

  /// What becomes of a picture. A reference that is identical is never written again.
  package func decision(for verdict: Verdict) -> RecordDecision {
    switch (self, verdict) {
    case (_, .identical): .keep(passes: true)
    case (.all, _): .write(passes: true)
    case (_, .similar): .keep(passes: true)
    case (.failed, _): .write(passes: true)
    case (.missing, .missingReference): .write(passes: false)
    case (.missing, _), (.never, _): .keep(passes: false)
    }
  }
}

/// A word in `BASIRI_RECORD` that is no record mode.
package struct UnknownRecordMode: Error, Hashable, Sendable, CustomStringConvertible {
  package let text: String

  package init(text: String) {
    self.text = text
  }

  package var description: String {
    let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    return "BASIRI_RECORD holds '\(text)', which is no record mode; known: \(modes)"
  }
}

/// What a run does with one picture, and whether the run may still succeed.
package enum RecordDecision: Hashable, Sendable {
  case keep(passes: Bool)
  case write(passes: Bool)
}
