import Navigation
import Screens
import Testing
import ViewTree

/// Every string that screens.md gives a state is there when the state is.
@Suite struct WordingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var point: StartPoint
    var words: [String]

    init(_ screen: StartScreen, _ state: StartState, _ words: [String]) {
      point = StartPoint(screen, state)
      self.words = words
    }

    init(_ today: TodayVariant, _ words: [String]) {
      self.init(.today, .today(today), ["امروز", "شب"] + words)
    }

    var testDescription: String { point.testDescription }
  }

  static let today: [Case] = [
    Case(
      .morning,
      [
        "دوشنبه ۹ آذر", "ش", "ی", "د", "س", "چ", "پ", "ج", "قدم امروز را انتخاب کن",
        "روز ۱۲ از ۲۱ · مانع‌ها", "درس کوتاه: مانع را زودتر ببین", "۳ دقیقه", "تعهد کن",
        "دیروز ۱۰ دقیقه کافی بود. امروز هم همان‌قدر کوچک.", "عمل", "شاهد", "مرور شب", "۷:۳۰",
      ]),
    Case(
      .acting,
      [
        "۱۰ دقیقه پیاده‌روی، بعد از صبحانه", "ویرایش", "وقت عمل است",
        "کفش‌ها را بپوش و فقط شروع کن.", "انجام شد", "امروز نشد",
        "لازم نیست کامل باشد؛ شروعش مهم است.", "شاهد", "مرور شب", "۹:۴۱",
      ]),
    Case(
      .done,
      [
        "۱۰ دقیقه پیاده‌روی، بعد از صبحانه", "عمل", "تا میدان رفتم و برگشتم", "۹:۵۴",
        "مرور شب از ۱۸:۰۰ باز می‌شود", "این فاصله خوب خرج شد. بقیه‌ی روز مال خودت.",
        "درس را دوباره بخوان", "۹:۵۵",
      ]),
    Case(
      .paused,
      [
        "بدون شاهد", "نشدن هم بخشی از مسیر است.", "برگرداندن", "مرور شب از ۱۸:۰۰ باز می‌شود",
        "درس را دوباره بخوان",
      ]),
    Case(
      .evening,
      ["تا میدان رفتم و برگشتم", "روز را ببند", "دو سؤال، دو دقیقه.", "مرور شب", "۲۱:۳۰"]),
    Case(
      .eveningPaused, ["بدون شاهد", "روز را ببند", "امروز مکث بود. فردا از همین‌جا.", "مرور شب"]),
    Case(
      .closed,
      [
        "«صبح‌ها راحت‌تر شروع می‌کنم»", "ویرایش مرور", "امروز بسته شد. تا فردا.", "فردا: روز ۱۳",
        "۲۱:۴۵",
      ]),
    Case(
      .return,
      [
        "پنجشنبه ۱۲ آذر", "خوش برگشتی. سه روز مکث، چیزی از مسیر کم نکرد.",
        "با یک قدم کوچک‌تر شروع کن", "۵ دقیقه پیاده‌روی", "یک لیوان آب و نفس عمیق",
        "همان قدم قبلی", "برگشتن", "عمل", "شاهد", "مرور شب", "۸:۱۰",
      ]),
  ]

  static let lessonAndSheets: [Case] = [
    Case(
      .lesson, .commitable,
      [
        "امروز", "مانع را زودتر ببین", "۳ دقیقه · فصل ۴",
        "بیشترِ قدم‌ها سرِ یک مانع کوچک می‌ایستند.",
        "امشب کفش را دم در بگذار؛ فردا یک تصمیم کمتر داری.",
        "اگر باران آمد، همان ده دقیقه را در خانه راه برو.", "تعهد امروز",
      ]),
    Case(.lesson, .readable, ["خواندم"]),
    Case(
      .commit, .empty,
      [
        "لغو", "تعهد امروز", "ثبت", "قدم", "۱۰ دقیقه پیاده‌روی", "کِی؟", "صبح", "ظهر", "عصر",
        "نشانه", "بعد از صبحانه", "اگر نشد", "۵ دقیقه در خانه", "یک راه کوچک‌تر نگه دار.",
      ]),
    Case(.commit, .confirming, ["دور انداختن", "ادامه‌ی نوشتن"]),
    Case(
      .evidence, .empty,
      ["لغو", "شاهد", "ثبت", "چه شد؟ یک جمله کافی است.", "سبک", "معمولی", "سخت"]),
    Case(.evidence, .editing, ["تا میدان رفتم و برگشتم", "حذف شاهد"]),
    Case(.evidence, .confirming, ["دور انداختن", "ادامه‌ی نوشتن"]),
    Case(
      .reflect, .empty,
      [
        "لغو", "مرور شب", "ثبت", "۱۰ دقیقه پیاده‌روی", "تا میدان رفتم و برگشتم",
        "چه چیزی کمک کرد؟", "فردا چه چیز را ساده‌تر می‌کنی؟", "هم‌مسیرها ببینند",
      ]),
    Case(.reflect, .confirming, ["دور انداختن", "ادامه‌ی نوشتن"]),
  ]

  static let tabs: [Case] = [
    Case(
      .path, .chapters,
      [
        "مسیر من", "صبح آرام", "۹ روز عمل", "۱ بازگشت", "روز ۱۲ از ۲۱", "فصل‌ها", "تعهدها",
        "شروع کوچک", "نشانه", "جای ثابت", "مانع‌ها", "برگشتن", "هم‌مسیری", "ادامه", "۳ روز",
      ]),
    Case(
      .path, .commitments,
      ["این هفته", "هفته‌ی پیش", "یکشنبه ۸ آذر", "انجام شد", "مکث", "بازگشت"]),
    Case(
      .chapter, .now,
      [
        "مسیر من", "مانع‌ها", "سه روز برای دیدن چیزی که جلوی قدم را می‌گیرد.", "درس‌ها", "روز ۱۰",
        "روز ۱۱", "روز ۱۲", "امروز", "تمرین", "اگر باران آمد، آن‌گاه در خانه راه می‌روم.",
        "هر فصل سه روز است.",
      ]),
    Case(
      .guide, .empty,
      [
        "راهنما", "زمینه", "تعهد امروز", "هنوز نه", "آخرین شاهد", "یک دور تا پارک رفتم",
        "این هفته", "۲ از ۷ روز", "حرکت‌های فکری", "کوچک‌ترش کن", "از بیرون نگاه کن",
        "مانع را نام ببر", "برعکسش را ببین", "راهنما اشتباه هم می‌کند.", "بپرس…",
      ]),
    Case(.answer, .pending, ["راهنما", "کوچک‌ترش کن", "در حال فکر…", "توقف"]),
    Case(.answer, .streaming, ["توقف"]),
    Case(.answer, .answered, ["این را تعهد کن", "دوباره بپرس"]),
    Case(.answer, .unfinished, ["نیمه‌کاره ماند.", "دوباره بپرس"]),
    Case(
      .answer, .fallback,
      [
        "پاسخ زنده نرسید؛ این از دفترچه‌ی راهنماست.",
        "قدم را نصف کن؛ فقط بخش اولش را امروز انجام بده.", "دوباره",
      ]),
    Case(
      .circle, .pledged,
      [
        "هم‌مسیر", "تو", "باران", "رها", "شمیم", "مهر", "باران، امروز انجام داد", "امروز",
        "باران — ۱۵ دقیقه مطالعه", "رها — برگشت بعد از دو روز", "شمیم — هنوز شروع نکرده",
        "مهر — هنوز شروع نکرده", "پیمان هفته", "هر روز یک قدم، هرچقدر کوچک", "من هستم",
        "فقط حالِ امروز دیده می‌شود، نه عددها.",
      ]),
    Case(.circle, .shared, ["تو — ۱۰ دقیقه پیاده‌روی"]),
    Case(
      .me, .closedDays,
      [
        "من", "الگو", "بهترین زمان", "صبح‌ها", "بعد از مکث", "زود برمی‌گردی", "کمک‌کننده",
        "کفش دم در", "خط زمان", "یکشنبه ۸ آذر — انجام شد · یک دور تا پارک رفتم",
        "چهارشنبه ۴ آذر — بازگشت", "سه‌شنبه ۳ آذر — مکث", "تنظیمات", "کاهش حرکت", "کاهش شفافیت",
        "این‌ها فقط داخل برنامه اثر دارند.", "بصیری ۲ (۳۳)",
      ]),
  ]

  @Test(arguments: today + lessonAndSheets + tabs)
  func `A state shows what screens.md says`(_ example: Case) throws {
    let words = try Set(Fixture.node(Fixture.state(example.point)).words)
    for word in example.words { #expect(words.contains(word), "\(word)") }
  }

  @Test func `The tabs stand in reading order with their names`() throws {
    let nodes = try Fixture.node(Fixture.today(.morning)).flattened
    let tabs = nodes.filter { $0.role == .tab }.compactMap(\.semantics.label)
    #expect(tabs == ["امروز", "مسیر من", "راهنما", "هم‌مسیر", "من"])
  }

  @Test func `A note of the wrong state is not there`() throws {
    let done = try Fixture.node(Fixture.today(.done)).strings
    #expect(!done.contains("نشدن هم بخشی از مسیر است."))
    let evening = try Fixture.node(Fixture.today(.evening)).strings
    #expect(!evening.contains("امروز مکث بود. فردا از همین‌جا."))
    let acting = try Fixture.node(Fixture.state(StartPoint(.answer, .answered, today: .acting)))
    #expect(!acting.strings.contains("این را تعهد کن"))
  }
}
