internal import DesignTokens
internal import Diagnostics
internal import Navigation
internal import Scenarios
internal import Screens
internal import Typography

/// Carries out the steps of a scenario, one after the other, on one device.
struct ScenarioPlayer {
  private(set) var state: AppState
  private let screen: ReplayScreen
  /// What the display shows, until the state changes.
  private var knownMap: ElementMap?
  /// How many haptics earlier assertions have seen.
  var hapticsSeen = 0

  init(state: AppState, screen: ReplayScreen) {
    self.state = state
    self.screen = screen
  }

  /// Scrolls what the scenario starts with, within what there is of it, as a finger would have left
  /// it.
  /// - Parameter range: where the scenario says so.
  mutating func begin(scrolledBy offset: Double, at range: SourceRange) throws(ScenarioFailure) {
    if offset <= 0 { return }
    do throws(ReplayProblem) {
      let (position, reachesEnd) = try startPosition(at: offset)
      state.begin(at: position, reachesEnd: reachesEnd)
      knownMap = nil
    } catch {
      throw failure(error, at: range)
    }
  }

  /// Carries out a step; a screenshot only checks that its elements are there.
  /// - Throws: why the step cannot be done or what it claims is not so.
  mutating func perform(_ step: Step) throws(ScenarioFailure) {
    do throws(ReplayProblem) {
      try perform(step.command)
    } catch {
      throw failure(error, at: step.range)
    }
  }

  private mutating func perform(_ command: Command) throws(ReplayProblem) {
    switch command {
    case .takeScreenshot(let screenshot): try check(screenshot)
    case .tapOn(let query): try tap(query)
    case .pressOn(let query): try press(query)
    case .releaseOn(let query): try release(query)
    case .inputText(let field, let text): try input(text, into: field)
    case .eraseText(let field): try erase(field)
    case .toggle(let id): try toggle(id)
    case .select(let id, let segment): try select(segment, of: id)
    case .back: try apply(.tap(.back))
    case .swipeBack(let gesture): try swipeBack(gesture)
    case .dragSheet(let gesture): try dragSheet(gesture)
    case .scroll(let target): try scroll(target)
    case .selectTab(let tab): try selectTab(tab)
    case .advance(let milliseconds): try advance(to: state.now + milliseconds)
    case .settle: try settle()
    case .setClock(let time): try apply(.setClock(minutesOfDay: time.minutesSinceMidnight))
    case .answer(let script): try apply(.reply(Reply(script)))
    case .assert(let assertion): try check(assertion)
    }
  }

  /// The display of this instant.
  mutating func map() throws(ReplayProblem) -> ElementMap {
    if let knownMap { return knownMap }
    do throws(UnicodeError) {
      let map = try screen.map(of: state)
      knownMap = map
      return map
    } catch {
      throw ReplayProblem(.badInput, "the screen cannot be laid out: \(error)")
    }
  }

  mutating func apply(_ event: Event) throws(ReplayProblem) {
    do throws(NavigationError) {
      try state.apply(event, at: state.now)
      knownMap = nil
    } catch {
      throw ReplayProblem(.badInput, error.description)
    }
  }

  mutating func advance(to instant: Instant) throws(ReplayProblem) {
    do throws(NavigationError) {
      try state.advance(to: instant)
      knownMap = nil
    } catch {
      throw ReplayProblem(.badInput, error.description)
    }
  }

  private mutating func settle() throws(ReplayProblem) {
    while let end = state.settlesAt { try advance(to: end) }
  }

  var device: FrameSettings { screen.settings }

  // MARK: Failures

  private mutating func failure(_ problem: ReplayProblem, at range: SourceRange) -> ScenarioFailure
  {
    var notes = problem.kind == .assertion ? evidence : []
    notes.append(
      Diagnostic(
        .note,
        "on \(screen.settings.environment.device.name), \(milliseconds) ms after the start"))
    return ScenarioFailure(
      problem.kind,
      Diagnostic(
        .error, problem.message, at: problem.range ?? range, hint: problem.hint,
        notes: notes))
  }

  /// What an assertion was held against.
  private var evidence: [Diagnostic] {
    mutating get {
      let facts = state.facts.map { "\($0.name) \($0.value ?? "–")" }.joined(separator: ", ")
      var notes = [Diagnostic(.note, "the state: \(facts)")]
      if let texts = try? map().visibleTexts {
        let quoted = texts.map { "«\($0)»" }.joined(separator: ", ")
        notes.append(Diagnostic(.note, "on screen: \(quoted)"))
      }
      return notes
    }
  }

  private var milliseconds: String {
    state.now.milliseconds.shortText
  }
}

/// Why a step fails, before it is known where it stands.
struct ReplayProblem: Error {
  var kind: ScenarioFailure.Kind
  var message: String
  var hint: String?
  /// A narrower place than the step's.
  var range: SourceRange?

  init(
    _ kind: ScenarioFailure.Kind, _ message: String, hint: String? = nil,
    at range: SourceRange? = nil
  ) {
    self.kind = kind
    self.message = message
    self.hint = hint
    self.range = range
  }
}

extension Reply {
  /// The scripted reply of a scenario; words get the spaces between them that the file leaves out.
  init(_ script: AnswerScript) {
    switch script {
    case .stream(let words, let interval, let delay, let stalls):
      let tokens = words.enumerated().map { index, word in
        let isApart =
          index == 0 || word.first?.isWhitespace == true
          || words[index - 1].last?.isWhitespace == true
        return Token(
          text: isApart ? word : " " + word, milliseconds: delay + Double(index + 1) * interval)
      }
      self = .stream(tokens, completes: !stalls)
    case .fallback(let delay): self = .failure(afterMilliseconds: delay)
    }
  }
}
