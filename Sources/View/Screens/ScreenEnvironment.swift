package import DesignTokens

/// What a screen is drawn for, apart from the app's state.
package struct ScreenEnvironment: Hashable, Sendable {
  package var device: DeviceProfile
  package var textSize: TextSize
  package var increasesContrast: Bool

  package init(device: DeviceProfile, textSize: TextSize = .large, increasesContrast: Bool = false)
  {
    self.device = device
    self.textSize = textSize
    self.increasesContrast = increasesContrast
  }
}
