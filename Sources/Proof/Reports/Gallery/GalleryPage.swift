import WebParts

/// A static page of frames by tab, screen and state, with nothing beside it but the pictures.
///
/// Groups stand in the order in which they first appear among the frames, specimens last. Without
/// scripts the page still shows every frame and links to its file.
package struct GalleryPage: Sendable {
  /// The language of the page's own words, which also sets its direction.
  package enum Language: Hashable, Sendable {
    case persian, english
  }

  package let title: String
  package let frames: [GalleryFrame]
  let words: GalleryWords

  package init(title: String, frames: [GalleryFrame], language: Language = .persian) {
    self.title = title
    let isSpecimen = { (frame: GalleryFrame) in
      if case .specimen = frame.subject { true } else { false }
    }
    self.frames = frames.filter { !isSpecimen($0) } + frames.filter(isSpecimen)
    words =
      switch language {
      case .persian: .persian
      case .english: .english
      }
  }

  /// The whole document. Equal frames give equal text.
  package var html: String {
    let tabs = frames.grouped { tab(of: $0) }
    let devices = frames.grouped(by: \.device).map(\.key)
    let sections = tabs.enumerated().map { index, tab in
      section(tab.key, number: index, frames: tab.elements, devices: devices)
    }
    return """
      <!DOCTYPE html>
      <html lang="\(words.language)" dir="\(words.direction)">
      <head>
      \(PageParts.head(title: title, styles: [WebParts.sharedStyle, WebParts.galleryStyle]))
      </head>
      <body>
      <header class="head">
      <h1>\(Markup.name(title))</h1>
      <p class="count" id="count" role="status" data-all="\(words.count)" \
      data-some="\(words.countOfAll)">\(filled(words.count, frames.count))</p>
      </header>
      \(tools(tabs: tabs.map(\.key), devices: devices))
      <main id="main">
      \(sections.joined(separator: "\n"))
      <p class="nothing" id="nothing" hidden>\(words.nothing) \
      <button type="button" id="reset">\(words.reset)</button></p>
      </main>
      <footer class="foot">\(words.keys)</footer>
      \(viewer)
      <script>
      \(WebParts.sharedScript)
      \(WebParts.galleryScript)
      </script>
      </body>
      </html>

      """
  }

  // MARK: Tools

  private func tools(tabs: [String], devices: [String]) -> String {
    """
    <div class="tools" role="search">
    <label class="search">\(PageParts.magnifier)<input type="search" id="search" \
    aria-label="\(words.search)" placeholder="\(words.searchHint)" autocomplete="off" \
    spellcheck="false"></label>
    <div class="filters">
    \(chips(words.tabs, attribute: "tab", names: tabs))
    \(chips(words.devices, attribute: "device", names: devices))
    </div>
    </div>
    """
  }

  /// A row of filters; none where there is nothing to choose from.
  private func chips(_ label: String, attribute: String, names: [String]) -> String {
    guard names.count > 1 else { return "" }
    let all = chip(words.all, attribute, value: "", isPressed: true)
    let others = names.enumerated().map { index, name in
      chip(Markup.name(name), attribute, value: String(index), isPressed: false)
    }
    return """
      <div class="chips" role="group" aria-label="\(label)">
      \(([all] + others).joined(separator: "\n"))
      </div>
      """
  }

  private func chip(
    _ content: String, _ attribute: String, value: String, isPressed: Bool
  ) -> String {
    "<button type=\"button\" class=\"chip\" data-filter=\"\(attribute)\" data-value=\"\(value)\" "
      + "aria-pressed=\"\(isPressed)\">\(content)</button>"
  }

  // MARK: Groups

  private func tab(of frame: GalleryFrame) -> String {
    switch frame.subject {
    case .screen(let tab, _, _): tab
    case .specimen: words.specimens
    }
  }

  private func section(
    _ tab: String, number: Int, frames: [GalleryFrame], devices: [String]
  ) -> String {
    let screens = frames.grouped { screen(of: $0) }.map { group in
      let states = group.elements.grouped { state(of: $0) }.map { state in
        stateSection(state.key, state.elements, tab: number, devices: devices)
      }
      let heading = group.key.map { "<h3>\(Markup.name($0))</h3>\n" } ?? ""
      return """
        <section class="screen" data-group>
        \(heading)<div class="states">
        \(states.joined(separator: "\n"))
        </div>
        </section>
        """
    }
    return """
      <section class="tab" data-group aria-labelledby="tab-\(number)">
      <h2 id="tab-\(number)">\(Markup.name(tab))</h2>
      \(screens.joined(separator: "\n"))
      </section>
      """
  }

  private func stateSection(
    _ state: String?, _ frames: [GalleryFrame], tab: Int, devices: [String]
  ) -> String {
    let heading = state.map { "<h4>\(Markup.name($0))</h4>\n" } ?? ""
    let items = frames.map { frame in
      item(frame, tab: tab, device: devices.firstIndex(of: frame.device) ?? 0)
    }
    return """
      <section class="state" data-group>
      \(heading)<ul class="frames">
      \(items.joined(separator: "\n"))
      </ul>
      </section>
      """
  }

  /// The heading below that of the tab; nil where it would only repeat it.
  private func screen(of frame: GalleryFrame) -> String? {
    switch frame.subject {
    case .screen(let tab, let screen, _): screen == tab ? nil : screen
    case .specimen: nil
    }
  }

  /// What a screen's frames are told apart by: the state, or among the specimens the component.
  private func state(of frame: GalleryFrame) -> String? {
    switch frame.subject {
    case .screen(_, _, let state): state
    case .specimen(let component): component
    }
  }

  private func filled(_ template: String, _ value: Int) -> String {
    template.split(separator: "{n}", omittingEmptySubsequences: false)
      .joined(separator: words.number(value))
  }
}
