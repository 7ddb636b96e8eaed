internal import Components
internal import DesignTokens
internal import Geometry
internal import Imaging
internal import Navigation
internal import ViewTree

/// A screen and the sheet that may lie over it: the screen shrinks behind a page sheet and dims
/// behind any.
///
/// Source: platform figures section 4 (scale 0.93 about the top centre, moved down to just clear
/// the status bar, a lip of 10 above the sheet, dimming 0.20, radius 26).
struct SheetStage: View {
  let node: Node

  init(
    motion: SheetMotion?, device: DeviceProfile, screen: Node, sheet: (SheetMotion) -> Node
  ) {
    guard let motion else {
      node = screen
      return
    }
    let shrink = motion.fades ? 0 : motion.shrink
    let scale = motion.state.timings[.shrunkScale]
    let behind = Self.shrunk(screen, to: scale, by: shrink, device: device)
    node = ZStack(.top) {
      if motion.fades, motion.shrink > 0 {
        if motion.shrink < 1 {
          screen
          Self.lip(of: screen, scale: scale, device: device).opacity(motion.shrink)
        } else {
          Self.black
          Self.shrunk(screen, to: scale, by: 1, device: device)
        }
      } else {
        if motion.shrink > 0 { Self.black }
        behind
      }
      Area().frame(width: .fill, height: .fill).background(.token(.shade, opacity: motion.dim))
      sheet(motion)
    }.node.frame(width: .fill, height: .fill)
  }

  private static var black: Node {
    Area().frame(width: .fill, height: .fill).background(.shade)
  }

  /// The distance from the top of the display to a page sheet.
  static func pageTop(of device: DeviceProfile) -> Length {
    .points(clearance(of: device)) + .token(.sheetLip)
  }

  /// How far the screen behind moves down to clear the status bar.
  private static func clearance(of device: DeviceProfile) -> Double {
    max(30, device.safeAreaTop)
  }

  /// The part of the shrunk screen that the sheet will not cover. Where motion is reduced only this
  /// fades in, so that no second copy of the page shows through the sheet. It has a name, so that
  /// the ids below the screen itself stay theirs.
  private static func lip(of screen: Node, scale: Double, device: DeviceProfile) -> Node {
    let page = ZStack(.top) {
      black
      shrunk(screen, to: scale, by: 1, device: device)
    }.node.frame(width: .fixed(device.size.width), height: .fixed(device.size.height))
    return VStack { Area().frame(width: .fill, height: .fixed(0)) }
      .node.padding(top: pageTop(of: device) + .cardRadius * 2).fillWidth()
      .overlay(.top, page).clipped().named("lip")
  }

  private static func shrunk(
    _ screen: Node, to shrunkScale: Double, by shrink: Double, device: DeviceProfile
  ) -> Node {
    if shrink <= 0 { return screen }
    let scale = 1 - (1 - shrunkScale) * shrink
    return screen.corners(.continuous(.cardRadius * (shrink / scale))).clipped()
      .scale(scale, anchor: .top)
      .offset(y: clearance(of: device) * shrink)
  }
}
