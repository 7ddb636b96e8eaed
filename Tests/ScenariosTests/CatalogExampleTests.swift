import Catalog
import Diagnostics
import Scenarios
import Testing

/// The examples of the written reference, read as a user would write them.
@Suite struct CatalogExampleTests {
  @Test(arguments: ComponentDefinition.all.map(\.name))
  func `the example of a component is right`(name: String) throws {
    let definition = try #require(ComponentDefinition.named(name))
    let text = """
      name: a
      state: {part: {choices: [morning, night]}, name: '', note: '', draft: '', reminds: false, cheers: false}
      screens:
        home: {body: [{\(name): \(definition.example)}]}
      ---
      - takeScreenshot: a
      """
    do throws(DiagnosticList) {
      _ = try ScenarioParser().parse(text, file: "f.yaml")
    } catch {
      let found = DiagnosticRenderer(sources: ["f.yaml": text]).render(error.diagnostics)
      Issue.record("\(found)")
    }
  }
}
