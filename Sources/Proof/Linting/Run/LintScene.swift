/// What was looked at when a fault showed.
package struct LintScene: Hashable, Sendable {
  /// The name of the scenario, or what else it is: «the design tokens».
  package var name: String
  /// The name of the screenshot, or the step after which it shows; nil where that says nothing.
  package var moment: String?
  /// Nil for what is on no display.
  package var device: String?
  /// «xS» … «AX5»; nil for what has no text.
  package var textSize: String?

  package init(
    _ name: String, moment: String? = nil, device: String? = nil, textSize: String? = nil
  ) {
    self.name = name
    self.moment = moment
    self.device = device
    self.textSize = textSize
  }

  /// On one line.
  package var text: String {
    [name, moment, device, textSize].compactMap { $0 }.joined(separator: ", ")
  }
}
