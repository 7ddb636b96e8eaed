internal import DesignTokens
internal import Diagnostics
internal import Documents
internal import FontLoading
internal import Geometry
internal import Scenarios
internal import Simulation

extension Command {
  static let list = Command(
    name: "list", summary: "Lists scenarios with their devices and screenshots.",
    operands: "FILE|DIR…", operandCount: 0...Int.max, options: Option.choice,
    example: "list seeds/scenarios"
  ) { arguments, console in
    let files = ScenarioFiles(project: try arguments.project(), choice: arguments.choice)
    let set = try files.scenarios(at: arguments.operands)
    for scenario in set.scenarios {
      console.write("\(scenario.file): \(scenario.name)\n")
      console.write("  devices: \(scenario.devices.map(\.name).joined(separator: ", "))\n")
      for step in set.steps(of: scenario) {
        guard case .takeScreenshot(let screenshot) = step.command else { continue }
        console.write("  screenshot: \(screenshot.name)\n")
      }
    }
    return .success
  }

  static let devices = Command(
    name: "devices", summary: "Lists the devices that frames are drawn for.",
    operands: "", operandCount: 0...0, options: [], example: "devices"
  ) { _, console in
    console.write(
      Table(
        ["name", "points", "scale", "pixels", "safe area", "radius", "top"],
        DeviceProfile.all.map { device in
          [
            device.name, "\(device.size.width.plain)×\(device.size.height.plain)",
            "@\(device.scale)x", "\(device.widthInPixels)×\(device.heightInPixels)",
            "\(device.safeAreaTop.plain)/\(device.safeAreaBottom.plain)",
            device.displayRadius.plain, device.topFeature.name,
          ]
        }
      ).text)
    return .success
  }

  static let fonts = Command(
    name: "fonts", summary: "Lists every text style with the font file that draws it.",
    operands: "", operandCount: 0...0, options: [], example: "fonts"
  ) { arguments, console in
    let project = try arguments.project()
    let catalog = try project.fonts()
    let tokens = try project.designTokens()
    console.write(
      Table(
        ["style", "size", "asked", "drawn", "", "file", "version"],
        TypeStyle.allCases.map { style in
          let choice = catalog.choice(for: tokens[style].weight)
          return [
            style.displayName, tokens[style].size.plain, "\(choice.requestedWeight)",
            "\(choice.weight)", choice.fit, choice.file.path,
            choice.file.version,
          ]
        }
      ).text)
    if !catalog.fallbacks.isEmpty {
      let rows = catalog.fallbacks.map {
        [$0.family, $0.hasColors ? "colours" : "", $0.path, $0.version]
      }
      console.write("\n" + Table(["steps in", "", "file", "version"], rows).text)
    }
    console.report(
      catalog.warnings(forWeights: TypeStyle.allCases.map { tokens[$0].weight })
        + catalog.absentFallbacks.map { font in
          Diagnostic(
            .warning, "\(font.family) is not installed, so its characters are drawn as boxes",
            hint: "run 'make setup', or install \(font.package)")
        })
    return .success
  }
}

extension FontCatalog.Choice {
  /// How near the weight comes to the one that is asked for.
  fileprivate var fit: String {
    if isExact { return "exact" }
    return stem.map { "emboldened to a stem of \($0.plain)/1000" } ?? "nearest"
  }
}

extension Double {
  /// Without a fraction where it has none.
  fileprivate var plain: String { JSONValue.format(self, decimals: 2) }
}

extension DeviceProfile.TopFeature {
  fileprivate var name: String {
    switch self {
    case .none: "none"
    case .notch: "notch"
    case .island: "island"
    }
  }
}
