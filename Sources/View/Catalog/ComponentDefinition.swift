package import ViewTree

/// All that is known of a component: the one place from which files are read and checked, editors
/// are told, the written reference is made, and the view is built.
package struct ComponentDefinition: Sendable {
  /// As files call it: `- button: {title: ثبت}`.
  package var name: String
  /// The class of the design document, such as `.btn`; nil for what only lays out.
  package var designClass: String?
  package var summary: String
  /// In the order of the reference.
  package var parameters: [Parameter]
  /// The parameter that a lone value stands for: `- text: سلام`; nil where there is none.
  package var shorthand: String?
  /// An example that runs, as the value of the component's key, in YAML's flow style.
  package var example: String
  /// - Parameter arguments: checked against `parameters`.
  package var build: @Sendable (_ arguments: ComponentArguments) -> [Node]

  package init(
    _ name: String, designClass: String? = nil, _ summary: String, shorthand: String? = nil,
    _ parameters: [Parameter], example: String,
    build: @escaping @Sendable (ComponentArguments) -> [Node]
  ) {
    self.name = name
    self.designClass = designClass
    self.summary = summary
    self.shorthand = shorthand
    self.parameters = parameters
    self.example = example
    self.build = build
  }

  /// Nil where the component has no such parameter.
  package func parameter(_ name: String) -> Parameter? {
    parameters.first { $0.name == name }
  }
}
