// swift-tools-version: 6.2
import PackageDescription

/// The language rules of every Swift target, in one place.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A C library that Debian packages; its folder holds a module map and a shim header.
func system(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
  name: "basiri",
  products: [
    .executable(name: "basiri", targets: ["basiri"]),
    .library(name: "BasiriSnapshots", targets: ["BasiriSnapshots"]),
  ],
  targets: [
    // Floor 0: system libraries.
    system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    system("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    system("CICU", pkgConfig: "icu-uc", apt: "libicu-dev"),
    system("CISAL", pkgConfig: "libisal", apt: "libisal-dev"),
    system("CNettle", pkgConfig: "nettle", apt: "nettle-dev"),
    system("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    system("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),

    // Floor 1: words that every other floor speaks.
    library("Diagnostics"),
    library("Digests", ["CNettle"]),
    library("FileSystem"),
    library("Geometry"),
    library("JSONWriting"),

    // Floor 2
    library("Imaging", []),
    library("YAMLParsing", ["Diagnostics", "CYAML"]),

    // Floor 3
    library("AppContent", ["Diagnostics", "YAMLParsing"]),
    library("DesignTokens", ["Diagnostics", "Geometry", "Imaging", "YAMLParsing"]),
    library("PNGCoding", ["Imaging", "CDeflate", "CISAL", "CPNG"]),
    library(
      "Typography", ["Digests", "Geometry", "CFreeType", "CHarfBuzz", "CICU"]),

    // Floor 4
    library(
      "FontLoading", ["Diagnostics", "Digests", "FileSystem", "Typography", "YAMLParsing"]),
    library("Drawing", ["Geometry", "Imaging", "Typography"]),
    library("Navigation", ["AppContent", "DesignTokens", "Geometry"]),
    library("Snapshots", ["Digests", "FileSystem", "Imaging", "PNGCoding"]),
    library("ViewTree", ["DesignTokens", "Geometry", "Imaging"]),

    // Floor 5
    library("Components", ["DesignTokens", "Geometry", "Imaging", "ViewTree"]),
    library(
      "LayoutEngine",
      ["DesignTokens", "Drawing", "Geometry", "Imaging", "JSONWriting", "Typography", "ViewTree"]),
    library(
      "Rasterization", ["Drawing", "Geometry", "Imaging", "Typography", "CFreeType"]),

    // Floor 6
    library("Reports", ["FileSystem", "Geometry", "JSONWriting", "Snapshots"]),
    library(
      "Scenarios",
      ["AppContent", "DesignTokens", "Diagnostics", "Geometry", "Navigation", "YAMLParsing"]),
    library(
      "Screens",
      [
        "AppContent", "Components", "DesignTokens", "Geometry", "Imaging", "Navigation", "ViewTree",
      ]),

    // Floor 7
    library(
      "Simulation",
      [
        "AppContent", "DesignTokens", "Diagnostics", "Drawing", "FileSystem", "FontLoading",
        "Geometry", "Imaging", "LayoutEngine", "Navigation", "PNGCoding", "Rasterization",
        "Scenarios", "Screens", "Typography", "ViewTree", "YAMLParsing",
      ]),

    // Floor 8
    library(
      "Verification",
      [
        "DesignTokens", "Diagnostics", "Digests", "Drawing", "FileSystem", "Geometry", "Imaging",
        "JSONWriting", "LayoutEngine", "PNGCoding", "Reports", "Scenarios", "Screens",
        "Simulation", "Snapshots", "Typography", "ViewTree",
      ]),

    // Floor 9
    library(
      "Commands",
      [
        "AppContent", "DesignTokens", "Diagnostics", "Drawing", "FileSystem", "FontLoading",
        "Geometry", "Imaging", "JSONWriting", "LayoutEngine", "Navigation", "PNGCoding",
        "Rasterization", "Reports", "Scenarios", "Screens", "Simulation", "Snapshots",
        "Typography", "Verification", "ViewTree", "YAMLParsing",
      ]),

    library(
      "BasiriSnapshots",
      [
        "DesignTokens", "Diagnostics", "FileSystem", "FontLoading", "PNGCoding", "Reports",
        "Simulation", "Snapshots", "Verification",
      ]),

    // Floor 10
    .executableTarget(name: "basiri", dependencies: ["Commands"], swiftSettings: strict),

    tests("AppContentTests", ["AppContent", "Diagnostics", "FileSystem", "YAMLParsing"]),
    tests("ComponentsTests", ["Components", "Geometry", "ViewTree"]),
    tests(
      "CommandsTests",
      [
        "Commands", "DesignTokens", "Diagnostics", "FileSystem", "Imaging", "JSONWriting",
        "LayoutEngine", "PNGCoding", "Reports", "Simulation", "YAMLParsing",
      ]),
    tests("ConformanceTests", ["FileSystem", "Typography"]),
    tests(
      "DesignTokensTests", ["DesignTokens", "Diagnostics", "FileSystem", "Geometry", "Imaging"]),
    tests("DiagnosticsTests", ["Diagnostics"]),
    tests("DigestsTests", ["Digests"]),
    tests("DrawingTests", ["Drawing", "Geometry", "Imaging", "Typography"]),
    tests("FileSystemTests", ["FileSystem"]),
    tests("GeometryTests", ["Geometry"]),
    tests("ImagingTests", ["Imaging"]),
    tests("JSONWritingTests", ["JSONWriting"]),
    tests(
      "LayoutEngineTests",
      [
        "DesignTokens", "Drawing", "FileSystem", "FontLoading", "Geometry",
        "Imaging", "LayoutEngine", "Typography", "ViewTree",
      ]),
    tests(
      "NavigationTests",
      [
        "AppContent", "DesignTokens", "FileSystem", "Geometry", "Navigation",
        "YAMLParsing",
      ]),
    tests("PNGCodingTests", ["FileSystem", "Imaging", "PNGCoding"]),
    tests("RasterizationTests", ["Drawing", "Geometry", "Imaging", "Rasterization", "Typography"]),
    tests(
      "ReportsTests",
      ["FileSystem", "Geometry", "Imaging", "JSONWriting", "PNGCoding", "Reports", "Snapshots"]),
    tests(
      "ScenariosTests",
      ["DesignTokens", "Diagnostics", "Geometry", "Scenarios", "YAMLParsing"]),
    tests(
      "ScreensTests",
      [
        "AppContent", "Components", "DesignTokens", "FileSystem", "Geometry", "LayoutEngine",
        "Navigation", "Scenarios", "Screens", "Simulation", "Typography", "ViewTree",
        "YAMLParsing",
      ]),
    tests(
      "SimulationTests",
      [
        "DesignTokens", "Diagnostics", "FileSystem", "Geometry", "Imaging", "LayoutEngine",
        "Navigation", "Scenarios", "Screens", "Simulation", "ViewTree",
      ]),
    tests("SnapshotsTests", ["Digests", "FileSystem", "Imaging", "PNGCoding", "Snapshots"]),
    tests(
      "TypographyTests",
      [
        "Diagnostics", "Digests", "FileSystem", "FontLoading", "Geometry", "Typography",
        "YAMLParsing",
      ]),
    tests(
      "VerificationTests",
      [
        "DesignTokens", "Diagnostics", "Drawing", "FileSystem", "FontLoading", "Geometry",
        "Imaging", "LayoutEngine", "PNGCoding", "Reports", "Scenarios", "Simulation", "Snapshots",
        "Typography", "Verification", "ViewTree",
      ]),
    tests("YAMLParsingTests", ["Diagnostics", "YAMLParsing"]),
  ],
  swiftLanguageModes: [.v6]
)
