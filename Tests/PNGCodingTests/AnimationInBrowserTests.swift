import FileSystem
import Foundation
import PNGCoding
import Testing

/// What Chromium makes of an animation.
@Suite(.enabled(if: Files.exists("/usr/bin/chromium"), "no Chromium"))
struct AnimationInBrowserTests {
  @Test func `an animation plays in a browser, each frame for a refresh and the last longer`()
    throws
  {
    let encoder = PNGEncoder()
    let frames = try (0..<27).map { index in
      try encoder.encode(
        TestPictures.noise(width: 40, height: 30, seed: UInt64(index + 1)), compression: .fast)
    }
    var delays = [AnimatedPNG.Delay](repeating: .init(1, of: 60), count: 27)
    delays[26] = .init(1, of: 1)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "basiri-animation-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let lines = try decode(try AnimatedPNG.file(of: frames, delays: delays), in: folder)
    // Chromium counts whole milliseconds: a sixtieth of a second is 16 of them, in microseconds.
    #expect(lines.first == "27 frames, again and again")
    #expect(lines.dropFirst().dropLast().allSatisfy { $0 == "16000" })
    #expect(lines.last == "1000000")
  }

  /// The durations of the frames in microseconds, as the browser's own decoder tells them.
  private func decode(_ file: [UInt8], in folder: String) throws -> [Substring] {
    let page = """
      <body><script>
      // The clock of the page is wound on; turns of this loop give the decoder real time.
      setInterval(() => { let x = 0; for (let i = 0; i < 1e7; i++) x += i; window.x = x }, 100);
      (async () => {
        const lines = [];
        try {
          const text = atob("\(Data(file).base64EncodedString())");
          const data = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
          const decoder = new ImageDecoder({ data, type: "image/png" });
          await decoder.tracks.ready;
          await decoder.completed;
          const track = decoder.tracks.selectedTrack;
          lines.push(track.frameCount + " frames, " +
            (track.repetitionCount === Infinity ? "again and again" : track.repetitionCount));
          for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++)
            lines.push((await decoder.decode({ frameIndex })).image.duration);
        } catch (error) { lines.push(error) }
        const results = document.createElement("pre");
        results.id = "results";
        results.textContent = lines.join("\\n");
        document.body.append(results);
      })();
      </script></body>

      """
    let (input, output) = (Files.join(folder, "page.html"), Files.join(folder, "document.html"))
    try Files.write(Array(page.utf8), to: input)
    try Files.write([], to: output)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = [
      "120", "/usr/bin/chromium", "--headless", "--no-sandbox", "--disable-gpu",
      "--user-data-dir=\(Files.join(folder, "data"))", "--dump-dom", "--virtual-time-budget=20000",
      URL(filePath: input).absoluteString,
    ]
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let document = String(decoding: try Files.read(output), as: UTF8.self)
    let results = document.split(separator: "<pre id=\"results\">", maxSplits: 1).last ?? ""
    return (results.split(separator: "</pre>").first ?? "").split(separator: "\n")
  }
}
