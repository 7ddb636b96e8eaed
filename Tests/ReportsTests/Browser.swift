import FileSystem
import Foundation
import Testing

/// Headless Chromium, run on one page at a time.
struct Browser {
  /// Where Linux distributions put it.
  private static let places = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
    "/snap/bin/chromium",
  ]

  static var path: String? { places.first(where: Files.exists) }
  static var isInstalled: Bool { path != nil }

  /// A page after its scripts have run.
  struct Visit {
    /// The document as it is then.
    let document: String
    /// Messages and errors of the console.
    let console: [String]

    /// The lines that the test's script put into `<pre id="results">`.
    var results: [String] {
      guard let start = document.range(of: "<pre id=\"results\">"),
        let end = document.range(of: "</pre>", range: start.upperBound..<document.endIndex)
      else { return ["the script did not end"] }
      return document[start.upperBound..<end.lowerBound].split(separator: "\n").map(String.init)
    }
  }

  /// A folder of its own, for a page and the browser's data.
  let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "basiri-reports-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Opens a file.
  /// - Parameter virtualMilliseconds: How far the page's clock is wound on; nil for the real clock, and
  ///   a visit that ends when the page is loaded.
  func visit(_ file: String, virtualMilliseconds: Int? = 20_000) throws -> Visit {
    let output = Files.join(folder, "document.html")
    let log = Files.join(folder, "console.txt")
    for path in [output, log] { try Files.write([], to: path) }
    let process = Process()
    // A browser that hangs must not hang the tests.
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments =
      [
        "60", try #require(Self.path), "--headless", "--no-sandbox", "--disable-gpu",
        "--window-size=1200,900",
        "--enable-logging=stderr", "--user-data-dir=\(Files.join(folder, "data"))", "--dump-dom",
      ]
      + (virtualMilliseconds.map { ["--virtual-time-budget=\($0)"] } ?? [])
      + [URL(filePath: file).absoluteString]
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: log))
    try process.run()
    process.waitUntilExit()
    let messages = String(decoding: try Files.read(log), as: UTF8.self)
    return Visit(
      document: String(decoding: try Files.read(output), as: UTF8.self),
      console: messages.split(separator: "\n").filter { $0.contains("CONSOLE") }.map(String.init))
  }

  /// The page with a script at its end that checks it and reports one line a check.
  static func adding(_ script: String, to html: String) -> String {
    let frame = """
      <script>
      const results = [];
      const check = (name, isTrue) => results.push((isTrue ? "" : "FAILED: ") + name);
      const press = (key, code = key, target = document.activeElement ?? document.body) =>
        target.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }));
      const type = (text) => {
        document.getElementById("search").value = text;
        document.getElementById("search").dispatchEvent(new Event("input"));
      };
      const wait = (milliseconds = 200) => new Promise((done) => setTimeout(done, milliseconds));
      addEventListener("load", async () => {
        try {
      \(script)
        } catch (error) {
          results.push("FAILED: " + error);
        }
        const pre = document.createElement("pre");
        pre.id = "results";
        pre.textContent = results.join("\\n");
        document.body.append(pre);
      });
      </script>
      </body>
      """
    return html.replacingOccurrences(of: "</body>", with: frame)
  }
}
