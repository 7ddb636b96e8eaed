import Documents

/// The figures under `path`.
struct PathHeader: Sendable {
  var name: String
  var start: JalaliDate
  var days: Int
}

extension ValueReader where Value == PathHeader {
  static var path: Self {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "a path", &problems) else { return nil }
      let name = reader.required("name", .text)
      let start = reader.required("start", .jalaliDate)
      let days = reader.required("days", .integer(in: 1...366))
      problems += reader.finish()
      guard let name, let start, let days else { return nil }
      return PathHeader(name: name, start: start, days: days)
    }
  }
}

extension ValueReader where Value == Chapter {
  static var chapter: Self {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "a chapter", &problems)
      else { return nil }
      let title = reader.required("title", .text)
      let summary = reader.required("summary", .text)
      let practice = reader.required("practice", .text)
      let lesson = reader.required("lesson", .lesson)
      problems += reader.finish()
      guard let title, let summary, let practice, let lesson else { return nil }
      return Chapter(title: title, summary: summary, practice: practice, lesson: lesson)
    }
  }
}

extension ValueReader where Value == Lesson {
  static var lesson: Self {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "a lesson", &problems) else { return nil }
      let title = reader.required("title", .text)
      let minutes = reader.required("minutes", .count)
      let paragraphs = reader.required("paragraphs", .list(of: .text, named: "paragraphs"))
      problems += reader.finish()
      guard let title, let minutes, let paragraphs else { return nil }
      return Lesson(title: title, minutes: minutes, paragraphs: paragraphs)
    }
  }
}
