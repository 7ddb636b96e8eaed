import Geometry

extension GalleryPage {
  /// One thumbnail with its names.
  func item(_ frame: GalleryFrame, tab: Int, device: Int) -> String {
    let link = Markup.link(frame.imagePath)
    let deviceAndScale = "\(frame.device) · \(Markup.number(frame.scale))×"
    let names = [frame.screenshot, frame.scenario, frame.device].map(Markup.isolated)
    return """
      <li class="item" data-tab="\(tab)" data-device="\(device)" \
      data-search="\(Markup.escape(searchText(of: frame)))">
      <a class="frame" href="\(link)" aria-label="\(words.open): \(names.joined(separator: "، "))" \
      style="--w:\(Markup.number(frame.pointSize.width));\
      --h:\(Markup.number(frame.pointSize.height));--r:\(Markup.number(frame.cornerRadius))">\
      <img src="\(link)" alt="\(Markup.isolated(frame.screenshot))" loading="lazy" \
      decoding="async" width="\(frame.widthInPixels)" height="\(frame.heightInPixels)"></a>
      <p class="caption"><span class="shot">\(Markup.name(frame.screenshot))</span> \
      <span class="detail">\(Markup.name(deviceAndScale))</span> \
      <span class="more"><bdi lang="en">\(pixels(of: frame))</bdi></span> \
      <span class="more">\(Markup.name(frame.scenario))</span></p>
      </li>
      """
  }

  private func pixels(of frame: GalleryFrame) -> String {
    "\(frame.widthInPixels) × \(frame.heightInPixels) px"
  }

  /// Everything that a frame may be sought by.
  private func searchText(of frame: GalleryFrame) -> String {
    let place: [String?] =
      switch frame.subject {
      case .screen(let tab, let screen, let state): [tab, screen, state]
      case .specimen(let component): [self.words.specimens, component]
      }
    let words = place + [frame.screenshot, frame.scenario, frame.device] + frame.tags
    return words.compactMap(\.self).joined(separator: " ")
  }

  /// The full view, empty until a script fills it.
  var viewer: String {
    """
    <dialog id="viewer" aria-label="\(words.viewer)">
    <header class="viewer-bar">
    <p class="viewer-names" id="viewer-names" aria-live="polite"></p>
    <span class="viewer-place" id="viewer-place"></span>
    <button type="button" class="pill" id="zoom" aria-pressed="false">\(words.actualSize)</button>
    <a class="pill" id="file" target="_blank" rel="noopener">\(words.file)</a>
    <button type="button" class="round" id="close" aria-label="\(words.close)">\
    \(PageParts.cross)</button>
    </header>
    <div class="stage" id="stage" tabindex="0"><img id="picture" alt=""></div>
    <button type="button" class="round step previous" id="previous" \
    aria-label="\(words.previous)">\(PageParts.chevron)</button>
    <button type="button" class="round step next" id="next" \
    aria-label="\(words.next)">\(PageParts.chevron)</button>
    </dialog>
    """
  }
}
