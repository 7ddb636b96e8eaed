// swift-tools-version: 6.2
import PackageDescription

/// A package of its own whose tests hold screens and pictures against references.
let package = Package(
  name: "SnapshotTests",
  dependencies: [.package(name: "basiri", path: "../..")],
  targets: [
    .testTarget(
      name: "MorningTests", dependencies: [.product(name: "BasiriSnapshots", package: "basiri")],
      exclude: ["Snapshots"])
  ],
  swiftLanguageModes: [.v6]
)
