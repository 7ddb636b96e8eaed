import DesignTokens
import Diagnostics
import Geometry
import Testing

@Suite struct DeviceProfileTests {
  /// Name, pixels, safe areas and display radius, as published for the devices.
  @Test(
    "a device has the published size, safe areas and corners",
    arguments: [
      ("iPhone SE 3", [750, 1334, 20, 0, 0]), ("iPhone 13 mini", [1125, 2436, 50, 34, 44]),
      ("iPhone 15", [1179, 2556, 59, 34, 55]), ("iPhone 15 Pro", [1179, 2556, 59, 34, 55]),
      ("iPhone 16", [1179, 2556, 59, 34, 55]), ("iPhone 16 Pro", [1206, 2622, 62, 34, 62]),
      ("iPhone 17", [1206, 2622, 62, 34, 62]), ("iPhone 17 Pro", [1206, 2622, 62, 34, 62]),
      ("iPhone 16 Pro Max", [1320, 2868, 62, 34, 62]),
      ("iPhone 17 Pro Max", [1320, 2868, 62, 34, 62]),
    ])
  func published(name: String, expected: [Int]) throws {
    let device = try DeviceProfile.named(name)
    #expect(
      [
        device.widthInPixels, device.heightInPixels, Int(device.safeAreaTop),
        Int(device.safeAreaBottom), Int(device.displayRadius),
      ] == expected)
  }

  @Test("names are unique, and every listed device is found by its name")
  func lookup() throws {
    let names = DeviceProfile.all.map(\.name)
    #expect(names.count == 10)
    #expect(Set(names).count == names.count)
    for device in DeviceProfile.all { #expect(try DeviceProfile.named(device.name) == device) }
    #expect(DeviceProfile.default.name == "iPhone 16")
  }

  @Test("an unknown device is answered with the nearest name")
  func unknown() throws {
    let error = #expect(throws: Diagnostic.self) { try DeviceProfile.named("iPhone 16 Por") }
    #expect(error?.message == "unknown device 'iPhone 16 Por'")
    #expect(error?.hint == "did you mean 'iPhone 16 Pro'?")
  }

  @Test(
    "what interrupts the display lies centred within its safe area", arguments: DeviceProfile.all)
  func features(device: DeviceProfile) throws {
    switch device.topFeature {
    case .none: #expect(device.safeAreaTop == 20)
    case .notch(let rect):
      #expect(rect.minY == 0)
      #expect(rect.midX == device.size.width / 2)
      #expect(rect.maxY < device.safeAreaTop)
    case .island(let rect):
      #expect(rect.minY > 0)
      #expect(rect.midX == device.size.width / 2)
      #expect(rect.maxY < device.safeAreaTop)
    }
    guard let indicator = device.homeIndicator else {
      #expect(device.safeAreaBottom == 0)
      return
    }
    #expect(indicator.midX == device.size.width / 2)
    #expect(indicator.height == 5)
    #expect(device.size.height - indicator.maxY == 8)
  }

  @Test("the island is 112 pixels high and starts at the 34th row of a standard phone")
  func island() throws {
    guard case .island(let rect) = try DeviceProfile.named("iPhone 16").topFeature else {
      Issue.record("no island")
      return
    }
    let pixels = rect.scaled(by: 3)
    #expect(pixels.minY.rounded() == 34)
    #expect(pixels.height.rounded() == 112)
    #expect(rect.minX == 133.5)
  }
}
