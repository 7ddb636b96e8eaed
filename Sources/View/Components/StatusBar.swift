package import DesignTokens
internal import Geometry
package import ViewTree

/// The system's bar at the top of the display: the clock on the leading side, signals on the other.
///
/// Source: platform figures section 1; in right-to-left layouts the bar is mirrored.
package struct StatusBar: View {
  private let device: DeviceProfile
  private let time: String
  private let paint: Paint

  /// - Parameter time: in the digits that it is shown in, as «۹:۴۱».
  package init(device: DeviceProfile, time: String, paint: Paint = .token(.label)) {
    self.device = device
    self.time = time
    self.paint = paint
  }

  package var node: Node {
    let bar: Node
    switch device.topFeature {
    case .none: bar = slimBar
    case .notch(let rect): bar = ears(around: rect, centerY: device.statusBarHeight / 2)
    case .island(let rect): bar = ears(around: rect, centerY: rect.midY)
    }
    return bar.named("statusbar").role(.statusBar)
  }

  private var clock: Node {
    Text(time, .headline).monospacedDigits().foreground(paint).fixedTextSize().textDirection(
      .leftToRight
    )
    .named("clock")
  }

  private var cellular: Node {
    Icon(.cellularBars, paint).frame(width: .fixed(19.2), alignment: .center)
  }

  private var wifi: Node { Icon(.wifi, paint).frame(width: .fixed(17.1), alignment: .center) }

  private var battery: Node {
    ZStack {
      Icon(.batteryCase, paint).opacity(0.35)
      Icon(.batteryCharge, paint)
    }.node.frame(width: .fixed(27), alignment: .center)
  }

  private var signals: Node {
    HStack(spacing: 6) {
      cellular
      wifi
      battery
    }.node.named("signals").role(.image)
  }

  /// Clock and signals, each in the middle of the room beside what interrupts the edge.
  private func ears(around feature: Rect, centerY: Double) -> Node {
    let ear = (device.size.width - feature.width) / 2
    let inward = 6.0
    return HStack {
      clock.frame(width: .fixed(ear), alignment: .center).offset(x: inward)
      Spacer()
      signals.frame(width: .fixed(ear), alignment: .center).offset(x: -inward)
    }
    .node.frame(width: .fill, height: .fixed(2 * centerY), alignment: .center)
    .frame(height: .fixed(device.statusBarHeight))
    .frame(alignment: .top)
  }

  private var slimBar: Node {
    ZStack {
      HStack(spacing: 5) {
        cellular
        wifi
        Spacer()
        battery
      }.node.fillWidth()
      Text(time, .caption).monospacedDigits().foreground(paint).fixedTextSize()
        .textDirection(.leftToRight).named("clock")
    }
    .node.padding(horizontal: 7)
    .frame(width: .fill, height: .fixed(device.statusBarHeight), alignment: .center)
  }
}

/// What hides a part of the screen at its top edge.
package struct TopFeature: View {
  package let node: Node

  package init(device: DeviceProfile) {
    switch device.topFeature {
    case .none:
      node = Area().frame(width: 0, height: 0)
    case .notch(let rect):
      node = Area().frame(width: rect.width, height: rect.height)
        .background(.shade, corners: .rounded(.points(min(rect.height / 2, 20))))
        .offset(y: rect.minY).named("notch")
    case .island(let rect):
      node = Area().frame(width: rect.width, height: rect.height)
        .background(.shade, corners: .capsule).offset(y: rect.minY).named("island")
    }
  }
}

/// The line at the bottom edge of a display without a home button.
///
/// Source: platform figures section 1: 5 high, 8 above the edge.
package struct HomeIndicator: View {
  package let node: Node

  package init?(device: DeviceProfile) {
    guard let rect = device.homeIndicator else { return nil }
    node = Area().frame(width: rect.width, height: rect.height)
      .background(.token(.label), corners: .capsule).offset(y: rect.minY).named("homeindicator")
  }
}
