import DesignTokens
import FileSystem
import FontLoading
import Geometry
import LayoutEngine
import Typography
import ViewTree

/// Lays out trees on a small screen with the fonts and tokens of the project.
struct TestScreen {
  static let root = Files.parent(of: Files.parent(of: Files.parent(of: #filePath)))
  private static let fonts = Files.join(root, "Fonts")
  static let hasFonts = Files.exists(Files.join(fonts, "Estedad-Regular.ttf"))

  let tokens: DesignTokens
  private let stacks: [Int: FontStack]
  private let typesetter: Typesetter
  var faces: [FontFace] { stacks.values.flatMap(\.faces) }
  var size: Size
  var scale: Double
  var direction: LayoutDirection

  init(
    _ width: Double = 100, _ height: Double = 100, scale: Double = 1,
    direction: LayoutDirection = .leftToRight
  ) throws {
    let file = Files.join(Self.root, "seeds/tokens.json")
    tokens = try DesignTokens(tokensFile: try Files.read(file), path: file)
    let catalog = try FontCatalog(folder: Self.fonts)
    stacks = [400: try catalog.stack(for: 400), 700: try catalog.stack(for: 700)]
    typesetter = try Typesetter()
    size = Size(width: width, height: height)
    self.scale = scale
    self.direction = direction
  }

  func layouter(textSize: TextSize = .large) -> Layouter {
    Layouter(
      context: LayoutContext(
        tokens: tokens, fonts: stacks, textSize: textSize, direction: direction, scale: scale),
      typesetter: typesetter)
  }

  /// The tree of a view that stands at the top and leading edges of the screen, named `s`.
  func layOut(_ view: some View) throws -> LayoutTree {
    let root = VStack(.leading) { view }.node
      .frame(width: .fill, height: .fill, alignment: .topLeading).named("s")
    return try layouter().layOut(root, size: size)
  }

  /// The frames of named nodes, in the order of the names.
  func frames(_ names: String..., of view: some View) throws -> [Rect?] {
    let tree = try layOut(view)
    return names.map { tree.node("s/" + $0)?.frame }
  }
}

/// An empty area with a name.
func box(_ name: String, _ width: Extent, _ height: Extent) -> Node {
  Area().frame(width: width, height: height).named(name)
}

func box(_ name: String, _ width: Double, _ height: Double) -> Node {
  box(name, .fixed(width), .fixed(height))
}

extension LayoutNode {
  /// Of its first line, in pixels from the top of the screen.
  func firstBaseline(scale: Double) -> Double? {
    guard case .text(let paragraph, _) = content, let line = paragraph.lines.first else {
      return nil
    }
    return frame.minY * scale + line.baseline
  }

  var paragraph: Paragraph? {
    if case .text(let paragraph, _) = content { paragraph } else { nil }
  }
}
