import DesignTokens

/// How a HUD looks at a moment of its life.
package struct HUDMotion: Hashable, Sendable {
  package var text: String
  /// The name of the symbol over the text.
  package var symbol: String
  /// 0 … 1.
  package var opacity: Double
  /// From the token `hud.scale` to 1; it stays 1 under Reduce Motion.
  package var scale: Double

  /// Nil before and after the HUD's life.
  init?(_ hud: HUD, at instant: Instant, timings: Timings, fades: Bool) {
    let elapsed = instant.milliseconds(since: hud.shownAt)
    let rest = timings.hudMilliseconds - elapsed
    guard elapsed >= 0, rest > 0 else { return nil }
    let fade = timings[.hudFade]
    let entry = fade.progress(after: elapsed)
    let exit = 1 - fade.progress(after: fade.milliseconds - rest)
    text = hud.text
    symbol = hud.symbol
    opacity = min(entry, exit)
    let first = timings[.hudScale]
    scale = fades ? 1 : first + (1 - first) * entry
  }
}
