import FileSystem
import Testing
import Verification

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("صبح", "صبح/الف.png", true), ("صبح/", "صبح/الف.png", true),
    ("صبح", "صبح، پایین/الف.png", false), ("صبح", "تعهد صبح/الف.png", false),
    ("من", "امروز/همین (iPhone 16).png", false), ("صبح/الف.png", "صبح/الف.png", true),
    ("صبح/الف.png", "صبح/الف.png.png", false), ("صبح/الف", "صبح/الف.png", false),
    ("*صبح*", "تعهد صبح/الف.png", true), ("*/الف*", "تعهد صبح/الف.png", true),
    ("الف*", "تعهد صبح/الف.png", false), ("*", "a/b.png", true), ("**", "a/b/c.png", true),
    ("a/*.png", "a/b/c.png", true), ("a/?.png", "a/b.png", true), ("a/?.png", "a/bc.png", false),
    ("a?b.png", "a/b.png", true), ("*a*a*", "banana", true), ("*a*a*a*a*", "banana", false),
    ("a", "A", false), ("**/b", "a/b", true),
    ("*(iPhone 16, 1x, rtl, large)*", "x/y (iPhone 16, 1x, rtl, large).png", true),
  ])
  func `A pattern matches as git's pathspecs do, and plain text only itself and what is below`(
    pattern: String, path: String, matches: Bool
  ) throws {
    #expect(try #require(PathPattern(pattern)).matches(path) == matches)
  }

  @Test(arguments: ["", "/", "//"])
  func `A pattern that names nothing is none`(text: String) {
    #expect(PathPattern(text) == nil)
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
