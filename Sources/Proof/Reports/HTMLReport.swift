import Documents
import Snapshots
import WebParts

/// One page that shows a run: a list with the failures first, and a stage on which the pictures of a
/// shot are compared in five ways.
///
/// The page holds the run as JSON and refers to pictures by relative paths only, so that its folder can
/// be moved. Names reach the document as text nodes, never as markup.
enum HTMLReport {
  static func text(of run: RunResult) -> String {
    """
    <!DOCTYPE html>
    <html lang="en" dir="ltr">
    <head>
    \(PageParts.head(title: headline(of: run), styles: [WebParts.sharedStyle, WebParts.reportStyle]))
    </head>
    <body data-view="list">
    <div class="app">
    \(list(of: run))
    \(shot)
    </div>
    <noscript><p class="nothing">This page compares pictures by a script.</p></noscript>
    <script type="application/json" id="run" data-gap="\(DiffImage.gap)">\
    \(embedded(run.json))</script>
    <script>
    \(([WebParts.sharedScript] + WebParts.reportScripts).joined(separator: "\n"))
    </script>
    </body>
    </html>

    """
  }

  // MARK: Parts

  private static func headline(of run: RunResult) -> String {
    let total = run.shots.count
    guard total > 0 else { return "No shots" }
    let failures = run.failures.count
    if failures > 0 { return "\(failures) of \(total) failed" }
    return total == 1 ? "1 shot is fine" : "All \(total) shots are fine"
  }

  private static func list(of run: RunResult) -> String {
    """
    <aside class="side" aria-label="Shots">
    <header class="side-head">
    <h1><span class="seal \(run.failures.isEmpty ? "good" : "bad")" aria-hidden="true">\
    \(run.failures.isEmpty ? PageParts.check : PageParts.cross)</span>\(headline(of: run))</h1>
    <p class="count" id="count" role="status"></p>
    <label class="search">\(PageParts.magnifier)<input type="search" id="search" \
    aria-label="Search the shots" placeholder="Screenshot, scenario or device" \
    autocomplete="off" spellcheck="false"></label>
    <div class="filters"><div class="chips" role="group" aria-label="Status">
    \(chips(for: run))
    </div></div>
    <div class="causes" id="causes" role="group" aria-label="Causes"></div>
    </header>
    <ol class="list" id="list" role="listbox" tabindex="0" aria-label="Shots"></ol>
    <p class="nothing" id="nothing" hidden>No shot has such a name. \
    <button type="button" id="reset">Show all</button></p>
    </aside>
    """
  }

  /// The filters: everything, all failures, and every status that occurs.
  private static func chips(for run: RunResult) -> String {
    var chips = [chip("All", count: run.shots.count, filter: "")]
    if !run.failures.isEmpty {
      chips.append(chip("Failures", count: run.failures.count, filter: "failure"))
    }
    for status in ShotResult.Status.allCases where run.count(of: status) > 0 {
      chips.append(chip(status.title, count: run.count(of: status), filter: status.rawValue))
    }
    return chips.joined(separator: "\n")
  }

  private static func chip(_ title: String, count: Int, filter: String) -> String {
    "<button type=\"button\" class=\"chip\" data-filter=\"\(filter)\" "
      + "aria-pressed=\"\(filter.isEmpty)\">\(title) <span class=\"number\">\(count)</span></button>"
  }

  /// The part about one shot, empty until a script fills it.
  private static let shot = """
    <main class="shot" id="shot" hidden>
    <header class="shot-head">
    <button type="button" class="round back" id="back" aria-label="All shots">\
    \(PageParts.chevron)</button>
    <div class="names"><h2><bdi id="title"></bdi></h2><p><bdi id="scenario"></bdi> \
    <span id="device"></span></p></div>
    <span class="place" id="place"></span>
    <button type="button" class="round previous" id="previous" aria-label="Previous shot">\
    \(PageParts.chevron)</button>
    <button type="button" class="round next" id="next" aria-label="Next shot">\
    \(PageParts.chevron)</button>
    </header>
    <div class="tools">
    <div class="segments" id="modes" role="group" aria-label="Comparison"></div>
    <input type="range" id="range" min="0" max="100" step="0.5" value="50" hidden>
    <div class="zooms"><button type="button" class="pill" id="boxes" aria-pressed="true" \
    title="B">Boxes</button>
    <button type="button" class="round" id="out" aria-label="Smaller" title="−">−</button>
    <button type="button" class="pill" id="zoom" aria-pressed="false" \
    title="Z">Actual size</button>
    <button type="button" class="round" id="in" aria-label="Larger" title="+">+</button></div>
    </div>
    <section class="stage" id="stage" tabindex="0" aria-label="Pictures"></section>
    <section class="facts" aria-label="Findings">
    <p class="verdict"><span class="badge" id="status"></span> <bdi id="summary"></bdi></p>
    <ul class="reasons" id="reasons"></ul>
    <table class="allowances" id="allowances"><thead><tr><th scope="col">Tolerance</th>\
    <th scope="col">used</th><th scope="col">allowed</th></tr></thead><tbody></tbody></table>
    <h3>Scenario</h3>
    <p class="source"><bdi id="source" dir="ltr"></bdi></p>
    <div id="again"><h3>Only this shot</h3>
    <div class="command"><code id="command" dir="ltr"></code>\
    <button type="button" class="pill" id="copy">Copy</button></div></div>
    <div id="accepting"><h3>Accept this picture</h3>
    <div class="command"><code id="accept" dir="ltr"></code>\
    <button type="button" class="pill" id="copy-accept">Copy</button></div></div>
    <p class="keys">Keys: ↑ ↓ ← → walk through the shots, 1 to 5 compare, Z is actual size, \
    + and − magnify, B shows boxes, / searches</p>
    </section>
    </main>
    """

  /// JSON that cannot end the script element it stands in: no «<» is left in it.
  private static func embedded(_ json: JSONValue) -> String {
    json.compactText.split(separator: "<", omittingEmptySubsequences: false)
      .joined(separator: "\\u003C")
  }
}
