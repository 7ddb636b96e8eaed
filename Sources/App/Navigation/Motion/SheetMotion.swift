import DesignTokens

/// A sheet over the screen, at rest or on its way.
package struct SheetMotion: Hashable, Sendable {
  package var sheet: Sheet
  /// 0 while the sheet is away, 1 while it is up.
  package var shown: Double
  /// The claim that opacity alone changes.
  package var fades: Bool
  /// The state to draw the sheet from; a leaving sheet still shows what was written.
  package var state: AppState

  /// How far the sheet still is below its place, as a part of its height.
  package var offset: Double { fades ? 0 : 1 - shown }
  package var opacity: Double { fades ? shown : 1 }
  /// Of the shade over the screen behind.
  package var dim: Double { state.timings[.sheetDim] * shown }

  /// How far the screen behind has shrunk, 0 … 1; only page sheets shrink it. Where `fades` is
  /// true this is how far the shrunk screen has faded in over the full one.
  package var shrink: Double { sheet.kind.isPage ? shown : 0 }
}
