import Components
import DesignTokens
import Testing
import ViewTree

@Suite struct StatusMarkTests {
  @Test func `a day's capsule tells its status by shape as well as by colour`() {
    let shapes = [DayStatus.acted, .comeback].map { DayBar([$0]).built.shapes }
    #expect(shapes[0] != shapes[1])
  }

  @Test func `a companion's ring tells its status by shape as well as by colour`() {
    let shapes = CompanionRing.Status.allCases.map { status in
      CompanionRing("رها", initial: "ر", status: status, spokenLabel: "رها").built.shapes
    }
    #expect(Set(shapes).count == 3)
  }

  @Test func `a comeback is a disc with a hole wherever it is marked`() {
    let mark = DayDot(.comeback).built
    let ring = CompanionRing("رها", initial: "ر", status: .back, spokenLabel: "رها").built
    let badges = ring.everything.filter { $0.appearance.fill == .token(.comeback) }
    #expect(badges.count == 1)
    #expect(badges.first?.shapes == mark.shapes)
    #expect(ring.everything.allSatisfy { if case .symbol = $0.content { false } else { true } })
  }

  @Test func `a path of 21 days has 21 capsules`() {
    let header = ProgressHeader(
      title: "صبح آرام", days: Array(repeating: .future, count: 21),
      stats: [
        .init(value: "۹", caption: "روز عمل", spokenLabel: "۹ روز عمل"),
        .init(value: "۱", caption: "بازگشت", spokenLabel: "۱ بازگشت"),
      ],
      spokenProgress: "روز ۱"
    ).built
    #expect(header.all("day").count == 21)
    #expect(header.all("stat").map(\.semantics.label) == ["۹ روز عمل", "۱ بازگشت"])
  }

  @Test func `the ring of the present chapter is two thirds full`() {
    let fractions = ProgressRing(.now(fraction: 2.0 / 3)).built.everything.compactMap {
      node -> Double? in
      if case .figure(.ring(_, _, let fraction)) = node.content { fraction } else { nil }
    }
    #expect(fractions == [1, 2.0 / 3])
  }

  @Test func `dots at rest are equally strong, pulsing ones are not`() {
    func opacities(_ phase: Double?) -> Set<Double> {
      Set(ThinkingDots("در حال فکر…", phase: phase).built.all("dot").map(\.appearance.opacity))
    }
    #expect(opacities(nil).count == 1)
    #expect(opacities(0.25).count > 1)
  }

  @Test func `the dots end a round as they began it`() {
    #expect(ThinkingDots("…", phase: 0).built == ThinkingDots("…", phase: 1).built)
  }
}
