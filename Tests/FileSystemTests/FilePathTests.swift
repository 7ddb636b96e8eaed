import FileSystem
import Testing

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a/b/c", "a/b", "c"), ("/a", "/", "a"), ("a", ".", "a"), ("/a/b", "/a", "b"),
    ("./a", ".", "a"), ("../a", "..", "a"),
  ])
  func `a path has a folder and a name`(path: String, folder: String, name: String) {
    #expect(Files.parent(of: path) == folder)
    #expect(Files.name(of: path) == name)
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), (".", "b", "b"), ("", "b", "b"), ("a", "/b", "/b"),
    ("/", "b", "/b"), ("a/b", "../c", "a/b/../c"),
  ])
  func `a name is meant from within its folder`(folder: String, name: String, expected: String) {
    #expect(Files.join(folder, name) == expected)
  }
}
