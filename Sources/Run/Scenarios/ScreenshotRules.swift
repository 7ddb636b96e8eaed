import Diagnostics
import Documents
internal import Imaging

/// What a screenshot may be called, and how it is written.
enum ScreenshotRules {
  /// A name alone, or a mapping.
  static let reader = ValueReader<Screenshot>.textOr { node, problems in
    guard node.pairs != nil else {
      return ValueReader.fileName("screenshot").read(node, &problems).map {
        Screenshot($0, at: node.range)
      }
    }
    let what = "the name of a screenshot"
    guard var reader = MappingReader(node, expecting: what, &problems) else { return nil }
    let name = reader.required("name", .fileName("screenshot"))
    let masks = reader.optional("mask", .list(of: .mask, named: "element ids and rectangles"))
    let comparison = reader.optional("tolerance", .comparison)
    let crop = reader.optional("crop", .text)
    problems += reader.finish()
    guard let name, let range = node["name"]?.range else { return nil }
    return Screenshot(
      name: name, nameRange: range, masks: masks ?? [],
      comparison: comparison ?? Tolerances(), crop: crop)
  }

  /// Names that would be given to more than one frame.
  static func problems(in script: [ScriptEntry]) -> [Diagnostic] {
    var places: [String: SourceRange] = [:]
    return problems(in: script, times: 1, &places)
  }

  private static func problems(
    in script: [ScriptEntry], times: Int, _ places: inout [String: SourceRange]
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for entry in script {
      if case .repeat(let inner, let entries) = entry {
        found += problems(in: entries, times: max(times, inner), &places)
      }
      guard case .step(let step) = entry, case .takeScreenshot(let screenshot) = step.command
      else { continue }
      let name = screenshot.name
      if let first = places[name] {
        let note = Diagnostic(.note, "first taken here", at: first)
        found.append(
          Diagnostic(
            .error, "two screenshots are named '\(name)'", at: screenshot.nameRange,
            notes: [note]))
      } else if times > 1 {
        found.append(
          Diagnostic(
            .error, "the screenshot '\(name)' would be taken more than once",
            at: screenshot.nameRange, hint: "take it outside of 'repeat'"))
      }
      places[name] = places[name] ?? screenshot.nameRange
    }
    return found
  }
}
