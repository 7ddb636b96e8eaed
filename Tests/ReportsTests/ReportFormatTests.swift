import Reports
import Testing

@Suite struct ReportFormatTests {
  @Test func `The list has a line for each shot and the place of failures`() {
    let text = ReportFormat.list.text(of: RunFixture.run)
    #expect(text.hasPrefix("✓ a.png: identical\n✗ b.png: different: 3 of 8 pixels differ (37.5 %)"))
    #expect(text.contains("\n    maxDiffPixels: used 3 > allowed 2 pixels\n"))
    #expect(text.contains("\n    at seeds/scenarios/commit.yaml:14:3\n"))
    #expect(text.hasSuffix("1 could not be taken\n"))
  }

  @Test func `GitHub's annotations stand on the scenario's line, with their text escaped`() {
    let lines = ReportFormat.github.text(of: RunFixture.run).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[0].hasPrefix(
        "::error file=seeds/scenarios/commit.yaml,line=14,col=3,"
          + "title=در حال عمل (iPhone 16)%3A different::different: 3 of 8"))
    #expect(lines[0].hasSuffix("%0Atoday/title moved by 1 px, 50%25 of it"))
  }

  @Test func `JUnit has a suite a scenario and attachments for failures`() {
    let text = ReportFormat.junit.text(of: RunFixture.run)
    #expect(
      text.contains(
        "<testsuites name=\"basiri\" tests=\"4\" failures=\"2\" errors=\"1\" time=\"0\">"))
    #expect(
      text.contains(
        "<testsuite name=\"تعهد صبح\" tests=\"3\" failures=\"2\" errors=\"0\" time=\"0\">"))
    #expect(text.contains("[[ATTACHMENT|diff/b.png]]"))
    #expect(!text.contains("ATTACHMENT|actual/a.png"))
    #expect(text.contains("<failure type=\"missing\" message=\"no reference\">"))
    #expect(text.contains("<error type=\"broken\" message=\"no element &#39;ثبت&#39;\">"))
  }

  @Test func `The shape of reg-json is reg-cli's`() {
    let text = ReportFormat.regJSON.text(of: RunFixture.run)
    for line in [
      "\"failedItems\": [\"b.png\", \"c.png\"]", "\"newItems\": [\"d.png\"]",
      "\"deletedItems\": []",
      "\"passedItems\": [\"a.png\"]", "\"diffItems\": [\"b.png\"]", "\"actualDir\": \"actual\"",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test func `The shape of reg-json has reg-cli's flags and deleted items`() {
    let run = RunResult(shots: [RunFixture.shot("a.png")], unusedReferences: ["old.png"])
    let text = ReportFormat.regJSON.text(of: run)
    for line in [
      "\"type\": \"success\"", "\"hasNew\": false", "\"hasDeleted\": true",
      "\"deletedItems\": [\"old.png\"]", "\"hasFailed\": false", "\"hasPassed\": true",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    #expect(ReportFormat.regJSON.text(of: RunFixture.run).contains("\"type\": \"danger\""))
  }

  @Test func `JUnit counts seconds`() {
    var shots = [RunFixture.shot("a.png"), RunFixture.shot("b.png")]
    shots[0].durationInMilliseconds = 1250
    shots[1].durationInMilliseconds = 5
    let text = ReportFormat.junit.text(of: RunResult(shots: shots))
    #expect(text.contains("errors=\"0\" time=\"1.255\">"))
    #expect(text.contains(" line=\"14\" time=\"1.25\"/>"))
  }

  // The characters that end a property or a command in actions/toolkit's `command.ts`.
  @Test func `GitHub's properties escape what would end them`() {
    let shot = RunFixture.shot("a.png", screenshot: "a,b:c%\nd", status: .missing)
    let text = ReportFormat.github.text(of: RunResult(shots: [shot]))
    #expect(text.contains("title=a%2Cb%3Ac%25%0Ad (iPhone 16)%3A no reference::"))
  }

  @Test(arguments: [ReportFormat.html, .junit])
  func `A hostile name is never markup`(format: ReportFormat) {
    let text = format.text(of: RunFixture.run)
    #expect(!text.contains("<script>alert"))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test(arguments: [ReportFormat.list, .github])
  func `A name that turns the direction is shown escaped`(format: ReportFormat) {
    let shot = RunFixture.shot(
      RunFixture.hostile, screenshot: RunFixture.hostile, status: .missing, summary: "no reference")
    let text = format.text(of: RunResult(shots: [shot]))
    #expect(text.contains("\\u{202E}"))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `The page holds the whole run and nothing from elsewhere`() {
    let text = ReportFormat.html.text(of: RunFixture.run)
    #expect(text.contains("\"path\":\"b.png\""))
    #expect(!text.contains("http://") && !text.contains("https://"))
  }
}
