package import DesignTokens

extension View {
  package func background(_ paint: Paint, corners: Corners = .square) -> Node {
    modified { node in
      node.appearance.fill = paint
      node.appearance.corners = corners
    }
  }

  package func background(_ token: ColorToken, corners: Corners = .square) -> Node {
    background(.token(token), corners: corners)
  }

  /// A view behind this one, in its frame.
  package func background(_ alignment: Alignment = .center, _ view: some View) -> Node {
    modified { $0.backgrounds.append(.init(node: view.node, alignment: alignment)) }
  }

  /// A view in front of this one, in its frame.
  package func overlay(_ alignment: Alignment = .center, _ view: some View) -> Node {
    modified { $0.overlays.append(.init(node: view.node, alignment: alignment)) }
  }

  package func corners(_ corners: Corners) -> Node {
    modified { $0.appearance.corners = corners }
  }

  package func border(_ paint: Paint, width: Border.Width) -> Node {
    modified { $0.appearance.border = Border(paint, width: width) }
  }

  package func shadow(_ shadow: ShadowStyle) -> Node {
    modified { $0.appearance.shadows.append(shadow) }
  }

  package func glass(_ glass: Glass, corners: Corners) -> Node {
    modified { node in
      node.appearance.glass = glass
      node.appearance.corners = corners
    }
  }

  /// Blurs and fades what lies behind the frame of the view.
  package func edgeFade(_ fading: EdgeFading) -> Node {
    modified { $0.appearance.edgeFade = fading }
  }

  package func opacity(_ opacity: Double) -> Node {
    modified { $0.appearance.opacity *= opacity }
  }

  package func scale(_ scale: Double, anchor: Alignment = .center) -> Node {
    modified { node in
      node.appearance.scale *= scale
      node.appearance.scaleAnchor = anchor
    }
  }

  package func clipped() -> Node {
    modified { $0.appearance.clips = true }
  }

  /// Colours the text or the symbol of this node; on a container, of its children.
  package func foreground(_ paint: Paint) -> Node {
    modified { $0.setForeground(paint) }
  }

  package func foreground(_ token: ColorToken) -> Node { foreground(.token(token)) }
}

extension Node {
  fileprivate mutating func setForeground(_ paint: Paint) {
    switch content {
    case .text(var text):
      text.paint = paint
      content = .text(text)
    case .symbol(var symbol):
      symbol.paint = paint
      content = .symbol(symbol)
    case .stack, .figure, .spacer, .scroll, .scaffold:
      for index in children.indices { children[index].setForeground(paint) }
    }
  }
}
