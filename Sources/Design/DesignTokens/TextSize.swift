/// A step of the system's text size setting.
///
/// The raw value is the spelling of scenarios, which is UIKit's; `shortName` is that of Apple's
/// guidelines.
package enum TextSize: String, CaseIterable, Hashable, Sendable {
  case xSmall
  case small
  case medium
  /// The setting of a new phone, at which a style has the size that the design document gives.
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// «xS» … «xxxL», «AX1» … «AX5».
  package var shortName: String {
    switch self {
    case .xSmall: "xS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "xL"
    case .xxLarge: "xxL"
    case .xxxLarge: "xxxL"
    case .accessibility1: "AX1"
    case .accessibility2: "AX2"
    case .accessibility3: "AX3"
    case .accessibility4: "AX4"
    case .accessibility5: "AX5"
    }
  }

  /// Whether it is one of the five steps that only the accessibility settings offer.
  package var isAccessibilitySize: Bool {
    switch self {
    case .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge: false
    case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: true
    }
  }

  /// Takes either spelling.
  package init?(name: String) {
    guard let match = Self.allCases.first(where: { $0.rawValue == name || $0.shortName == name })
    else { return nil }
    self = match
  }
}
