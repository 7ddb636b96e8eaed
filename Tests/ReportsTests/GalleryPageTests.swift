import Geometry
import Reports
import Testing

@Suite struct GalleryPageTests {
  static func frame(
    _ subject: GalleryFrame.Subject, _ screenshot: String, device: String = "iPhone 16",
    tags: [String] = []
  ) -> GalleryFrame {
    GalleryFrame(
      subject, scenario: "سناریو", screenshot: screenshot, device: device, scale: 3,
      imagePath: "\(screenshot).png", widthInPixels: 1179, heightInPixels: 2556,
      pointSize: Size(width: 393, height: 852), cornerRadius: 55, tags: tags)
  }

  static func screen(_ tab: String, _ screen: String, _ state: String?) -> GalleryFrame.Subject {
    .screen(tab: tab, screen: screen, state: state)
  }

  /// The text of every heading of a level, in order.
  func headings(_ level: Int, in html: String) -> [String] {
    html.split(separator: "<h\(level)").dropFirst().map { part in
      let name = part.split(separator: "<bdi lang=")[1].drop { $0 != ">" }.dropFirst()
      return String(name.prefix { $0 != "<" })
    }
  }

  let page = GalleryPage(
    title: "نگارخانه",
    frames: [
      frame(.specimen("buttons"), "دکمه‌ها"),
      frame(screen("امروز", "امروز", "صبح"), "a"),
      frame(screen("مسیر من", "فصل", nil), "b"),
      frame(screen("امروز", "درس", "عمل"), "c", device: "iPhone SE 3"),
      frame(screen("امروز", "امروز", "شب"), "d"),
      frame(screen("امروز", "امروز", "صبح"), "e"),
    ])

  @Test func `Tabs stand in the order of their first frames, specimens last`() {
    #expect(headings(2, in: page.html) == ["امروز", "مسیر من", "نمونه‌ها"])
  }

  @Test func `A screen named like its tab needs no heading of its own`() {
    #expect(headings(3, in: page.html) == ["درس", "فصل"])
  }

  @Test func `Frames of one state stand together under its name`() {
    #expect(headings(4, in: page.html) == ["صبح", "شب", "عمل", "buttons"])
    let order = page.html.split(separator: "<a class=\"frame\" href=\"").dropFirst().map {
      $0.prefix { $0 != "\"" }
    }
    #expect(order.prefix(5) == ["a.png", "e.png", "d.png", "c.png", "b.png"])
  }

  @Test func `Thumbnails are lazy and keep their place by their size`() {
    #expect(page.html.split(separator: "loading=\"lazy\"").count == 7)
    #expect(page.html.contains("width=\"1179\" height=\"2556\""))
    #expect(page.html.contains("--w:393;--h:852;--r:55"))
  }

  @Test func `Filters name each tab and device once`() {
    let html = page.html
    #expect(html.split(separator: "data-filter=\"tab\"").count == 1 + 4)
    #expect(html.split(separator: "data-filter=\"device\"").count == 1 + 3)
  }

  @Test func `Filters are left out where there is nothing to choose`() {
    let html = GalleryPage(
      title: "t", frames: [Self.frame(Self.screen("امروز", "امروز", nil), "a")]
    ).html
    #expect(!html.contains("class=\"chip\""))
  }

  @Test func `A frame can be sought by everything that is said of it`() {
    let frame = Self.frame(Self.screen("امروز", "درس", "صبح"), "عکس", tags: ["sheets"])
    let html = GalleryPage(title: "t", frames: [frame]).html
    #expect(html.contains("data-search=\"امروز درس صبح عکس سناریو iPhone 16 sheets\""))
  }

  @Test func `The page counts in the digits of its language`() {
    #expect(page.html.contains(">۶ قاب</p>"))
    let english = GalleryPage(title: "t", frames: page.frames, language: .english).html
    #expect(english.contains(">6 frames</p>"))
    #expect(english.contains("<html lang=\"en\" dir=\"ltr\">"))
    #expect(page.html.contains("<html lang=\"fa\" dir=\"rtl\">"))
  }

  @Test func `The page asks for nothing from elsewhere`() {
    #expect(!page.html.contains("://"))
    #expect(page.html.contains("default-src 'none'"))
  }

  @Test func `Equal frames give equal pages`() {
    #expect(page.html == GalleryPage(title: "نگارخانه", frames: page.frames).html)
  }
}
