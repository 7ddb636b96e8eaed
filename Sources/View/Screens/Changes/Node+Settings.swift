internal import Catalog
internal import DesignTokens
internal import ViewTree

/// A setting that an element has no use for.
struct ElementMisfit: Error {
  var description: String
}

extension Node {
  /// The element with the settings of a file, which `ElementSettings` lists.
  ///
  /// - Throws: where it has not exactly one text or symbol to set.
  func set(_ settings: ComponentArguments) throws(ElementMisfit) -> Node {
    var node = self
    if let text = settings.optionalText("text") {
      try node.setText { $0.string = text }
      if node.semantics.label != nil { node.semantics.label = text }
    }
    if let style = settings.word("style", as: TypeStyle.self) {
      try node.setText { content in
        content.style = style
        content.weight = nil
      }
    }
    if let paint = settings.paint("color") {
      if node.textCount == 0 {
        try node.setSymbol { $0.paint = paint }
      } else {
        try node.setText { $0.paint = paint }
      }
    }
    if let symbol = settings.symbol("symbol") { try node.setSymbol { $0.symbol = symbol } }
    if let ground = settings.paint("ground") { node.appearance.fill = ground }
    if let action = settings.action("onTap") { node = node.action(action) }
    return node
  }

  private var textCount: Int {
    if case .text = content { return 1 }
    return parts.reduce(0) { $0 + $1.textCount }
  }

  private var symbolCount: Int {
    if case .symbol = content { return 1 }
    return parts.reduce(0) { $0 + $1.symbolCount }
  }

  private var parts: [Node] {
    backgrounds.map(\.node) + children + overlays.map(\.node)
  }

  private mutating func setText(_ change: (inout TextContent) -> Void) throws(ElementMisfit) {
    let count = textCount
    if count != 1 {
      throw ElementMisfit(description: count == 0 ? "no text" : "\(count) texts, one is needed")
    }
    forEachPart { node in
      guard case .text(var text) = node.content else { return }
      change(&text)
      node.content = .text(text)
    }
  }

  private mutating func setSymbol(_ change: (inout SymbolContent) -> Void) throws(ElementMisfit) {
    let count = symbolCount
    if count != 1 {
      throw ElementMisfit(description: count == 0 ? "no symbol" : "\(count) symbols, one is needed")
    }
    forEachPart { node in
      guard case .symbol(var symbol) = node.content else { return }
      change(&symbol)
      node.content = .symbol(symbol)
    }
  }

  private mutating func forEachPart(_ change: (inout Node) -> Void) {
    change(&self)
    for index in backgrounds.indices { backgrounds[index].node.forEachPart(change) }
    for index in children.indices { children[index].forEachPart(change) }
    for index in overlays.indices { overlays[index].node.forEachPart(change) }
  }
}
