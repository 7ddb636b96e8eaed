import FileSystem
import Geometry
import Imaging
import PNGCoding
import Reports
import Testing

@Suite(
  .serialized,
  .enabled(if: Browser.isInstalled, "Chromium is not installed, so no page can be opened"))
struct GalleryInBrowserTests {
  static let hostile =
    "<script>window.hacked = 1</script>\"' onerror=\"window.hacked = 1\u{202E}../"

  /// 300 frames: three tabs, ten screens each, five states, two devices.
  static var frames: [GalleryFrame] {
    let tabs = ["امروز", "هم\u{200C}مسیر", "راهنما"]
    var frames: [GalleryFrame] = []
    for (number, tab) in tabs.enumerated() {
      for index in 0..<100 {
        let isSmall = index % 2 == 1
        frames.append(
          GalleryFrame(
            .screen(tab: tab, screen: "صفحه‌ی \(index / 10)", state: "حالت \(index / 2 % 5)"),
            scenario: "scenario \(number)-\(index)",
            screenshot: number == 0 && index == 0 ? hostile : "قاب ۱\(index)",
            device: isSmall ? "iPhone SE 3" : "iPhone 16", scale: 1,
            imagePath: "قاب‌ها/\(index % 3).png", widthInPixels: 40, heightInPixels: 80,
            pointSize: Size(width: 40, height: 80), tags: ["tag\(number)"]))
      }
    }
    return frames
  }

  @Test func `The gallery searches, filters and walks through its frames without an error`() throws
  {
    let browser = try Browser()
    defer { browser.remove() }
    let folder = Files.join(browser.folder, "gallery")
    for index in 0..<3 {
      try Files.write(try TinyPicture.png(index), to: "\(folder)/قاب‌ها/\(index).png")
    }
    let html = GalleryPage(title: "نگارخانه", frames: Self.frames).html
    let page = Files.join(folder, "index.html")
    try Files.write(Array(Browser.adding(Self.script, to: html).utf8), to: page)
    let visit = try browser.visit(page)
    #expect(
      visit.results == [
        "all frames are there", "thumbnails in sight are loaded", "hostile names do nothing",
        "ZWNJ does not matter", "Arabic letters find Persian ones", "digits of all scripts are one",
        "tags are searched", "a device filter narrows", "a tab filter narrows more",
        "empty groups are hidden", "nothing found says so", "reset shows all", "a slash seeks",
        "a click opens", "left is next where text runs left", "right is previous", "End is last",
        "the last has no next", "Z is actual size", "Escape closes", "the focus returns",
        "names are isolated",
      ])
    #expect(visit.console == [])
  }

  private static let script = #"""
    const shownItems = () => document.querySelectorAll(".item:not([hidden])").length;
    const chip = (text) => [...document.querySelectorAll(".chip")]
      .find((chip) => chip.textContent === text);
    check("all frames are there", shownItems() === 300);
    await wait();
    check("thumbnails in sight are loaded", document.querySelector(".frame img").naturalWidth === 40);
    check("hostile names do nothing", window.hacked === undefined);
    type("هم مسیر");
    const spaced = shownItems();
    type("هممسیر");
    check("ZWNJ does not matter", spaced === 100 && shownItems() === 100);
    type("هم‌مسير");
    check("Arabic letters find Persian ones", shownItems() === 100);
    type("قاب 199");
    const latin = shownItems();
    type("قاب ۱٩9");
    check("digits of all scripts are one", latin === 3 && shownItems() === 3);
    type("TAG2");
    check("tags are searched", shownItems() === 100);
    chip("iPhone SE 3").click();
    check("a device filter narrows", shownItems() === 50);
    type("");
    chip("راهنما").click();
    check("a tab filter narrows more",
      shownItems() === 50 && chip("راهنما").getAttribute("aria-pressed") === "true");
    check("empty groups are hidden",
      document.querySelectorAll(".tab:not([hidden])").length === 1);
    type("هیچ‌کجا");
    check("nothing found says so", shownItems() === 0 && !document.getElementById("nothing").hidden);
    document.getElementById("reset").click();
    check("reset shows all", shownItems() === 300);
    document.activeElement.blur();
    press("/");
    check("a slash seeks", document.activeElement.id === "search");
    const viewer = document.getElementById("viewer");
    const place = () => document.getElementById("viewer-place").textContent;
    document.querySelectorAll(".frame")[1].click();
    await wait();
    check("a click opens", viewer.open && place() === "۲ / ۳۰۰"
      && document.getElementById("picture").naturalWidth === 40);
    press("ArrowLeft");
    check("left is next where text runs left", place() === "۳ / ۳۰۰");
    press("ArrowRight");
    press("ArrowRight");
    check("right is previous", place() === "۱ / ۳۰۰");
    press("End");
    check("End is last", place() === "۳۰۰ / ۳۰۰");
    press("ArrowLeft");
    check("the last has no next",
      place() === "۳۰۰ / ۳۰۰" && document.getElementById("next").disabled);
    press("z", "KeyZ");
    check("Z is actual size", document.getElementById("stage").classList.contains("actual")
      && document.getElementById("picture").getBoundingClientRect().width === 40);
    press("Escape");
    await wait();
    check("Escape closes", !viewer.open);
    check("the focus returns", document.activeElement === [...document.querySelectorAll(".frame")].at(-1));
    check("names are isolated", [...document.querySelectorAll("bdi")].every(
      (name) => getComputedStyle(name).unicodeBidi === "isolate"));
    """#
}
