internal import Diagnostics
internal import Geometry
internal import LayoutEngine
internal import Mockups
internal import Navigation
internal import Scenarios
internal import ViewTree

extension ScenarioPlayer {
  mutating func tap(_ query: ElementQuery) throws(ReplayProblem) {
    guard let (action, _) = try action(of: query) else { return }
    try apply(.tap(action))
  }

  mutating func press(_ query: ElementQuery) throws(ReplayProblem) {
    guard let (_, target) = try action(of: query) else { return }
    try apply(.pressDown(element: target.id))
  }

  /// A finger that leaves on what it pressed acts; anywhere else it only lets go.
  mutating func release(_ query: ElementQuery) throws(ReplayProblem) {
    let pressed = state.pressedElement
    let found = try action(of: query)
    try apply(.pressUp)
    if let (action, target) = found, target.id == pressed { try apply(.tap(action)) }
  }

  mutating func toggle(_ id: String) throws(ReplayProblem) {
    let map = try map()
    let element = try element(.id(id))
    let isSwitch = map.elements.contains { other in
      other.node.role == .switch && other.isRelated(to: element)
    }
    guard isSwitch else {
      throw ReplayProblem(.badInput, "'\(element.id)' is no switch", hint: "tap it with 'tapOn'")
    }
    try tap(.id(element.id))
  }

  mutating func select(_ segment: String, of id: String) throws(ReplayProblem) {
    let map = try map()
    let control = try element(.id(id))
    let segments = map.elements.filter { other in
      other.node.role == .segment && other.isRelated(to: control)
    }
    guard !segments.isEmpty else {
      throw ReplayProblem(.badInput, "'\(control.id)' is no segmented control")
    }
    let name = { (element: ScreenElement) in
      String(element.id.split(separator: "/").last ?? "")
    }
    guard
      let wanted = segments.first(where: { name($0) == segment || $0.texts.contains(segment) })
    else {
      throw ReplayProblem(
        .badInput, "'\(control.id)' has no segment '\(segment)'",
        hint: NearestName.hint(segment, among: segments.map(name)))
    }
    try tap(.id(wanted.id))
  }

  mutating func selectTab(_ name: TabName) throws(ReplayProblem) {
    switch name {
    case .app(let tab): try apply(.tap(.selectTab(tab)))
    case .mockup(let id): try apply(.tap(.mockup(MockupTap([.selectTab(id)], on: .screen))))
    case .titled(let title, let range):
      guard let tab = Tab(titled: title, in: state.content) else {
        throw ReplayProblem(
          .badInput, TabTitles.message(title),
          hint: TabTitles.hint(title, content: state.content), at: range)
      }
      try apply(.tap(.selectTab(tab)))
    }
  }

  mutating func input(_ text: String, into field: FieldName) throws(ReplayProblem) {
    switch field {
    case .app(let field): try apply(.insertText(field, text))
    case .mockup(let id): try apply(.insertValueText(try boundValue(of: id), text))
    }
  }

  mutating func erase(_ field: FieldName) throws(ReplayProblem) {
    switch field {
    case .app(let field): try apply(.eraseText(field))
    case .mockup(let id): try apply(.eraseValueText(try boundValue(of: id)))
    }
  }

  /// The value of a mock-up that a field on screen shows.
  private mutating func boundValue(of id: String) throws(ReplayProblem) -> String {
    let field = try element(.id(id))
    let map = try map()
    let values = map.elements.filter { $0.isRelated(to: field) }
      .compactMap(\.node.semantics.boundValue)
    guard let value = values.first else {
      throw ReplayProblem(.badInput, "'\(field.id)' is no field")
    }
    if map.cover(of: field) != nil {
      throw ReplayProblem(.badInput, "the field '\(field.id)' is covered")
    }
    return value
  }

  /// The element that a query means.
  mutating func element(_ query: ElementQuery) throws(ReplayProblem) -> ScreenElement {
    let map = try map()
    do throws(LookupProblem) {
      return try map.element(query) { element in
        switch map.touch(element) {
        case .action, .field: true
        case .disabled, .covered, .nothing: false
        }
      }
    } catch {
      if let moving = state.blockingTransition {
        throw ReplayProblem(.badInput, NavigationError.inMotion(moving.kind).description)
      }
      throw ReplayProblem(error, query)
    }
  }

  /// What a finger does that touches an element; nil where it only puts the cursor into a field.
  mutating func action(
    of query: ElementQuery
  ) throws(ReplayProblem) -> (Action, ScreenElement)? {
    let element = try element(query)
    let map = try map()
    switch map.touch(element) {
    case .action(let carried, let target):
      // A node without a meaning stands on specimens, which nothing can be touched on.
      guard let action = carried.meaning(as: Action.self) else { return nil }
      if let refusal = state.refusal(of: action) {
        throw ReplayProblem(.badInput, "\(element.description): \(refusal)")
      }
      return (action, target)
    case .field:
      if let moving = state.blockingTransition {
        throw ReplayProblem(.badInput, NavigationError.inMotion(moving.kind).description)
      }
      return nil
    case .disabled:
      throw ReplayProblem(.badInput, "\(element.description) is disabled")
    case .covered(let cover):
      if let moving = state.blockingTransition {
        throw ReplayProblem(.badInput, NavigationError.inMotion(moving.kind).description)
      }
      if let kind = state.presentation?.sheet.kind, !map.isOnSheet(element) {
        throw ReplayProblem(
          .badInput, "\(element.description): \(NavigationError.coveredBySheet(kind))")
      }
      throw ReplayProblem(
        .badInput, "\(element.description) is covered: \(cover.description) lies over it")
    case .nothing:
      throw ReplayProblem(
        .badInput,
        element.visibleFrame.contains(element.center)
          ? "a touch on \(element.description) does nothing"
          : "the middle of \(element.description) is out of sight",
        hint: element.visibleFrame.contains(element.center) ? nil : "scroll to it first")
    }
  }
}

extension ReplayProblem {
  init(_ problem: LookupProblem, _ query: ElementQuery) {
    let name =
      switch query {
      case .text(let text, _): "the text «\(text)»"
      case .id(let id): "the id '\(id)'"
      }
    switch problem {
    case .missing(let hint): self.init(.badInput, "nothing on screen has \(name)", hint: hint)
    case .ambiguous(let ids):
      self.init(
        .badInput, "\(ids.count) elements have \(name): \(ids.joined(separator: ", "))",
        hint: "name one by its id, or add 'index'")
    case .hidden(let id, let why):
      self.init(.badInput, "'\(id)', which has \(name), is hidden: \(why)")
    }
  }
}
