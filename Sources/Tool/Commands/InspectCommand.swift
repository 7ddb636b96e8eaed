internal import Diagnostics
internal import Documents
internal import Drawing
internal import LayoutEngine
internal import Scenarios
internal import Simulation
internal import ViewTree

extension Command {
  static let inspect = Command(
    name: "inspect", summary: "Prints a stage of the data path of a scenario's frames.",
    operands: "FILE", operandCount: 1...1,
    options: [
      .value("--stage", "state|nodes|layout|display-list", "which stage (default: layout)"),
      .value("--at", "NAME", "the screenshot to look at (default: all of the scenario)"),
      .value("--device", "NAME", "a device in place of the scenario's"),
      .value("--scale", "N", "device pixels a point, in place of the device's own"),
      .value("--format", "text|json", "how to print it (default: text)"),
    ],
    example: "inspect seeds/scenarios/today/morning.yaml --stage layout --format json"
  ) { arguments, console in
    let job = try RenderJob(arguments)
    let stage = try arguments.choice(
      "--stage", InspectedStage.allCases.map { ($0.rawValue, $0) }, default: .layout)
    let asJSON = try arguments.choice(
      "--format", [("text", false), ("json", true)], default: false)
    let frames = try job.frames(named: arguments["--at"])
    let renderer = try FrameRenderer(job.resources)
    if asJSON {
      let values = try frames.map { try stage.json($0, renderer) }
      console.write((values.count == 1 ? values[0] : .array(values)).text)
    } else {
      for frame in frames {
        if frames.count > 1 { console.write("— \(frame.fileName)\n") }
        console.write(try stage.text(frame, renderer))
      }
    }
    return job.plan.report(console)
  }
}

/// A stage of the data path that can be printed.
enum InspectedStage: String, CaseIterable {
  case state
  case nodes
  case layout
  case displayList = "display-list"

  func text(_ frame: PlannedFrame, _ renderer: FrameRenderer) throws -> String {
    switch self {
    case .state: frame.shot.subject.dump
    case .nodes: frame.node.description
    case .layout: try renderer.layOut(frame.node, frame.settings).description
    case .displayList:
      renderer.paint(try renderer.layOut(frame.node, frame.settings), frame.settings).description
    }
  }

  func json(_ frame: PlannedFrame, _ renderer: FrameRenderer) throws -> JSONValue {
    switch self {
    case .state: return frame.shot.subject.json
    case .nodes: return lines(frame.node.description)
    case .layout: return try renderer.layOut(frame.node, frame.settings).json
    case .displayList:
      return lines(
        renderer.paint(try renderer.layOut(frame.node, frame.settings), frame.settings).description)
    }
  }

  /// A dump that is a list of lines by nature.
  private func lines(_ text: String) -> JSONValue {
    .array(text.split(separator: "\n").map { .string(String($0)) })
  }
}

extension RenderJob {
  /// The frames of a name; all of them where it is nil.
  /// - Throws: a diagnostic with the nearest name where there is no such frame.
  func frames(named name: String?) throws(DiagnosticList) -> [PlannedFrame] {
    guard let name else { return plan.frames }
    let found = plan.frames.filter { $0.shot.screenshot.name == name }
    if !found.isEmpty { return found }
    let names = plan.frames.map(\.shot.screenshot.name)
    throw DiagnosticList([
      Diagnostic(
        .error, "no screenshot is named '\(name)'", hint: NearestName.hint(name, among: names))
    ])
  }
}
