/// A form that can cover the screen.
package enum SheetKind: String, CaseIterable, Hashable, Sendable {
  case commit, evidence, reflect
  /// A screen of a mock-up.
  case mockupPage, mockupForm

  /// The app's own forms.
  static let forms: [SheetKind] = [.commit, .evidence, .reflect]

  /// The claim that the sheet is a full page over a shrunk body; else it is a short form sheet.
  package var isPage: Bool {
    switch self {
    case .commit, .reflect, .mockupPage: true
    case .evidence, .mockupForm: false
    }
  }
}

/// A form with what has been written into it.
package enum Sheet: Hashable, Sendable {
  case commit(CommitDraft)
  case evidence(EvidenceDraft)
  case reflect(ReflectDraft)
  case mockup(MockupSheet)

  package var kind: SheetKind {
    switch self {
    case .commit: .commit
    case .evidence: .evidence
    case .reflect: .reflect
    case .mockup(let sheet): sheet.isPage ? .mockupPage : .mockupForm
    }
  }

  /// The claim that closing would lose something.
  package var isDirty: Bool {
    switch self {
    case .commit(let draft): draft.isDirty
    case .evidence(let draft): draft.isDirty
    case .reflect(let draft): draft.isDirty
    case .mockup: false
    }
  }

  /// The claim that «ثبت» is enabled.
  package var isValid: Bool {
    switch self {
    case .commit(let draft): draft.isValid
    case .evidence(let draft): draft.isValid
    case .reflect(let draft): draft.isValid
    case .mockup: true
    }
  }
}

/// The one sheet that is up.
package struct Presentation: Hashable, Sendable {
  package var sheet: Sheet
  /// The claim that the question «دور انداختن | ادامه‌ی نوشتن» lies over the sheet.
  package var asksToDiscard: Bool

  package init(_ sheet: Sheet, asksToDiscard: Bool = false) {
    self.sheet = sheet
    self.asksToDiscard = asksToDiscard
  }
}
