package import ViewTree

extension Symbol {
  /// The whole catalogue, in the order of its sheet.
  package static let all: [Symbol] = [
    .sun, .sunFilled, .path, .pathFilled, .bubble, .bubbleFilled, .people, .peopleFilled, .person,
    .personFilled, .bubbleWithDots, .bubbleWithDotsFilled, .checkmark, .checkmarkBold,
    .checkmarkCircleFilled, .circle, .circleFilled, .pause, .plus, .search, .xmark, .chevronForward,
    .chevronBackward, .chevronDown, .chevronUp, .arrowUp, .arrowClockwise, .moon, .moonFilled,
    .hand,
    .handFilled, .clock, .clockFilled, .book, .bookFilled, .leaf, .flag, .flagFilled, .pencil,
    .trash, .bolt, .boltFilled, .cellularBars, .wifi, .batteryCase, .batteryCharge,
  ]
}
