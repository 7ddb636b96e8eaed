/// The types of the Design Tokens format that this application has a use for.
///
/// Source: Design Tokens Format Module 2025.10, sections 8 and 9.
enum TokenType: String, CaseIterable {
  case color
  case dimension
  case fontFamily
  case fontWeight
  case duration
  case cubicBezier
  case number
  case typography
  case transition
  case shadow

  /// Those that the format knows beyond ours.
  static let unused = ["strokeStyle", "border", "gradient"]
}

extension Token.Value {
  var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .milliseconds: .duration
    case .cubicBezier: .cubicBezier
    case .number: .number
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .typography: .typography
    case .transition: .transition
    case .shadow: .shadow
    }
  }
}
