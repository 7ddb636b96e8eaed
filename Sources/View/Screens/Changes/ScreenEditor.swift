internal import Catalog
internal import Components
internal import DesignTokens
internal import Diagnostics
internal import Geometry
internal import Mockups
internal import Navigation
internal import ViewTree

/// Changes elements of a display by their ids, which are those of the unchanged display.
struct ScreenEditor {
  private let changes: [MockupChange]
  private let state: AppState
  private var indices: [String: [Int]] = [:]
  private var done: Set<Int> = []
  private var misfits: [ScreenChangeProblem] = []
  /// The ids of the elements that have a name.
  private var namedElements: [String] = []

  init(_ changes: [MockupChange], in state: AppState) {
    self.changes = changes
    self.state = state
    for (index, change) in changes.enumerated() { indices[change.id, default: []].append(index) }
  }

  mutating func edited(_ root: Node) -> Node {
    let place = Place(layer: .screen, ground: .background, isOnPage: true, takesSiblings: false)
    return edit(root, NamingScope(of: root), in: place).nodes.first ?? Area().node
  }

  /// What could not be done, in the order of the changes.
  var problems: [ScreenChangeProblem] {
    let absent = changes.indices.filter { !done.contains($0) }.map { index in
      let id = changes[index].id
      let nearest = NearestName.find(id, among: namedElements)
      return ScreenChangeProblem(
        index: index, message: "no element '\(id)' is on this screen",
        hint: nearest.map { "did you mean '\($0)'?" }
          ?? "'basiri inspect' prints the ids of a screen")
    }
    return (absent + misfits).sorted { $0.index < $1.index }
  }

  // MARK: The walk

  /// Where an element stands.
  fileprivate struct Place {
    var layer: MockupTap.Layer
    var ground: ColorToken
    /// Whether components here keep the insets of the page.
    var isOnPage: Bool
    /// Whether the parent is a stack.
    var takesSiblings: Bool
  }

  /// What has become of an element, and what is to stand beside it.
  private struct Outcome {
    var before: [MockupComponent] = []
    var nodes: [Node]
    var after: [MockupComponent] = []
  }

  private mutating func edit(_ node: Node, _ outer: NamingScope, in place: Place) -> Outcome {
    let id = outer.id(for: node)
    if node.name != nil { namedElements.append(id) }
    let scope = outer.inside(node, called: id)
    let inner = place.inside(node)
    let wasFull = !node.children.isEmpty
    var node = node
    var beside = Outcome(nodes: [])
    for index in node.backgrounds.indices {
      node.backgrounds[index].node = alone(node.backgrounds[index].node, scope, in: inner)
    }
    if place.takesSiblings, node.wrapsOne {
      beside = edit(node.children[0], scope, in: inner)
      node.children = beside.nodes
    } else {
      node.children = node.children.flatMap { child in
        if !inner.takesSiblings { return [alone(child, scope, in: inner)] }
        let outcome = edit(child, scope, in: inner)
        return views(outcome.before, in: inner) + outcome.nodes + views(outcome.after, in: inner)
      }
    }
    for index in node.overlays.indices {
      node.overlays[index].node = alone(node.overlays[index].node, scope, in: inner)
    }
    // The room around an element goes with it.
    let isGone = wasFull && place.takesSiblings && node.children.isEmpty
    beside.nodes = isGone && node.isOnlyRoom ? [] : [node]
    for index in indices[id] ?? [] { make(index, in: place, of: &beside) }
    return beside
  }

  /// An element that has no place for others beside it.
  private mutating func alone(_ node: Node, _ scope: NamingScope, in place: Place) -> Node {
    var place = place
    place.takesSiblings = false
    let nodes = edit(node, scope, in: place).nodes
    if nodes.count == 1 { return nodes[0] }
    return nodes.isEmpty ? Area().node : VStack(.leading) { nodes }.node
  }

  // MARK: The changes

  private mutating func make(_ index: Int, in place: Place, of outcome: inout Outcome) {
    let change = changes[index]
    done.insert(index)
    switch change.kind {
    case .remove: outcome.nodes = []
    case .replace(let components): outcome.nodes = views(components, in: place)
    case .set(let settings):
      guard let node = outcome.nodes.first else { return }
      let arguments = ComponentArguments(settings, in: context(of: place))
      do throws(ElementMisfit) {
        outcome.nodes[0] = try node.set(arguments)
      } catch {
        misfits.append(
          ScreenChangeProblem(
            index: index, message: "'\(change.id)' has \(error.description)",
            hint: "'basiri inspect' prints the ids of its parts"))
      }
    case .insertBefore, .insertAfter:
      guard place.takesSiblings else {
        misfits.append(
          ScreenChangeProblem(
            index: index, message: "nothing can stand beside '\(change.id)'",
            hint: "name an element of a stack, such as one of its parts"))
        return
      }
      if case .insertBefore(let components) = change.kind { outcome.before += components }
      if case .insertAfter(let components) = change.kind { outcome.after += components }
    }
  }

  private func views(_ components: [MockupComponent], in place: Place) -> [Node] {
    components.isEmpty ? [] : context(of: place).nodes(of: components)
  }

  private func context(of place: Place) -> ComponentContext {
    var context = ComponentContext(state, on: place.layer, ground: place.ground)
    context.isOnPage = place.isOnPage
    return context
  }
}

extension ScreenEditor.Place {
  /// The place of a node's parts.
  fileprivate func inside(_ node: Node) -> Self {
    var place = self
    switch node.content {
    case .scroll, .scaffold: (place.isOnPage, place.takesSiblings) = (true, false)
    case .stack(let stack): place.takesSiblings = stack.axis != .depth
    case .text, .symbol, .figure, .spacer: place.takesSiblings = false
    }
    if node.hasInsetAtItsSides { place.isOnPage = false }
    if node.role == .sheet { place.layer = .sheet }
    if node.role == .dialog { place.layer = .dialog }
    if case .token(let ground, _)? = node.appearance.fill,
      [.background, .groupedBackground].contains(ground)
    {
      place.ground = ground
    }
    return place
  }
}

extension Node {
  /// The claim that the node is only the room around one other.
  fileprivate var wrapsOne: Bool {
    guard case .stack(let stack) = content else { return false }
    return name == nil && children.count == 1 && stack.axis != .depth
  }

  /// The claim that a stack without its children is nothing but room, of no height of its own.
  fileprivate var isOnlyRoom: Bool {
    guard name == nil, case .stack = content else { return false }
    return appearance.fill == nil && figures.lengths.allSatisfy { !$0.place.isOfSize }
      && layout.height == .hug
  }

  fileprivate var hasInsetAtItsSides: Bool {
    layout.padding.leading > 0 || figures.lengths.contains { $0.place == .leading }
  }
}

extension NamedFigures.Place {
  fileprivate var isOfSize: Bool {
    switch self {
    case .width, .height, .minimumWidth, .minimumHeight, .maximumWidth, .maximumHeight: true
    case .top, .leading, .bottom, .trailing, .spacing, .offsetX, .offsetY, .symbolSize,
      .safeAreaBottom:
      false
    }
  }
}
