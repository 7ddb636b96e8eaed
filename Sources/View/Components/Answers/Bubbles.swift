internal import DesignTokens
package import ViewTree

/// What was asked, in a bubble at the leading side.
///
/// Source: screens.md G2 (accent ground, radius 26, at the right).
package struct QuestionBubble: View {
  package let node: Node

  package init(_ text: String) {
    node = Text(text, .body)
      .padding(horizontal: .rowInset, vertical: .grid(2))
      .maximumWidth(.token(.bubbleWidth))
      .background(.accentBackground, corners: .card).named("question")
  }
}

/// The guide's answer as far as it has come, on the bare page, with a line about how it ended.
package struct AnswerBody: View {
  package let node: Node

  package init(_ text: String, footnote: String? = nil) {
    node = VStack(.leading, spacing: .grid(2)) {
      Text(text, .body).fillWidth().named("text")
      if let footnote {
        Text(footnote, .footnote).foreground(.secondaryLabel).fillWidth().named("footnote")
      }
    }
    .node.fillWidth().named("answer")
  }
}

/// The guide thinks: three dots that swell one after the other, and a word.
///
/// Source: screens.md G2 (three pulsing dots, static under Reduce Motion).
package struct ThinkingDots: View {
  private static let diameter = 8.0
  private static let restingOpacity = 0.3

  package let node: Node

  /// - Parameter phase: how much of a round has passed, from 0 to 1; nil for dots that rest.
  package init(_ text: String, phase: Double?) {
    node = HStack(spacing: .grid(2)) {
      HStack(spacing: .grid(1)) {
        for index in 0..<3 {
          let strength = phase.map { Self.strength(at: $0 - Double(index) * 0.2) } ?? 0.4
          Area().frame(width: Self.diameter, height: Self.diameter)
            .background(.secondaryLabel, corners: .capsule)
            .opacity(Self.restingOpacity + (1 - Self.restingOpacity) * strength)
            .scale(0.85 + 0.15 * strength).named("dot")
        }
      }
      Text(text, .subhead).foreground(.secondaryLabel).named("text")
    }
    .node.minimumHeight(.token(.target), alignment: .leading).role(.status).label(text)
    .named("thinking")
  }

  /// Rises and falls once in the first half of a round.
  private static func strength(at phase: Double) -> Double {
    let turn = phase - phase.rounded(.down)
    if turn >= 0.5 { return 0 }
    let ramp = turn < 0.25 ? turn * 4 : (0.5 - turn) * 4
    return ramp * ramp * (3 - 2 * ramp)
  }
}
