/// What all pages share: the head, colours, controls, symbols and the folding of search words.
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

  /// Search words become equal where a reader takes them for equal: composed or not, with or without
  /// ZWNJ and vowel marks, Arabic or Persian yeh and kaf, digits of any of the three scripts, any case.
  static let foldingScript = #"""
    const fold = (text) => text
      .normalize("NFKD")
      .replace(/[\p{Mn}\p{Cf}\u0640]/gu, "")
      .replace(/[\u064A\u0649\u06D2]/g, "\u06CC")
      .replace(/\u0643/g, "\u06A9")
      .replace(/[\u0629\u06D5\u06C1\u06BE]/g, "\u0647")
      .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
      .replace(/[\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) - 0x06F0))
      .toLowerCase();
    const wordsOf = (query) => fold(query).split(/\s+/).filter(Boolean);
    """#

  static let baseStyle = """
    :root {
      color-scheme: light dark;
      --page: #ffffff; --card: #f2f2f7; --bar: rgba(255, 255, 255, .78);
      --text: #000000; --soft: #66666b; --hair: rgba(60, 60, 67, .2);
      --fill: rgba(118, 118, 128, .12); --press: rgba(118, 118, 128, .24);
      --accent: #0066d6; --on-accent: #ffffff; --backdrop: #e9e9ee; --lifted: #ffffff;
      --good: #1d7f3a; --bad: #c8201a; --warn: #9a5b00;
      --shadow: 0 1px 2px rgba(0, 0, 0, .05), 0 8px 24px rgba(0, 0, 0, .07);
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #000000; --card: #1c1c1e; --bar: rgba(0, 0, 0, .72);
        --text: #ffffff; --soft: #a4a4aa; --hair: rgba(130, 130, 138, .42);
        --fill: rgba(118, 118, 128, .26); --press: rgba(118, 118, 128, .42);
        --accent: #4da3ff; --on-accent: #00132b; --backdrop: #0e0e10; --lifted: #636366;
        --good: #4cd471; --bad: #ff6961; --warn: #ffb340;
        --shadow: none;
      }
    }
    *, *::before, *::after { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { -webkit-text-size-adjust: 100%; scroll-padding-top: 9rem; }
    body {
      margin: 0; background: var(--page); color: var(--text);
      font: 400 1rem/1.45 -apple-system, BlinkMacSystemFont, "SF Pro Text", "SF Arabic",
        system-ui, "Segoe UI", Roboto, Vazirmatn, Estedad, "Noto Sans Arabic", sans-serif;
      -webkit-font-smoothing: antialiased;
    }
    button, input { font: inherit; color: inherit; }
    button { border: 0; background: none; padding: 0; cursor: pointer; }
    :focus { outline: none; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .symbol {
      width: 1.25em; height: 1.25em; fill: none; stroke: currentColor; stroke-width: 2;
      stroke-linecap: round; stroke-linejoin: round; flex: none; vertical-align: -.25em;
    }
    .search {
      display: flex; align-items: center; gap: .4rem; height: 2.5rem; padding: 0 .7rem;
      border-radius: .8rem; background: var(--fill); color: var(--soft); flex: 1 1 14rem;
      max-width: 26rem;
    }
    .search:focus-within { outline: 3px solid var(--accent); outline-offset: 1px; }
    .search input {
      flex: 1; min-width: 0; border: 0; background: none; outline: none; color: var(--text);
      height: 100%; -webkit-appearance: none; appearance: none;
    }
    .search input::placeholder { color: var(--soft); opacity: 1; }
    .filters {
      display: flex; flex-wrap: wrap; gap: .6rem 1.2rem; min-width: 0; max-width: 100%;
    }
    .chips { display: flex; flex-wrap: wrap; gap: .4rem; }
    @media (max-width: 40rem) {
      .filters, .chips { flex-wrap: nowrap; }
      .filters {
        overflow-x: auto; scrollbar-width: none; gap: 1.2rem; padding: 4px var(--side);
        margin: -4px calc(-1 * var(--side)); max-width: none;
      }
      .filters::-webkit-scrollbar { display: none; }
    }
    .chip {
      flex: none; height: 2.1rem; padding: 0 .9rem; border-radius: 1.05rem; font-size: .9rem;
      background: var(--fill); transition: background .15s, color .15s;
    }
    .chip:hover { background: var(--press); }
    .chip[aria-pressed="true"] { background: var(--accent); color: var(--on-accent); }
    .pill {
      display: inline-flex; align-items: center; height: 2.25rem; padding: 0 .9rem;
      border-radius: 1.125rem; background: var(--fill); color: var(--accent); font-size: .9rem;
      text-decoration: none; white-space: nowrap;
    }
    .pill:hover, .round:hover { background: var(--press); }
    .pill[aria-pressed="true"] { background: var(--accent); color: var(--on-accent); }
    .round {
      display: inline-grid; place-items: center; width: 2.25rem; height: 2.25rem;
      border-radius: 50%; background: var(--fill); flex: none;
    }
    .nothing { text-align: center; color: var(--soft); padding: 4rem 1rem; margin: 0; }
    .nothing button { color: var(--accent); }
    @media (prefers-reduced-motion: reduce) {
      *, *::before, *::after { transition: none !important; animation: none !important; }
    }
    """
}
