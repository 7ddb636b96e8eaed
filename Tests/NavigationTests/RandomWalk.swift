import AppContent
import Navigation

/// A random sequence of events, possible and impossible ones, that a seed determines.
struct RandomWalk {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// How long to wait before the next event: often not until a motion has ended.
  mutating func pause() -> Double {
    [0, 1, 16.7, 90, 250, 600, 1700, 9000].randomElement(using: &generator) ?? 0
  }

  mutating func event(in state: AppState) -> Event {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<9: return .tap(element(state.enabledActions) ?? .back)
    case 9..<11: return .tap(element(state.allActions) ?? .back)
    case 11: return .insertText(field(), element(["قدم", " ", "\u{200C}", "۱۲"]) ?? "")
    case 12: return .insertText(field(in: state), "یک قدم")
    case 13: return .eraseText(field())
    case 14:
      return element([.pressDown(element: "a"), .pressDown(element: "b"), .pressUp]) ?? .wait
    case 15: return gesture(began: .swipeBackBegan, moved: Event.swipeBackMoved)
    case 16: return gesture(began: .sheetDragBegan, moved: Event.sheetDragMoved)
    case 17: return scroll(in: state)
    case 18: return .setClock(minutesOfDay: element([240, 479, 720, 1080, 1290]) ?? 0)
    default: return .reply(reply())
    }
  }

  private mutating func element<T>(_ choices: [T]) -> T? {
    choices.randomElement(using: &generator)
  }

  private mutating func field() -> TextField { element(TextField.allCases) ?? .guideQuestion }

  private mutating func field(in state: AppState) -> TextField {
    element(TextField.allCases.filter { state.refusal(of: $0) == nil }) ?? .guideQuestion
  }

  private mutating func gesture(began: Event, moved: (Double) -> Event) -> Event {
    let part = Double.random(in: -0.2...1.2, using: &generator)
    let velocity = Double.random(in: -2000...2000, using: &generator)
    let release = Release(
      element([nil, .complete, .cancel]) ?? nil, velocity: velocity, length: 600)
    return element([
      began, began, moved(part), moved(part), .swipeBackEnded(release), .sheetDragEnded(release),
    ]) ?? began
  }

  private mutating func scroll(in state: AppState) -> Event {
    let region = element([
      state.scrollRegion(of: state.route), .sheet(.commit), .screen(.answer),
    ])
    let offset = Double.random(in: -30...300, using: &generator)
    let position = ScrollPosition(
      offset: offset, titleHeight: Double.random(in: 0...80, using: &generator))
    return element([
      .scroll(region ?? .screen(.answer), to: position, reachesEnd: offset > 200),
      .scrollReleased(region ?? .screen(.answer)),
    ]) ?? .wait
  }

  private mutating func reply() -> Reply {
    let gap = Double.random(in: 0...4000, using: &generator)
    let tokens = (0..<Int.random(in: 0...5, using: &generator)).map {
      Token(text: "و ", milliseconds: Double($0) * gap)
    }
    return element([
      .stream(tokens, completes: true), .stream(tokens, completes: false),
      .failure(afterMilliseconds: gap),
    ]) ?? .failure(afterMilliseconds: 0)
  }
}
