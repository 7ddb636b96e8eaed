import DesignTokens
import Geometry
import Imaging
import LayoutEngine
import Typography
import ViewTree

/// One small change to what a renderer is given.
struct Mutation {
  enum Kind: CaseIterable {
    case token, offset, letter, colour, weight
  }

  /// The elements that the change concerns; a report must name one of them.
  var ids: Set<String>
  var node: Node
  var tokens: DesignTokens
  var description: String
}

/// Makes changes to the texts of a screen that a reader can see.
struct Mutator {
  private let scene: Scene
  private let tokens: DesignTokens
  private let tree: LayoutTree
  /// Texts that stand once on the screen, whole and uncovered.
  private let candidates: [Candidate]

  private struct Candidate {
    var id: String
    var text: TextContent
  }

  init(_ scene: Scene, tokens: DesignTokens, tree: LayoutTree) {
    self.scene = scene
    self.tokens = tokens
    self.tree = tree
    let nodes = tree.nodes
    let strings = nodes.compactMap(\.string)
    let screen = Rect(origin: .zero, size: tree.size).inset(by: 8)
    candidates = nodes.enumerated().compactMap { index, node in
      guard case .text(let paragraph, let text) = node.content, !paragraph.isTruncated,
        screen.contains(node.frame), !node.frame.isEmpty,
        strings.filter({ $0 == text.string }).count == 1
      else { return nil }
      let isCovered = nodes[(index + 1)...].contains { other in
        (other.appearance.fill != nil || other.appearance.glass != nil)
          && other.frame.intersects(node.frame)
      }
      return isCovered ? nil : Candidate(id: node.id, text: text)
    }
  }

  var candidateCount: Int { candidates.count }

  /// Nil where the kind cannot be applied to the text that chance has chosen.
  func mutation(_ kind: Mutation.Kind, using random: inout SplitMix64) -> Mutation? {
    guard let candidate = candidates.randomElement(using: &random) else { return nil }
    switch kind {
    case .token: return changingToken(candidate, using: &random)
    case .offset:
      return changing(candidate, "offset") { node in
        let step = (Bool.random(using: &random) ? 1 : -1) / tree.scale
        if Bool.random(using: &random) {
          node.layout.offset.x += step
        } else {
          node.layout.offset.y += step
        }
      }
    case .letter:
      guard let string = Self.changingLetter(of: candidate.text.string, using: &random) else {
        return nil
      }
      return changingText(candidate, "letter") { $0.string = string }
    case .colour:
      let color = Self.step(tokens.value(of: candidate.text.paint), using: &random)
      return changingText(candidate, "colour") { $0.paint = .color(color) }
    case .weight:
      let old = candidate.text.weight ?? tokens[candidate.text.style].weight
      // Three files draw the seven weights, so that only a large step is another one.
      return changingText(candidate, "weight") { $0.weight = old >= 600 ? 400 : 700 }
    }
  }

  private func changingToken(
    _ candidate: Candidate, using random: inout SplitMix64
  ) -> Mutation? {
    guard case .token(let token, _) = candidate.text.paint else { return nil }
    var changed = tokens
    changed.colors[token] = Self.step(tokens[token], using: &random)
    let ids = tree.nodes.filter { $0.paints.contains { $0.isToken(token) } }.map(\.id)
    return Mutation(
      ids: Set(ids), node: scene.node, tokens: changed, description: "token \(token.rawValue)")
  }

  private func changingText(
    _ candidate: Candidate, _ what: String, _ change: (inout TextContent) -> Void
  ) -> Mutation {
    changing(candidate, what) { node in
      guard case .text(var text) = node.content else { return }
      change(&text)
      node.content = .text(text)
    }
  }

  private func changing(
    _ candidate: Candidate, _ what: String, _ change: (inout Node) -> Void
  ) -> Mutation {
    var node = scene.node
    node.changeText(candidate.text.string, change)
    return Mutation(
      ids: [candidate.id], node: node, tokens: tokens, description: "\(what) of \(candidate.id)")
  }

  /// One channel up or down by one.
  private static func step(_ color: Color, using random: inout SplitMix64) -> Color {
    var color = color
    let channel = [\Color.red, \Color.green, \Color.blue].randomElement(using: &random) ?? \.red
    color[keyPath: channel] = color[keyPath: channel] == 255 ? 254 : color[keyPath: channel] + 1
    return color
  }

  /// One letter replaced by another of another shape.
  private static func changingLetter(
    of text: String, using random: inout SplitMix64
  ) -> String? {
    var letters = Array(text.unicodeScalars)
    let places = letters.indices.filter { letters[$0].properties.isAlphabetic }
    guard let place = places.randomElement(using: &random) else { return nil }
    letters[place] = letters[place] == "م" ? "ک" : "م"
    return String(String.UnicodeScalarView(letters))
  }
}

extension DesignTokens {
  fileprivate func value(of paint: Paint) -> Color {
    switch paint {
    case .token(let token, let opacity): self[token].opacity(opacity)
    case .color(let color): color
    }
  }
}

extension LayoutNode {
  /// Every paint that the node itself is drawn with.
  fileprivate var paints: [Paint] {
    var paints = [appearance.fill, appearance.border?.paint].compactMap { $0 }
    switch content {
    case .none: break
    case .text(_, let text): paints.append(text.paint)
    case .symbol(let symbol): paints.append(symbol.paint)
    case .figure(.line(let line)): paints.append(line.paint)
    case .figure(.ring(let paint, _, _)): paints.append(paint)
    }
    return paints
  }
}

extension Paint {
  fileprivate func isToken(_ other: ColorToken) -> Bool {
    if case .token(let token, _) = self { token == other } else { false }
  }
}

extension Node {
  /// Changes the only text node of this string, wherever it hangs.
  fileprivate mutating func changeText(_ string: String, _ change: (inout Node) -> Void) {
    if case .text(let text) = content, text.string == string {
      change(&self)
      return
    }
    for index in children.indices { children[index].changeText(string, change) }
    for index in backgrounds.indices { backgrounds[index].node.changeText(string, change) }
    for index in overlays.indices { overlays[index].node.changeText(string, change) }
  }
}
