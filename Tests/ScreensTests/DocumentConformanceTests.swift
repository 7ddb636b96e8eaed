import AppContent
import DesignTokens
import FileSystem
import Geometry
import LayoutEngine
import Navigation
import Scenarios
import Screens
import Simulation
import Testing
import Typography
import ViewTree

/// Every row of the design document's tables of components and screens has its page or its
/// scenario, and every number of the notes is there in what is laid out or in the motion tokens.
@Suite(.enabled(if: Stage.hasFonts, "no fonts: run 'make setup'"))
struct DocumentConformanceTests {
  // MARK: Components

  @Test func `every component has a specimen, and a scenario that shows it`() throws {
    let table = try DocumentTable(under: "Components → reference")
    #expect(table.rows.count == 19)
    let shown = Set(try scenarios().compactMap(\.specimen))
    for row in table.rows {
      let page: Specimen? = specimen(of: row[0])
      let specimen = try #require(page, "no specimen for \(row[0])")
      #expect(shown.contains(specimen.name), "no scenario shows \(specimen.name)")
    }
  }

  @Test func `every number in the notes of a component is found in its laid-out pages`() throws {
    let stage = try Stage()
    let tokens = try Fixture.project.designTokens()
    var count = 0
    for row in try DocumentTable(under: "Components → reference").rows {
      var figures = Figures(tokens: tokens)
      if let specimen = specimen(of: row[0]) {
        let environment = ScreenEnvironment(device: Fixture.phone)
        figures.add(try stage.layOut(specimen.node(in: environment)))
      }
      for point in screens(of: row[1]) {
        figures.add(try stage.layOut(Fixture.node(try Fixture.state(point))))
      }
      for number in row[3].numbers {
        count += 1
        #expect(figures.contain(number), "\(row[0]): \(number) of «\(row[3])» is nowhere")
      }
    }
    #expect(count >= 12)
  }

  /// The page of a row: «Week strip» is `weekStrip`, «Guide ask bar» is `askBar`.
  private func specimen(of row: String) -> Specimen? {
    let words = row.split { $0 == " " || $0 == "-" }.map { $0.lowercased() }
    let names = [words, Array(words.dropFirst())].map { words in
      words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
    }
    return names.lazy.compactMap { Specimen.named($0) }.first
  }

  /// Screens of the app in which the classes of a row stand behind or above others.
  private func screens(of classes: String) -> [StartPoint] {
    classes.contains(".shrunk") ? [StartPoint(.commit)] : []
  }

  // MARK: Screens

  @Test func `every tab, state, push and modal of the inventory has a scenario`() throws {
    let table = try DocumentTable(under: "Screen inventory")
    #expect(table.rows.count == Tab.allCases.count)
    let starts = try scenarios().compactMap(\.screen).map(\.point)
    let content = try Fixture.content()
    for (row, tab) in zip(table.rows, Tab.allCases) {
      let title = tab.title(in: content)
      #expect(row[0].withoutJoiners == title.withoutJoiners)
      #expect(starts.contains { $0.screen.rawValue == tab.rawValue }, "no scenario for \(title)")
      for state in rootStates(row[1]) {
        #expect(
          starts.contains { $0.screen.rawValue == tab.rawValue && $0.state.name == state },
          "no scenario for the state \(state)")
      }
      for entry in row[2].split(separator: "·").map(\.trimmed) where entry.contains("(") {
        let name = entry.prefix { $0 != "(" }.trimmed.lowercased()
        #expect(StartScreen(rawValue: name) != nil, "no screen \(name)")
        #expect(starts.contains { $0.screen.rawValue == name }, "no scenario for \(name)")
        if let kind = SheetKind(rawValue: name) {
          #expect(kind.isPage == entry.contains("page sheet"))
        } else {
          #expect(entry.contains("push"))
        }
      }
    }
  }

  /// «Timeline: morning / acting / …» names states after the colon.
  private func rootStates(_ cell: String) -> [String] {
    guard let colon = cell.firstIndex(of: ":") else { return [] }
    return cell[cell.index(after: colon)...].split(separator: "/").map(\.trimmed)
  }

  private func scenarios() throws -> [Start] {
    try ScenarioFiles(project: Fixture.project).scenarios(at: []).scenarios.map(\.start)
  }
}

extension Start {
  fileprivate var specimen: String? {
    if case .specimen(let name, _) = self { name } else { nil }
  }

  fileprivate var screen: ScreenStart? {
    if case .screen(let start) = self { start } else { nil }
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
  /// The document writes «هم‌مسیر» without its joiner.
  fileprivate var withoutJoiners: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{200C}" }))
  }
}

/// All numbers that a laid-out tree and the motion tokens hold.
private struct Figures {
  private let tokens: DesignTokens
  private var values: [Double]
  /// Lengths stand on device pixels, so they may be off by one.
  private var lengths: [Double] = []

  init(tokens: DesignTokens) {
    self.tokens = tokens
    values = [tokens[.hudVisible] / 1000]
    for motion in MotionToken.allCases { values.append(tokens[motion].milliseconds / 1000) }
  }

  mutating func add(_ tree: LayoutTree) {
    var counts: [String: Int] = [:]
    for node in tree.nodes {
      lengths += [node.frame.width, node.frame.height]
      values += [node.appearance.opacity, node.appearance.scale]
      if case .text(let paragraph, let text) = node.content {
        values += [paragraph.fontSize / tree.scale, tokens[text.style].lineHeight]
      }
      // Siblings of one name are numbered: «days/day[21]».
      if let bracket = node.id.lastIndex(of: "[") {
        counts[String(node.id[..<bracket]), default: 0] += 1
      }
    }
    values += counts.values.map(Double.init).sorted()
  }

  func contain(_ number: Double) -> Bool {
    values.contains { abs($0 - number) < 1e-6 } || lengths.contains { abs($0 - number) <= 0.34 }
  }
}
