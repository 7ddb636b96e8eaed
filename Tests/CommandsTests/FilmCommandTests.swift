import Commands
import FileSystem
import PNGCoding
import Testing

@Suite(.enabled(if: Repository.hasFonts, "no fonts: run 'make setup'"))
struct FilmCommandTests {
  private let push = Files.join(Repository.root, "seeds/scenarios/motion/push-lesson.yaml")

  private func film(_ words: String...) -> Outcome {
    basiri(["film", push, "--project", Repository.root] + words)
  }

  @Test func `frames are numbered files, as many as a push has and the settled one`() throws {
    let folder = TemporaryFolder()
    let outcome = film("--format", "frames", "--scale", "1", "--out", folder.file("f"))
    #expect(outcome.exitCode == .success)
    let names = try Files.names(in: folder.file("f"))
    #expect(names.count == 27)
    #expect(names.first == "frame-0000.png" && names.last == "frame-0026.png")
  }

  @Test func `the frames of an animation are those of the numbered files`() throws {
    let folder = TemporaryFolder()
    _ = film("--format", "frames", "--scale", "1", "--out", folder.file("f"))
    let outcome = film("--scale", "1", "--out", folder.file("a.apng"))
    #expect(outcome.exitCode == .success)
    let animation = try PNGDecoder().decode(try Files.read(folder.file("a.apng")))
    let first = try PNGDecoder().decode(try Files.read(folder.file("f/frame-0000.png")))
    #expect(animation.pixels == first.pixels)
  }

  @Test func `raw video begins with its form and has three planes a frame`() throws {
    let folder = TemporaryFolder()
    let outcome = film("--format", "y4m", "--scale", "1", "--out", folder.file("a.y4m"))
    #expect(outcome.exitCode == .success)
    let video = try Files.read(folder.file("a.y4m"))
    let header =
      "YUV4MPEG2 W393 H852 F60:1 Ip A1:1 C444 XYSCSS=444 XCOLORRANGE=FULL XMATRIX=BT709\n"
    #expect(video.starts(with: Array(header.utf8)))
    #expect(video.count == header.utf8.count + 27 * ("FRAME\n".utf8.count + 3 * 393 * 852))
  }

  @Test func `a strip shows all frames in rows of nine, with room for words under each`() throws {
    let folder = TemporaryFolder()
    let outcome = film("--format", "strip", "--scale", "1", "--out", folder.file("a.png"))
    #expect(outcome.exitCode == .success)
    let strip = try PNGDecoder().decode(try Files.read(folder.file("a.png")))
    // Nine pictures and ten gaps of 12; three rows with captions of 24, and four gaps.
    #expect(strip.width == 9 * 393 + 10 * 12)
    #expect(strip.height == 3 * (852 + 24) + 4 * 12)
  }

  @Test func `an unknown screenshot and a wrong rate are mistakes of the command line`() {
    #expect(film("--from", "هیچ").exitCode == .badInput)
    #expect(film("--fps", "50").exitCode == .badInput)
  }
}
