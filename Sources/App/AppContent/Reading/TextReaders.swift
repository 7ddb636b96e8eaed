import Diagnostics
import Documents

extension ValueReader where Value == Texts {
  static var texts: Self {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "a table of texts a screen", &problems)
      else { return nil }
      let shared = reader.required("shared", .table(SharedText.self))
      let today = reader.required("today", .table(TodayText.self))
      let lesson = reader.required("lesson", .table(LessonText.self))
      let commit = reader.required("commit", .table(CommitText.self))
      let evidence = reader.required("evidence", .table(EvidenceText.self))
      let reflect = reader.required("reflect", .table(ReflectText.self))
      let path = reader.required("path", .table(PathText.self))
      let chapter = reader.required("chapter", .table(ChapterText.self))
      let guide = reader.required("guide", .table(GuideText.self))
      let answer = reader.required("answer", .table(AnswerText.self))
      let circle = reader.required("circle", .table(CircleText.self))
      let me = reader.required("me", .table(MeText.self))
      problems += reader.finish()
      guard let shared, let today, let lesson, let commit, let evidence, let reflect, let path,
        let chapter, let guide, let answer, let circle, let me
      else { return nil }
      return Texts(
        shared: shared, today: today, lesson: lesson, commit: commit, evidence: evidence,
        reflect: reflect, path: path, chapter: chapter, guide: guide, answer: answer,
        circle: circle, me: me)
    }
  }
}

extension ValueReader {
  /// One text for every key, each with its placeholders.
  fileprivate static func table<Key>(_ keys: Key.Type) -> ValueReader<TextTable<Key>>
  where Value == TextTable<Key> {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "texts by name", &problems)
      else { return nil }
      var texts: [Key: String] = [:]
      for key in Key.allCases {
        texts[key] = reader.required(key.rawValue, .text(of: key))
      }
      problems += reader.finish()
      return TextTable(texts)
    }
  }
}

extension ValueReader where Value == String {
  fileprivate static func text(of key: some TextKey) -> Self {
    ValueReader(schema: { schema(of: key) }) { node, problems in
      guard let text = ValueReader.text.read(node, &problems) else { return nil }
      let found = placeholders(in: text)
      let missing = key.placeholders.filter { !found.contains($0) }
      let unknown = found.filter { !key.placeholders.contains($0) }
      for name in missing {
        problems.append(
          Diagnostic(.error, "'\(key.rawValue)' must hold {\(name)}", at: node.range))
      }
      for name in unknown {
        problems.append(
          Diagnostic(
            .error, "'\(key.rawValue)' has no value for {\(name)}", at: node.range,
            hint: NearestName.hint(name, among: key.placeholders)))
      }
      return missing.isEmpty && unknown.isEmpty ? text : nil
    }
  }

  /// A text, and what it must hold.
  private static func schema(of key: some TextKey) -> JSONSchema {
    if key.placeholders.isEmpty { return .text }
    let names = key.placeholders.map { "{\($0)}" }
    return JSONSchema([
      "description": .string("Holds \(names.joined(separator: ", "))."),
      "allOf": .array(
        names.map { name in
          JSONSchema.pattern("\\{\(name.dropFirst().dropLast())\\}").json
        }),
    ])
  }

  private static func placeholders(in text: String) -> [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
  }
}
