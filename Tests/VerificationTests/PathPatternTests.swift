import Testing
import Verification

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("صبح", "تعهد صبح/الف.png", true), ("شب", "تعهد صبح/الف.png", false),
    ("*/الف*", "تعهد صبح/الف.png", true), ("الف*", "تعهد صبح/الف.png", false),
    ("*", "a.png", true), ("*", "a/b.png", false), ("**", "a/b/c.png", true),
    ("a/*.png", "a/b.png", true), ("a/*.png", "a/b/c.png", false), ("a/?.png", "a/b.png", true),
    ("a/?.png", "a/bc.png", false), ("a?b.png", "a/b.png", false), ("*a*a*", "banana", true),
    ("*a*a*a*a*", "banana", false), ("a", "A", false), ("**/b", "a/b", true),
    ("(iPhone 16, 1x, rtl, large)", "x/y (iPhone 16, 1x, rtl, large).png", true),
  ])
  func `A pattern matches as a shell's does, and plain text anywhere`(
    pattern: String, path: String, matches: Bool
  ) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }

  @Test(arguments: [
    ("۵۰", "۵۰", true), ("۵۰", "رها ۵۰", false), ("*۵۰", "رها ۵۰", true), ("*۵۰", "۵۰", true),
    ("*۵۰", "۵۰۰", false),
  ])
  func `A pattern of whole names matches nothing less`(
    pattern: String, name: String, matches: Bool
  ) {
    #expect(PathPattern(whole: pattern).matches(name) == matches)
  }

  @Test(arguments: [
    ("a.yaml", "a.yaml"), ("صبح", "صبح"), ("نیمهٔ راه", "'نیمهٔ راه'"), ("it's", "'it'\\''s'"),
    ("", "''"), ("$(rm)", "'$(rm)'"),
  ])
  func `A word for a shell means itself`(text: String, word: String) {
    #expect(ShellWord.quoted(text) == word)
  }
}
