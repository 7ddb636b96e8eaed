package import Diagnostics
package import Documents

extension ContentModel {
  /// Reads a content file such as `seeds/content/fa.yaml`.
  ///
  /// - Parameters:
  ///   - node: The file's document.
  ///   - overrides: Mappings of the same form whose values replace those of the file, key by key
  ///     and at any depth; a list replaces a whole list. Later ones win.
  /// - Throws: Everything that is missing, unknown, of the wrong kind or inconsistent.
  package init(
    parsing node: YAMLNode, overriding overrides: [YAMLNode] = []
  ) throws(DiagnosticList) {
    let merged = overrides.reduce(node) { $0.overridden(by: $1) }
    var problems: [Diagnostic] = []
    let content = ValueReader.content.read(merged, &problems)
    guard let content, problems.isEmpty else { throw DiagnosticList(problems) }
    self = content
  }
}

extension ValueReader where Value == ContentModel {
  fileprivate static var content: Self {
    ValueReader { node, problems in
      guard var reader = MappingReader(node, expecting: "the content's keys", &problems)
      else { return nil }
      let path = reader.required("path", .path)
      let history = reader.required("history", .list(of: .dayRecord, named: "days"))
      let chapters = reader.required("chapters", .list(of: .chapter, named: "chapters"))
      let returnSteps = reader.required("returnSteps", .list(of: .text, named: "texts"))
      let moves = reader.required("moves", .list(of: .move, named: "moves"))
      let ownQuestion = reader.required("ownQuestion", .ownQuestion)
      let circle = reader.required("circle", .circle)
      let patterns = reader.required("patterns", .list(of: .pattern, named: "patterns"))
      let samples = Samples(&reader)
      let texts = reader.required("texts", .texts)
      if let path, let history, let chapters {
        reader.checkLengths(path, history: history, chapters: chapters)
      }
      let found = reader.finish()
      problems += found
      guard found.isEmpty, let path, let history, let chapters, let returnSteps, let moves,
        let ownQuestion, let circle, let patterns, let samples, let texts
      else { return nil }
      return ContentModel(
        pathName: path.name, startDate: path.start, dayCount: path.days, history: history,
        chapters: chapters, returnSteps: returnSteps, moves: moves, ownQuestion: ownQuestion,
        ownName: circle.own, members: circle.members, patterns: patterns, samples: samples,
        texts: texts)
    }
  }
}

extension MappingReader {
  /// Reports what would leave the path without a today, or its chapters of unequal length.
  fileprivate mutating func checkLengths(
    _ path: PathHeader, history: [DayRecord], chapters: [Chapter]
  ) {
    if history.count >= path.days {
      report(
        Diagnostic(
          .error, "the path has \(path.days) days, and \(history.count) of them are over",
          at: keyRange("history"), hint: "today must lie on the path"))
    }
    if chapters.isEmpty || path.days % chapters.count != 0 {
      report(
        Diagnostic(
          .error, "\(path.days) days cannot be shared out among \(chapters.count) chapters",
          at: keyRange("chapters"), hint: "every chapter has the same number of days"))
    }
  }
}

extension Samples {
  /// The samples stand among the content's own keys, so that a scenario can name them briefly.
  fileprivate init?(_ reader: inout MappingReader) {
    let commitment = reader.required("commitment", .commitment)
    let evidence = reader.required("evidence", .evidence)
    let reflection = reader.required("reflection", .reflection)
    let question = reader.required("question", .text)
    let answer = reader.required("answer", .list(of: .text, named: "words"))
    guard let commitment, let evidence, let reflection, let question, let answer
    else { return nil }
    self.init(
      commitment: commitment, evidence: evidence, reflection: reflection, question: question,
      answer: answer)
  }
}

extension ContentModel {
  /// What editors are told of a content file.
  package static var schema: JSONSchema { ValueReader<ContentModel>.content.schema }
}
