package import AppContent

/// The Reflect form while it is being filled in.
package struct ReflectDraft: Hashable, Sendable {
  package var value: Reflection
  /// The switch «هم‌مسیرها ببینند».
  package var isShared: Bool
  package let initial: Reflection
  package let initiallyShared: Bool

  package init(_ initial: Reflection?, isShared: Bool) {
    value = initial ?? Reflection(helped: "")
    self.initial = value
    self.isShared = isShared
    initiallyShared = isShared
  }

  package var isDirty: Bool { value != initial || isShared != initiallyShared }
  package var isValid: Bool { !value.helped.isBlank || !value.simpler.isBlank }
}
