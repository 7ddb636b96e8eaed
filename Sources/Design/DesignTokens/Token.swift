package import Diagnostics
import Documents
package import Geometry
package import Imaging

/// One entry of a token file, after its aliases are followed.
package struct Token: Hashable, Sendable {
  /// A value with its type, in the units of the application.
  package enum Value: Hashable, Sendable {
    case color(Color)
    /// Points: a `px` of the file is a point.
    case dimension(Double)
    case milliseconds(Double)
    case cubicBezier(TimingCurve)
    case number(Double)
    case fontFamily(String)
    case fontWeight(Int)
    case typography(Typeface)
    case transition(Motion)
    /// Layers from the back to the front.
    case shadow([ShadowLayer])
  }

  /// Why a value stands here that the design document does not give.
  package struct Inference: Hashable, Sendable {
    /// The parts of a composite value that are inferred; empty where all of it is.
    package var parts: [String]
    /// In one sentence, for the list of tokens.
    package var reason: String
    /// The section of the platform notes that it follows.
    package var source: String
  }

  /// Group and name, joined by dots: «color.accent».
  package var path: String
  /// Typed, with every alias replaced by its target.
  package var value: Value
  /// The value as the file writes it, before aliases are followed.
  var written: YAMLNode
  /// What the token is for.
  package var description: String?
  /// Nil where the design document gives the value.
  package var inference: Inference?
  /// Where the name stands in the file.
  package var range: SourceRange

  /// Whether no part of the value comes from the design document.
  package var isWhollyInferred: Bool { inference?.parts.isEmpty ?? false }
}
