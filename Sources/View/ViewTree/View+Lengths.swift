package import DesignTokens

/// The modifiers of layout for lengths that the token file gives.
extension View {
  /// Room around the view. After a background or a frame it stands outside of them.
  @_disfavoredOverload
  package func padding(
    top: Length = 0, leading: Length = 0, bottom: Length = 0, trailing: Length = 0
  ) -> Node {
    padding(.zero).modified { node in
      node.figures.set(.top, top)
      node.figures.set(.leading, leading)
      node.figures.set(.bottom, bottom)
      node.figures.set(.trailing, trailing)
    }
  }

  @_disfavoredOverload
  package func padding(horizontal: Length = 0, vertical: Length = 0) -> Node {
    padding(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  @_disfavoredOverload
  package func padding(_ amount: Length) -> Node {
    padding(horizontal: amount, vertical: amount)
  }

  /// As wide and as high as the token file says.
  @_disfavoredOverload
  package func frame(width: Length, height: Length) -> Node {
    frame(width: .fixed(0), height: .fixed(0)).modified { node in
      node.figures.set(.width, width)
      node.figures.set(.height, height)
    }
  }

  package func fixedWidth(_ width: Length) -> Node {
    frame(width: .fixed(0)).modified { $0.figures.set(.width, width) }
  }

  package func fixedHeight(_ height: Length) -> Node {
    frame(height: .fixed(0)).modified { $0.figures.set(.height, height) }
  }

  /// At least so high; the extent that the view has across is kept.
  package func minimumHeight(_ height: Length, alignment: Alignment? = nil) -> Node {
    frame(height: .range(), alignment: alignment)
      .modified { $0.figures.set(.minimumHeight, height) }
  }

  package func minimumWidth(_ width: Length, alignment: Alignment? = nil) -> Node {
    frame(width: .range(), alignment: alignment)
      .modified { $0.figures.set(.minimumWidth, width) }
  }

  package func maximumWidth(_ width: Length) -> Node {
    frame(width: .range()).modified { $0.figures.set(.maximumWidth, width) }
  }

  /// At most so high; what is higher is cut at the side that the alignment leaves.
  package func maximumHeight(_ height: Length, alignment: Alignment) -> Node {
    frame(height: .range(), alignment: alignment).clipped()
      .modified { $0.figures.set(.maximumHeight, height) }
  }

  /// Moves the view without moving its neighbours; `x` is logical.
  @_disfavoredOverload
  package func offset(x: Length = 0, y: Length = 0) -> Node {
    modified { node in
      node.figures.set(.offsetX, x)
      node.figures.set(.offsetY, y)
    }
  }

  /// Room at the lower edge of a scaffold whatever its bar needs.
  package func safeAreaBottom(_ height: Length) -> Node {
    modified { $0.figures.set(.safeAreaBottom, height) }
  }

  /// Fainter by a share that the token file gives.
  package func opacity(_ token: NumberToken) -> Node {
    modified { $0.figures.opacity = token }
  }

  /// The view under a finger; `progress` runs from 0 for untouched to 1 for held down.
  package func pressed(_ look: PressLook, progress: Double = 1) -> Node {
    modified { $0.figures.press = .init(look: look, amount: progress) }
  }

  /// - Parameter strength: how much of its opacity the shadow has.
  package func shadow(_ token: ShadowToken, strength: Double = 1) -> Node {
    modified { $0.figures.shadows.append(.init(token: token, strength: strength)) }
  }
}

extension VStack {
  @_disfavoredOverload
  package init(
    _ alignment: Alignment.Horizontal = .center, spacing: Length,
    @ViewBuilder _ content: () -> [Node]
  ) {
    self.init(node: VStack(alignment, spacing: 0.0, content).node.spaced(spacing))
  }
}

extension HStack {
  @_disfavoredOverload
  package init(
    _ alignment: Alignment.Vertical = .center, spacing: Length,
    @ViewBuilder _ content: () -> [Node]
  ) {
    self.init(node: HStack(alignment, spacing: 0.0, content).node.spaced(spacing))
  }
}

extension FlowStack {
  /// - Parameter spacing: between neighbours and between lines alike.
  @_disfavoredOverload
  package init(
    _ alignment: Alignment.Horizontal = .leading, spacing: Length,
    @ViewBuilder _ content: () -> [Node]
  ) {
    self.init(node: FlowStack(alignment, spacing: 0.0, content).node.spaced(spacing))
  }
}

extension Icon {
  @_disfavoredOverload
  package init(_ symbol: Symbol, size: Length, _ paint: Paint = .token(.label)) {
    self.init(
      node: Icon(symbol, size: 0.0, paint).node.modified { $0.figures.set(.symbolSize, size) })
  }
}

extension Node {
  fileprivate func spaced(_ spacing: Length) -> Node {
    modified { $0.figures.set(.spacing, spacing) }
  }
}
