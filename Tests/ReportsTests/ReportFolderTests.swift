import FileSystem
import Foundation
import Reports
import Testing

@Suite struct ReportFolderTests {
  /// Calls `body` with a new folder, which is removed afterwards.
  func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "basiri-folder-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test func `Reports that are files are written, the others returned to be printed`() throws {
    try withFolder { path in
      let printed = try ReportFolder(path).write(
        RunFixture.run, as: [.list, .html, .json, .junit, .regJSON])
      #expect(printed == [ReportFormat.list.text(of: RunFixture.run, in: path)])
      #expect(try Files.names(in: path) == ["index.html", "junit.xml", "reg.json", "results.json"])
      #expect(try RunResult(json: Files.read("\(path)/results.json")) == RunFixture.run)
    }
  }

  @Test func `JUnit's attachments are named from the working directory`() throws {
    try withFolder { path in
      try ReportFolder(path).write(RunFixture.run, as: [.junit])
      let text = String(decoding: try Files.read("\(path)/junit.xml"), as: UTF8.self)
      #expect(text.contains("[[ATTACHMENT|\(path)/diff/b.png]]"))
    }
  }

  @Test func `The pictures of a shard are copied, and missing ones named`() throws {
    try withFolder { path in
      try Files.write([1, 2, 3], to: "\(path)/shard/expected/a.png")
      let run = RunResult(shots: [RunFixture.shot("a.png")])
      let leftOut = try ReportFolder("\(path)/merged").copyPictures(of: run, from: "\(path)/shard")
      #expect(leftOut == ["actual/a.png"])
      #expect(try Files.read("\(path)/merged/expected/a.png") == [1, 2, 3])
    }
  }

  @Test(arguments: ["../secret.png", "/etc/hostname", "a/../../secret.png"])
  func `A picture outside of the shard's folder is never copied`(picture: String) throws {
    try withFolder { path in
      try Files.write([1], to: "\(path)/secret.png")
      try Files.write([1], to: "\(path)/shard/results.json")
      var shot = RunFixture.shot("a.png")
      shot.images = ShotResult.Images(actual: picture)
      let leftOut = try ReportFolder("\(path)/out/merged").copyPictures(
        of: RunResult(shots: [shot]), from: "\(path)/shard")
      #expect(leftOut == [picture])
      #expect(!Files.exists("\(path)/out"))
    }
  }
}
