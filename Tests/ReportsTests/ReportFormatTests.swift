import Reports
import Testing

@Suite struct ReportFormatTests {
  @Test func `The list tells causes, then failures with their places, pictures and commands`() {
    let text = ReportFormat.list.text(of: RunFixture.run, in: "out/verify")
    #expect(!text.contains("a.png"))
    #expect(text.hasPrefix("✗ 1 shot: different\n✗ 1 shot: no element 'ثبت'\n"))
    #expect(text.contains("✗ b.png: different: 3 of 8 pixels differ (37.5 %)"))
    #expect(text.contains("\n    maxDiffPixels: used 3 > allowed 2 pixels\n"))
    #expect(text.contains("\n    at seeds/scenarios/commit.yaml:14:3\n"))
    #expect(text.contains("\n    see out/verify/diff/b.png\n"))
    #expect(text.contains("\n    repeat: basiri verify seeds/scenarios/commit.yaml\n"))
    #expect(text.contains("\n    accept: basiri approve b.png\n"))
    #expect(text.hasSuffix("1 could not be taken\n"))
  }

  @Test func `A verbose list names what passed, too`() {
    let text = ReportFormat.list.text(of: RunFixture.run, isVerbose: true)
    #expect(text.hasPrefix("✓ a.png: identical\n"))
  }

  @Test func `GitHub's annotations stand on the scenario's line, with their text escaped`() {
    let lines = ReportFormat.github.text(of: RunFixture.run).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[0].hasPrefix(
        "::error file=seeds/scenarios/commit.yaml,line=14,col=3,"
          + "title=در حال عمل (iPhone 16)%3A different::different: 3 of 8"))
    #expect(lines[0].contains("%0Atoday/title moved by 1 px, 50%25 of it%0A"))
  }

  @Test func `GitHub gets one annotation and one row a cause`() {
    let shots = (1...12).map { number in
      var shot = RunFixture.shot("\(number).png", status: .different, summary: "different")
      shot.causes = [number <= 10 ? "colour from a|b to c" : "other sizes"]
      return shot
    }
    let run = RunResult(shots: shots)
    let lines = ReportFormat.github.text(of: run).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("title=10 shots%3A colour from a|b to c::10 shots, first 1.png"))
    let summary = GitHubReport.summary(of: run)
    #expect(summary.contains("\n| 10 | colour from a\\|b to c | 1.png |\n"))
    #expect(summary.contains("\n| 2 | other sizes | 11.png |\n"))
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
    #expect(text.contains("classname=\"تعهد صبح\" time=\"1.25\"/>"))
  }

  // Source: jenkinsci/xunit-plugin, junit-10.xsd, which refuses all other attributes.
  @Test func `JUnit's elements have only the attributes that its schemas know`() throws {
    let known: [String: Set<String>] = [
      "testsuites": ["name", "tests", "failures", "errors", "time"],
      "testsuite": ["name", "tests", "failures", "errors", "time"],
      "testcase": ["name", "classname", "time"], "failure": ["type", "message"],
      "error": ["type", "message"], "system-out": [],
    ]
    let text = ReportFormat.junit.text(of: RunFixture.run)
    var seen: Set<String> = []
    for tag in text.split(separator: "<") where tag.first?.isLetter == true {
      let start = tag.prefix { $0 != ">" }
      let name = String(start.prefix { $0.isLetter || $0 == "-" })
      let attributes = start.split(separator: "\"").enumerated().filter { $0.offset % 2 == 0 }
        .compactMap { $0.element.split(separator: " ").last?.split(separator: "=").first }
        .filter { $0 != "/" && $0 != name[...] }
      let allowed = try #require(known[name], "<\(name)>")
      for attribute in attributes { #expect(allowed.contains(String(attribute)), "\(tag)") }
      seen.insert(name)
    }
    #expect(seen == Set(known.keys))
    #expect(text.contains("\nat seeds/scenarios/commit.yaml:14:3\n"))
  }

  @Test func `JUnit adds durations up that no number holds`() {
    var shots = [RunFixture.shot("a.png"), RunFixture.shot("b.png")]
    shots[0].durationInMilliseconds = Int.max
    shots[1].durationInMilliseconds = 1
    #expect(ReportFormat.junit.text(of: RunResult(shots: shots)).hasPrefix("<?xml"))
  }

  @Test func `The lists of reg-json hold every file, those that are equal included`() {
    let run = RunResult(
      shots: [RunFixture.shot("a.png"), RunFixture.different],
      unusedReferences: ["old.png"])
    let text = ReportFormat.regJSON.text(of: run)
    #expect(text.contains("\"expectedItems\": [\"a.png\", \"b.png\", \"old.png\"]"))
    #expect(text.contains("\"actualItems\": [\"a.png\", \"b.png\"]"))
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
