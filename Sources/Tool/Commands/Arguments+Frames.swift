internal import DesignTokens
internal import Diagnostics
internal import Glibc
internal import Simulation

extension Option {
  /// Which of the scenarios that are found take part.
  static let choice: [Option] = [
    .value("--tag", "TAG,…", "only scenarios with one of these tags"),
    .value("--name", "NAME,…", "only scenarios of these names"),
  ]
}

extension Arguments {
  /// The scenarios that `--tag` and `--name` leave.
  var choice: ScenarioChoice {
    ScenarioChoice(tags: list("--tag") ?? [], names: list("--name") ?? [])
  }

  /// The devices that `--device` names; nil without the option.
  /// - Throws: a diagnostic for each name that no device has.
  func devices() throws(DiagnosticList) -> [DeviceProfile]? {
    guard let names = list("--device") else { return nil }
    if names.allSatisfy(\.isEmpty) {
      throw DiagnosticList([
        Diagnostic(.error, "--device needs a value: --device NAME,…")
      ])
    }
    var devices: [DeviceProfile] = []
    var problems: [Diagnostic] = []
    for name in names {
      do throws(Diagnostic) {
        devices.append(try DeviceProfile.named(name))
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else { throw DiagnosticList(problems) }
    return devices
  }

  /// The value of `--scale`; nil without the option.
  /// - Throws: a diagnostic where it is no number from 0.5 to 8.
  func scale() throws(DiagnosticList) -> Double? {
    guard isSet("--scale") else { return nil }
    return try number("--scale", in: 0.5...8, default: 1)
  }

  /// The value of `--workers`; a thread a core without the option.
  /// - Throws: a diagnostic where it is no number from 1 to 256.
  func workers() throws(DiagnosticList) -> Int {
    let cores = Double(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    return Int(try number("--workers", in: 1...256, default: cores))
  }
}
