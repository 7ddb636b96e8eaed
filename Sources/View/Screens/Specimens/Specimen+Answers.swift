internal import Components
internal import DesignTokens
internal import ViewTree

extension Specimen {
  static let lessonReader = Specimen("lessonReader", "Lesson reader", on: .token(.background)) {
    LessonReader(
      title: "مانع را زودتر ببین", detail: "۳ دقیقه · فصل ۴",
      paragraphs: [
        "بیشترِ قدم‌ها سرِ یک مانع کوچک می‌ایستند.",
        "امشب کفش را دم در بگذار؛ فردا یک تصمیم کمتر داری.",
        "اگر باران آمد، همان ده دقیقه را در خانه راه برو.",
      ])
    StickyBar(bottomInset: 34) {
      CapsuleButton("تعهد امروز", .primary, action: "commit")
    }
  }

  static let answer = Specimen(
    "answer", "Question and answer", on: .token(.background), spacing: 20
  ) {
    Exhibit("question") {
      QuestionBubble("کوچک‌ترش کن")
      QuestionBubble("هر روز صبح تصمیم می‌گیرم ولی وقتی باران می‌آید از خانه بیرون نمی‌روم؛ چه کنم؟")
    }
    Exhibit("thinking: at rest · 0 · 0.2 · 0.4 · 0.6") {
      for phase in [nil, 0, 0.2, 0.4, 0.6] as [Double?] {
        ThinkingDots("در حال فکر…", phase: phase)
      }
    }
    Exhibit("answer", inset: 20) {
      AnswerBody(
        "قدم را نصف کن؛ فقط بخش اولش را امروز انجام بده.", footnote: "نیمه‌کاره ماند.")
    }
  }
}
