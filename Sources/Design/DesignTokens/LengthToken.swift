/// A distance of the design, in points; the raw value is its path in `tokens.json`.
///
/// Source: design document, Tokens and Components; platform figures sections 2 to 7.
package enum LengthToken: String, CaseIterable, Hashable, Sendable {
  case cardRadius = "radius.card"

  /// Free spacing is a multiple of it.
  case grid = "spacing.grid"
  /// From the edges of the screen to cards, week, rings and bar items.
  case cardInset = "spacing.cardInset"
  /// From the edges of the screen to bare text and large titles.
  case textInset = "spacing.textInset"
  case sectionGap = "spacing.sectionGap"
  /// From the edges of a card to what it holds.
  case rowInset = "spacing.rowInset"

  /// Of hairlines: drawn as whole device pixels, rounded down, at least one.
  case separator = "stroke.separator"
  case ringStroke = "stroke.ring"
  case companionStroke = "stroke.companion"
  case markStroke = "stroke.mark"
  case todayStroke = "stroke.today"
  case timelineStroke = "stroke.timeline"

  case target = "size.target"
  case rowHeight = "size.row"
  case subtitleRowHeight = "size.rowWithSubtitle"
  case rowIcon = "size.rowIcon"
  case textAreaHeight = "size.textArea"
  case buttonHeight = "size.button"
  case smallButtonHeight = "size.smallButton"
  case chipHeight = "size.chip"
  case segmentedHeight = "size.segmented"
  case switchWidth = "size.switchWidth"
  case switchHeight = "size.switchHeight"
  case thumbInset = "size.thumbInset"
  case askHeight = "size.askField"
  case bubbleWidth = "size.bubble"
  case dialogRowHeight = "size.dialogRow"

  case navigationBarHeight = "size.navigationBar"
  case largeTitleHeight = "size.largeTitle"
  case sheetBarHeight = "size.sheetBar"
  case tabBarHeight = "size.tabBar"
  case tabBarMargin = "size.tabBarMargin"
  case tabItemInset = "size.tabItemInset"
  case tabOverlap = "size.tabOverlap"

  case hudWidth = "size.hud"
  case hudHeight = "size.hudHeight"
  case hudIcon = "size.hudIcon"
  case grabberWidth = "size.grabberWidth"
  case grabberHeight = "size.grabberHeight"

  case timelineMarker = "size.timelineMarker"
  case timelineGutter = "size.timelineGutter"
  case weekMark = "size.weekMark"
  case chapterRing = "size.chapterRing"
  case companionRing = "size.companionRing"
  case companionDisc = "size.companionDisc"
  case companionBadge = "size.companionBadge"
  case dayCapsule = "size.dayCapsule"
  /// Between the top of a page sheet and that of the screen behind it.
  case sheetLip = "sheet.lip"
}
