import Testing
import Verification

@Suite struct ShardTests {
  private let paths = (0..<17).map { "b/\($0).png" } + (0..<6).map { "آ/\($0).png" }

  @Test(arguments: [1, 2, 3, 5, 23, 40])
  func `Every shot belongs to one part, and parts differ by one shot at most`(count: Int) throws {
    let shares = try (1...count).map { number in
      try #require(Shard(number: number, count: count)).share(of: paths)
    }
    #expect(shares.flatMap { $0 }.sorted() == Array(paths.indices))
    let sizes = shares.map(\.count)
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test func `The order of files does not change who takes what`() throws {
    let shard = try #require(Shard(number: 2, count: 3))
    let reversed = Array(paths.reversed())
    let taken = Set(shard.share(of: paths).map { paths[$0] })
    #expect(Set(shard.share(of: reversed).map { reversed[$0] }) == taken)
  }

  @Test(arguments: ["1/1", "2/3", "3/3"])
  func `A part of all is read`(text: String) {
    #expect(Shard(text) != nil)
  }

  @Test(arguments: ["", "0/3", "4/3", "1", "1/", "/2", "1/2/3", "a/b", "-1/2", "1/0"])
  func `Anything else is none`(text: String) {
    #expect(Shard(text) == nil)
  }
}
