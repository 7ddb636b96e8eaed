/// Every fixed text of the app, one table a screen.
package struct Texts: Hashable, Sendable {
  package var shared: TextTable<SharedText>
  package var today: TextTable<TodayText>
  package var lesson: TextTable<LessonText>
  package var commit: TextTable<CommitText>
  package var evidence: TextTable<EvidenceText>
  package var reflect: TextTable<ReflectText>
  package var path: TextTable<PathText>
  package var chapter: TextTable<ChapterText>
  package var guide: TextTable<GuideText>
  package var answer: TextTable<AnswerText>
  package var circle: TextTable<CircleText>
  package var me: TextTable<MeText>

  package init(
    shared: TextTable<SharedText>, today: TextTable<TodayText>, lesson: TextTable<LessonText>,
    commit: TextTable<CommitText>, evidence: TextTable<EvidenceText>,
    reflect: TextTable<ReflectText>, path: TextTable<PathText>, chapter: TextTable<ChapterText>,
    guide: TextTable<GuideText>, answer: TextTable<AnswerText>, circle: TextTable<CircleText>,
    me: TextTable<MeText>
  ) {
    self.shared = shared
    self.today = today
    self.lesson = lesson
    self.commit = commit
    self.evidence = evidence
    self.reflect = reflect
    self.path = path
    self.chapter = chapter
    self.guide = guide
    self.answer = answer
    self.circle = circle
    self.me = me
  }
}
