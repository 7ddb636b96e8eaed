internal import Imaging

extension DesignTokens {
  /// The colours under Increase Contrast: what is read or marks a state comes to at least 4.5:1 on
  /// white, and lines can be seen.
  ///
  /// Source: Apple's guidelines, Color, the accessible variants of the system colours; platform
  /// figures section 8 (#008932 under white text is 4.54:1).
  package var increasingContrast: DesignTokens {
    var tokens = self
    tokens.colors[.acted] = Color(red: 0x00, green: 0x89, blue: 0x32)
    tokens.colors[.accent] = Color(red: 0x00, green: 0x40, blue: 0xDD)
    tokens.colors[.comeback] = Color(red: 0xC9, green: 0x34, blue: 0x00)
    tokens.colors[.destructive] = Color(red: 0xD7, green: 0x00, blue: 0x15)
    tokens.colors[.secondaryLabel] = self[.secondaryLabel].with(alpha: 0.85)
    tokens.colors[.tertiaryLabel] = self[.tertiaryLabel].with(alpha: 0.7)
    tokens.colors[.separator] = self[.separator].with(alpha: 0.5)
    tokens.colors[.fill] = self[.fill].with(alpha: 0.24)
    return tokens
  }
}

extension Color {
  fileprivate func with(alpha: Double) -> Color {
    var color = self
    color.alpha = alpha
    return color
  }
}
