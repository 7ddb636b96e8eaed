/// What all pages share: the head and symbols.
enum PageParts {
  /// The content of `<head>`. The policy lets a page load nothing but its own pictures.
  static func head(title: String, styles: [String]) -> String {
    """
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    img-src 'self' file: data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; \
    base-uri 'none'; form-action 'none'">
    <title>\(Markup.escape(title))</title>
    <link rel="icon" href="data:,">
    <style>
    \(styles.joined(separator: "\n"))
    </style>
    """
  }

  static let magnifier = symbol(
    "<circle cx=\"10.5\" cy=\"10.5\" r=\"6\"/><path d=\"M15 15l5 5\"/>")
  static let cross = symbol("<path d=\"M6 6l12 12M18 6L6 18\"/>")
  static let check = symbol("<path d=\"M5 12.5l5 5L19 7\"/>")
  /// Points to where the next thing is in a page that is read from left to right.
  static let chevron = symbol("<path d=\"M9 5l7 7-7 7\"/>")

  private static func symbol(_ content: String) -> String {
    "<svg class=\"symbol\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">\(content)</svg>"
  }
}
