import AppContent
import Diagnostics
import Documents
import Testing

struct ContentFileTests {
  /// Source: screens.md, Fixture.
  @Test func `The fixture is day twelve of a path of twenty-one days`() throws {
    let content = try ContentModel(parsing: SeedContent.document())
    #expect(content.pathName == "صبح آرام")
    #expect(content.dayCount == 21)
    #expect(content.history.count == 11)
    #expect(content.date(ofDay: 1).dayAndMonth == "۲۸ آبان")
    #expect(content.date(ofDay: 12).weekdayDayAndMonth == "دوشنبه ۹ آذر")
    #expect(content.history.count { $0.outcome != .pause } == 9)
    #expect(content.history.count { $0.outcome == .comeback } == 1)
    #expect(
      content.chapters.map(\.title) == [
        "شروع کوچک", "نشانه", "جای ثابت", "مانع\u{200C}ها", "برگشتن", "هم\u{200C}مسیری", "ادامه",
      ])
    #expect(content.chapterIndex(ofDay: 12) == 3)
    #expect(content.days(ofChapter: 3) == 10...12)
  }

  @Test func `A text is filled in by the names in its braces`() throws {
    let texts = try ContentModel(parsing: SeedContent.document()).texts
    #expect(
      texts.today[.dayLine, ["day": "۱۲", "count": "۲۱", "chapter": "مانع\u{200C}ها"]]
        == "روز ۱۲ از ۲۱ · مانع\u{200C}ها")
    #expect(texts.circle[.memberLine, ["name": "مهر", "line": "x"]] == "مهر — x")
  }

  @Test func `A scenario's values replace those of the file and leave the others`() throws {
    let content = try ContentModel(
      parsing: SeedContent.document(),
      overriding: [
        SeedContent.overrides("commitment: {step: ده دقیقه}\ntexts: {today: {title: سلام}}"),
        SeedContent.overrides("commitment: {cue: شب}"),
      ])
    #expect(content.samples.commitment.step == "ده دقیقه")
    #expect(content.samples.commitment.cue == "شب")
    #expect(content.samples.commitment.otherwise == "۵ دقیقه در خانه")
    #expect(content.texts.today[.title] == "سلام")
    #expect(content.texts.today[.evening] == "شب")
  }

  @Test(
    "A mistake is reported at its place",
    arguments: [
      ("texts: {today: {titel: x}}", "with.yaml:1:17", "unknown key 'titel'"),
      ("texts: {today: {dayLine: روز}}", "with.yaml:1:26", "'dayLine' must hold {day}"),
      ("texts: {me: {title: \"{name}\"}}", "with.yaml:1:21", "'title' has no value for {name}"),
      ("path: {start: 1405-13-01}", "with.yaml:1:15", "expected a date"),
      ("path: {days: 20}", "seeds/content/fa.yaml", "20 days cannot be shared out"),
      ("path: {days: 7}", "seeds/content/fa.yaml", "11 of them are over"),
      ("evidence: {time: \"25:00\"}", "with.yaml:1:18", "expected a time of day"),
      ("history: [{outcome: actd}]", "with.yaml:1:21", "unknown outcome 'actd'"),
    ])
  func mistakes(override: String, place: String, message: String) throws {
    do {
      _ = try ContentModel(
        parsing: SeedContent.document(), overriding: [SeedContent.overrides(override)])
      Issue.record("nothing was reported")
    } catch let list as DiagnosticList {
      let found = list.diagnostics.map { diagnostic in
        let start = diagnostic.range?.start
        return
          "\(start?.file ?? ""):\(start?.line ?? 0):\(start?.column ?? 0) \(diagnostic.message)"
      }
      #expect(found.contains { $0.hasPrefix(place) && $0.contains(message) }, "\(found)")
    }
  }

  @Test func `All missing texts are reported, not only the first`() throws {
    do {
      _ = try ContentModel(parsing: SeedContent.overrides("path: {name: x}"))
      Issue.record("nothing was reported")
    } catch let list as DiagnosticList {
      let missing = list.diagnostics.map(\.message)
      #expect(missing.contains("missing key 'start'"))
      #expect(missing.contains("missing key 'days'"))
      #expect(missing.contains("missing key 'texts'"))
      #expect(missing.contains("missing key 'history'"))
    }
  }

  @Test func `Persian text holds no Arabic letters or digits and no Latin digits`() throws {
    func check(_ node: YAMLNode, _ key: String) {
      switch node.content {
      case .question: break
      case .mapping(let pairs): for pair in pairs { check(pair.value, pair.key) }
      case .sequence(let items): for item in items { check(item, key) }
      case .scalar(let scalar):
        if ["start", "days", "minutes", "time"].contains(key), node.integer != nil { return }
        if ["start", "time"].contains(key) { return }
        let forbidden = scalar.text.unicodeScalars.filter {
          $0 == "\u{064A}" || $0 == "\u{0643}" || (0x0660...0x0669).contains($0.value)
            || ("0"..."9").contains($0)
        }
        #expect(forbidden.isEmpty, "\(scalar.text)")
      }
    }
    check(try SeedContent.document(), "")
  }
}
