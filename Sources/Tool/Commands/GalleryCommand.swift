internal import AppContent
internal import DesignTokens
internal import Diagnostics
internal import FileSystem
internal import Geometry
internal import Mockups
internal import Navigation
internal import Reports
internal import Scenarios
internal import Screens
internal import Simulation

extension Command {
  static let gallery = Command(
    name: "gallery", summary: "Draws all scenarios and writes a page that shows the frames.",
    operands: "FILE|DIR…", operandCount: 0...Int.max,
    options: [
      .value("--out", "DIR", "where page and pictures go (default: out/gallery)")
    ] + Option.choice + [
      .value("--device", "NAME,…", "devices in place of those that the scenarios name"),
      .value("--scale", "N", "device pixels a point, in place of the device's own"),
      .value("--workers", "N", "threads (default: one a core)"),
    ],
    example: "gallery --out out/gallery"
  ) { arguments, console in
    let folder = arguments["--out"] ?? "out/gallery"
    let job = try RenderJob(arguments, defaultFolder: folder)
    try job.run(console)
    let page = GalleryPage(title: "بصیری ۲", frames: job.plan.frames.map(GalleryFrame.init))
    let path = Files.join(folder, "index.html")
    do throws(FileError) {
      try Files.write(Array(page.html.utf8), to: path)
    } catch {
      throw error.diagnostic
    }
    console.say("\(job.plan.frames.count) frames, shown by \(path)")
    return job.plan.report(console)
  }
}

extension GalleryFrame {
  init(_ frame: PlannedFrame) {
    let device = frame.settings.environment.device
    let subject: GalleryFrame.Subject =
      switch frame.shot.subject {
      case .app(let state):
        .screen(
          tab: state.tabTitle, screen: state.screenTitle, state: frame.shot.screenshot.name)
      case .specimen(let name, _): .specimen(name)
      }
    self.init(
      subject,
      scenario: frame.shot.scenario.name, screenshot: frame.shot.screenshot.name,
      device: device.name, scale: frame.settings.scale, imagePath: frame.fileName,
      widthInPixels: Int((device.size.width * frame.settings.scale).rounded()),
      heightInPixels: Int((device.size.height * frame.settings.scale).rounded()),
      pointSize: device.size, cornerRadius: device.displayRadius, tags: frame.shot.scenario.tags)
  }
}

extension AppState {
  /// The name of the selected tab, as its bar shows it.
  fileprivate var tabTitle: String {
    if let mockup = mockup?.mockup, mockup.isWholeApp {
      let tabs = mockup.tabs
      return tabs.indices.contains(selectedTab.position) ? tabs[selectedTab.position].title : ""
    }
    return selectedTab.title(in: content)
  }

  /// The title of the sheet that is up, or else of the screen on top.
  fileprivate var screenTitle: String {
    switch presentation?.sheet.kind {
    case .commit: return content.texts.commit[.title]
    case .evidence: return content.texts.evidence[.title]
    case .reflect: return content.texts.reflect[.title]
    case .mockupPage, .mockupForm: return screenName
    case nil: break
    }
    switch route {
    case .root: return tabTitle
    case .lesson(let chapter): return content.chapters[chapter].lesson.title
    case .chapter(let index): return content.chapters[index].title
    case .answer:
      return guide.answer.map { move(for: $0.question).title } ?? tabTitle
    case .mockup: return mockupTitle
    }
  }

  /// The title of the mock-up's screen on top, or its id where it has none.
  private var mockupTitle: String {
    guard case .mockup(let route) = route, let mockup,
      let screen = mockup.mockup.screen(route.screen)
    else { return "" }
    let title = screen.title.resolved(in: mockup.values)
    return title.isEmpty ? route.screen : title
  }
}
