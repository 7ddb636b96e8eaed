package import Geometry

extension View {
  /// A weight in place of the style's own.
  package func weight(_ weight: Int) -> Node { modifiedText { $0.weight = weight } }

  package func textAlignment(_ alignment: Alignment.Horizontal) -> Node {
    modifiedText { $0.alignment = alignment }
  }

  /// Further lines are cut and end in an ellipsis.
  package func lineLimit(_ lines: Int) -> Node { modifiedText { $0.maximumLines = lines } }

  /// The size stays what it is at the default Dynamic Type setting.
  package func fixedTextSize() -> Node { modifiedText { $0.scales = false } }

  /// Digits of one width, as a clock, a counter or a column of figures wants them.
  package func monospacedDigits() -> Node { modifiedText { $0.standsInColumn = true } }

  /// The middle of the ink in the middle of the frame, as a letter in a disc wants it.
  package func centeredByInk() -> Node {
    modifiedText { text in
      text.isCenteredByInk = true
      text.alignment = .center
    }
  }

  package func textDirection(_ direction: BaseDirection) -> Node {
    modifiedText { $0.direction = direction }
  }

  private func modifiedText(_ change: (inout TextContent) -> Void) -> Node {
    modified { node in
      guard case .text(var text) = node.content else { return }
      change(&text)
      node.content = .text(text)
    }
  }
}
