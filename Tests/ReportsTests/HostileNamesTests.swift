import Geometry
import Reports
import Testing

/// `Markup` is internal; its rules are seen through the gallery page.
@Suite struct HostileNamesTests {
  func html(screenshot: String = "صبح", path: String = "a.png", device: String = "iPhone 16")
    -> String
  {
    let frame = GalleryFrame(
      .screen(tab: "امروز", screen: "امروز", state: nil), scenario: "s", screenshot: screenshot,
      device: device, scale: 3, imagePath: path, widthInPixels: 1179, heightInPixels: 2556,
      pointSize: Size(width: 393, height: 852))
    return GalleryPage(title: "t", frames: [frame]).html
  }

  @Test func `A name with markup is text`() {
    let page = html(screenshot: "<script>alert(1)</script>")
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(!page.contains("<script>alert"))
  }

  @Test func `Quotes do not end an attribute`() {
    let page = html(screenshot: "\" onload=\"x' &")
    #expect(page.contains("alt=\"\u{2068}&quot; onload=&quot;x&#39; &amp;\u{2069}\""))
    #expect(!page.contains("\" onload=\""))
  }

  @Test(arguments: [
    ("\u{202E}", "⟨U+202E⟩"), ("\u{2067}", "⟨U+2067⟩"), ("\u{0}", "⟨U+0000⟩"),
    ("\u{1B}", "⟨U+001B⟩"), ("\u{85}", "⟨U+0085⟩"),
  ])
  func `A mark that hides how a name reads is named in its place`(mark: String, shown: String) {
    let page = html(screenshot: "a\(mark)b")
    #expect(page.contains(">a\(shown)b</bdi>"))
  }

  @Test func `A zero width non-joiner stays, for Persian needs it`() {
    #expect(html(screenshot: "هم\u{200C}مسیر").contains("<bdi lang=\"fa\">هم\u{200C}مسیر</bdi>"))
  }

  @Test func `A name is isolated and carries its language`() {
    let page = html()
    #expect(page.contains("<span class=\"shot\"><bdi lang=\"fa\">صبح</bdi></span>"))
    #expect(page.contains("<bdi lang=\"en\">iPhone 16 · 3×</bdi>"))
  }

  // RFC 3986: «ش» is D8 B4 in UTF-8; a colon, a query or a fragment would change what is meant.
  @Test(arguments: [
    ("ش/a b.png", "%D8%B4/a%20b.png"), ("javascript:alert(1)", "javascript%3Aalert%281%29"),
    ("//elsewhere/x.png", ".//elsewhere/x.png"), ("a?b#c%20.png", "a%3Fb%23c%2520.png"),
    ("\\\\elsewhere", "%5C%5Celsewhere"), ("\"'<>", "%22%27%3C%3E"),
  ])
  func `A path is only ever a path`(path: String, link: String) {
    let page = html(path: path)
    #expect(page.contains(" href=\"\(link)\""))
    #expect(page.contains("<img src=\"\(link)\""))
  }
}
