import FileSystem
import Foundation
import Imaging
import PNGCoding
import Reports
import Snapshots
import Testing

@Suite(
  .serialized,
  .enabled(if: Browser.isInstalled, "Chromium is not installed, so no page can be opened"))
struct ReportInBrowserTests {
  /// 1,000 shots, of which every hundredth fails in one of several ways, with their pictures.
  static func writeRun(to folder: String) throws -> RunResult {
    for index in 0..<3 {
      try Files.write(try TinyPicture.png(index), to: "\(folder)/expected/تعهد \(index).png")
      try Files.write(try TinyPicture.png(index + 1), to: "\(folder)/actual/تعهد \(index).png")
    }
    try Files.write(try TinyPicture.png(0, height: 100), to: "\(folder)/actual/tall.png")
    let diff = DiffImage.draw(
      expected: try picture(0), actual: try picture(1),
      map: PixelComparison(expected: try picture(0), actual: try picture(1)).map)
    try Files.write(
      try PNGEncoder().encode(diff, compression: .fast, metadata: PNGMetadata(scale: 1)),
      to: "\(folder)/diff/تعهد.png")
    return RunResult(shots: (0..<1000).map(shot))
  }

  private static func picture(_ number: Int) throws -> DecodedImage {
    try PNGDecoder().decode(try TinyPicture.png(number))
  }

  private static func shot(_ index: Int) -> ShotResult {
    var shot = ShotResult(
      path: "\(index).png", scenario: "تعهد صبح \(index)",
      screenshot: index == 99 ? GalleryInBrowserTests.hostile : "نیمهٔ راه",
      device: "iPhone 16", scale: 3,
      place: ShotResult.Place(file: "a.yaml", line: 14, column: 3), status: .passed,
      summary: "identical",
      images: ShotResult.Images(
        expected: "expected/تعهد \(index % 3).png", actual: "expected/تعهد \(index % 3).png"),
      command: "basiri verify a.yaml --device 'iPhone 16'")
    guard index % 100 == 99 else { return shot }
    var measurement = Measurement()
    measurement.differingPixels = 192
    measurement.changedPixels = 192
    measurement.totalPixels = 3200
    measurement.bounds = PixelRect(x: 10, y: 20, width: 8, height: 24)
    shot.record(.different(measurement), tolerances: Tolerances(maxDiffPixels: 10))
    shot.images = ShotResult.Images(
      expected: "expected/تعهد 0.png", actual: "actual/تعهد 0.png", diff: "diff/تعهد.png")
    shot.causes = [index < 700 ? "colour from a to b" : "other sizes"]
    switch index {
    case 899:
      shot.status = .sizeMismatch
      shot.images.actual = "actual/tall.png"
    case 999:
      shot.status = .missing
      shot.images.expected = nil
    default: break
    }
    return shot
  }

  /// The report of the run in a folder that was moved after it was written.
  static func movedReport(in browser: Browser, script: String) throws -> String {
    let first = Files.join(browser.folder, "first")
    let run = try writeRun(to: first)
    let html = ReportFormat.html.text(of: run)
    try Files.write(
      Array(Browser.adding(script, to: html).utf8), to: Files.join(first, "index.html"))
    let second = Files.join(browser.folder, "جای دیگر")
    try FileManager.default.moveItem(atPath: first, toPath: second)
    return Files.join(second, "index.html")
  }

  @Test func `The report of a moved folder obeys keys and slider without an error`() throws {
    let browser = try Browser()
    defer { browser.remove() }
    let page = try Self.movedReport(in: browser, script: Self.script)
    let visit = try browser.visit(page)
    #expect(
      visit.results == [
        "failures come first", "both pictures are there", "hostile names do nothing",
        "Persian runs from right to left", "arrows walk", "the command is shown",
        "used and allowed are shown", "2 is the slider", "the slider moves the divider",
        "a drag moves the divider", "3 is the onion skin", "the range sets the opacity",
        "4 blinks", "5 is the difference alone", "1 is side by side",
        "two sizes keep one scale", "a missing reference says so", "Z is actual size",
        "plus magnifies to single pixels", "a box lies over the difference",
        "B hides the boxes", "search folds Persian", "a filter narrows",
        "causes are told with their numbers", "a cause narrows", "back leads to the list",
        "an address opens its shot",
      ])
    #expect(visit.console == [])
  }

  /// 5,000 shots, every 25th of which fails for one reason and the one after for another.
  @Test func `5,000 shots with 400 failures of two causes show two groups in two seconds`() throws {
    let browser = try Browser()
    defer { browser.remove() }
    let shots = (0..<5000).map { index in
      var shot = Self.shot(index % 25 < 2 ? 99 : 0)
      shot.path = "\(index).png"
      if shot.status.isFailure { shot.causes = [index % 25 == 0 ? "colour" : "font"] }
      return shot
    }
    _ = try Self.writeRun(to: browser.folder)
    let run = RunResult(shots: shots)
    #expect(run.failures.count == 400)
    let html = Browser.adding(
      #"""
        document.getElementById("stage").getBoundingClientRect();
        const laidOut = performance.now();
        check("two groups of 200", [...document.querySelectorAll(".cause")]
          .map((cause) => cause.textContent).join() === "200colour,200font");
        check("all rows", document.getElementById("list").children.length === 5000);
        check("laid out after " + Math.round(laidOut) + " ms", laidOut < 2000);
      """#, to: ReportFormat.html.text(of: run))
    let page = Files.join(browser.folder, "index.html")
    try Files.write(Array(html.utf8), to: page)
    let visit = try browser.visit(page, virtualMilliseconds: nil)
    #expect(visit.results.prefix(2) == ["two groups of 200", "all rows"])
    #expect(visit.results.last?.hasPrefix("laid out after") == true, "\(visit.results)")
    #expect(visit.console == [])
  }

  private static let script = #"""
    const at = (id) => document.getElementById(id);
    const stage = at("stage");
    const images = () => [...stage.querySelectorAll("img")];
    const width = (node) => Math.round(node.getBoundingClientRect().width);
    await wait();
    check("failures come first", at("list").children.length === 1000
      && [...at("list").children].slice(0, 11).map((row) =>
        row.querySelector(".badge").dataset.status === "passed").indexOf(true) === 10);
    check("both pictures are there", images().length === 2
      && images().every((image) => image.naturalWidth === 40));
    check("hostile names do nothing", window.hacked === undefined
      && at("title").textContent.includes("<script>") && at("title").textContent.includes("⟨U+202E⟩"));
    const scenario = at("scenario").firstChild;
    const letter = (index) => {
      const range = document.createRange();
      range.setStart(scenario, index);
      range.setEnd(scenario, index + 1);
      return range.getBoundingClientRect().left;
    };
    check("Persian runs from right to left", letter(0) > letter(2) && letter(2) > letter(6));
    press("ArrowRight");
    press("ArrowDown");
    press("ArrowLeft");
    check("arrows walk", at("place").textContent === "2 / 1000"
      && at("list").children[1].getAttribute("aria-selected") === "true");
    check("the command is shown",
      at("command").textContent === "basiri verify a.yaml --device 'iPhone 16'");
    check("used and allowed are shown", at("allowances").textContent.includes("19210"));
    press("2", "Digit2");
    await wait();
    const box = stage.querySelector(".canvas");
    const clip = () => getComputedStyle(stage.querySelector(".over")).clipPath;
    check("2 is the slider", stage.dataset.mode === "2" && clip() === "inset(0px 0px 0px 50%)");
    at("range").value = 25;
    at("range").dispatchEvent(new Event("input"));
    check("the slider moves the divider", clip() === "inset(0px 0px 0px 25%)");
    const bounds = box.getBoundingClientRect();
    box.setPointerCapture = () => {};
    box.dispatchEvent(new PointerEvent("pointerdown",
      { clientX: bounds.left + bounds.width * 0.75, buttons: 1, bubbles: true }));
    check("a drag moves the divider", clip() === "inset(0px 0px 0px 75%)");
    press("3", "Digit3");
    await wait();
    check("3 is the onion skin", stage.dataset.mode === "3"
      && getComputedStyle(stage.querySelector(".over")).opacity === "0.5");
    at("range").value = 80;
    at("range").dispatchEvent(new Event("input"));
    check("the range sets the opacity",
      getComputedStyle(stage.querySelector(".over")).opacity === "0.8");
    press("4", "Digit4");
    await wait(100);
    const before = stage.querySelector(".over").style.visibility;
    await wait(700);
    check("4 blinks", stage.dataset.mode === "4"
      && before === "hidden" && stage.querySelector(".over").style.visibility === "visible");
    press("5", "Digit5");
    await wait();
    const panel = stage.querySelector("canvas");
    check("5 is the difference alone", stage.dataset.mode === "5"
      && panel.width === 40 && panel.height === 80);
    press("1", "Digit1");
    await wait();
    check("1 is side by side", stage.dataset.mode === "1" && images().length === 2);
    type("899");
    await wait();
    check("two sizes keep one scale", images().length === 2
      && width(images()[0]) === width(images()[1])
      && Math.abs(images()[1].getBoundingClientRect().height
        / images()[0].getBoundingClientRect().height - 1.25) < 0.02);
    type("999");
    press("2", "Digit2", document.body);
    await wait();
    check("a missing reference says so",
      images().length === 1 && stage.textContent.includes("No reference"));
    press("z", "KeyZ", document.body);
    check("Z is actual size", width(stage.querySelector(".canvas")) === 40 / devicePixelRatio);
    type("899");
    press("+", "Equal", document.body);
    press("+", "Equal", document.body);
    await wait();
    const largest = stage.querySelector(".canvas");
    check("plus magnifies to single pixels", width(largest) === 40 * 4 / devicePixelRatio
      && getComputedStyle(images()[0]).imageRendering === "pixelated");
    const mark = stage.querySelector(".box").getBoundingClientRect();
    const whole = largest.getBoundingClientRect();
    check("a box lies over the difference",
      Math.abs((mark.left - whole.left) / whole.width - 10 / 40) < 0.01
      && Math.abs(mark.width / whole.width - 8 / 40) < 0.01);
    press("b", "KeyB", document.body);
    check("B hides the boxes",
      getComputedStyle(stage.querySelector(".box")).visibility === "hidden");
    type("تعهد ۸٩9");
    check("search folds Persian", at("list").children.length === 1);
    type("");
    document.querySelector('.chip[data-filter="failure"]').click();
    check("a filter narrows", at("list").children.length === 10);
    const causes = [...at("causes").children];
    check("causes are told with their numbers", causes.length === 2
      && causes[0].textContent === "7colour from a to b" && causes[1].textContent === "3other sizes");
    causes[1].click();
    check("a cause narrows", at("list").children.length === 3);
    at("list").children[1].click();
    const opened = document.body.dataset.view;
    history.back();
    await wait();
    check("back leads to the list", opened === "shot" && document.body.dataset.view === "list");
    document.querySelector('.chip[data-filter="failure"]').click();
    type("899");
    await wait();
    check("an address opens its shot", location.hash === "#899.png");
    """#
}
