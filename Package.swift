// swift-tools-version: 6.2
import PackageDescription

/// The language rules of every Swift target, in one place.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A target of the product, by its folder below `Sources`: the storey, then the target's own name.
/// Its folder `Files`, where it has one to embed, is compiled into the program.
func library(
  _ folder: String, _ dependencies: [Target.Dependency] = [], embedsFiles: Bool = false
) -> Target {
  let name = folder.split(separator: "/").last.map(String.init) ?? folder
  return .target(
    name: name, dependencies: dependencies, path: "Sources/" + folder,
    resources: embedsFiles ? [.embedInCode("Files")] : nil, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A C library that Debian packages; its folder holds a module map and a shim header.
func system(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/System/" + name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
  name: "basiri",
  products: [
    .executable(name: "basiri", targets: ["basiri"]),
    .library(name: "BasiriSnapshots", targets: ["BasiriSnapshots"]),
  ],
  targets: [
    // System: what Debian packages. Floor 0
    system("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
    system("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    system("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    system("CICU", pkgConfig: "icu-uc", apt: "libicu-dev"),
    system("CISAL", pkgConfig: "libisal", apt: "libisal-dev"),
    system("CNettle", pkgConfig: "nettle", apt: "nettle-dev"),
    system("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    system("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),

    // Ground: words that every other storey speaks. Floor 1
    library("Ground/Diagnostics"),
    library("Ground/Digests", ["CNettle"]),
    library("Ground/FileSystem"),
    library("Ground/Geometry"),
    // Floor 2
    library("Ground/Documents", ["Diagnostics", "CYAML"]),
    library("Ground/Imaging"),

    // Design: the figures of the design document. Floor 3
    library("Design/DesignTokens", ["Diagnostics", "Documents", "Geometry", "Imaging"]),

    // Text: from characters to placed glyphs. Floor 4
    library(
      "Text/Typography", ["Digests", "Geometry", "CFreeType", "CHarfBuzz", "CICU"]),
    // Floor 5
    library(
      "Text/FontLoading", ["Diagnostics", "Digests", "Documents", "FileSystem", "Typography"]),

    // App: what the app knows and does, without a pixel. Floor 6
    library("App/AppContent", ["Diagnostics", "Documents"]),
    library("App/Mockups"),
    // Floor 7
    library("App/Navigation", ["AppContent", "DesignTokens", "Geometry", "Mockups"]),

    // View: what a screen is made of. Floor 8
    library("View/ViewTree", ["DesignTokens", "Geometry", "Imaging"]),
    // Floor 9
    library("View/Components", ["DesignTokens", "Geometry", "ViewTree"]),
    // Floor 10
    library(
      "View/Catalog",
      ["AppContent", "Components", "DesignTokens", "Diagnostics", "Mockups", "ViewTree"]),
    // Floor 11
    library(
      "View/Screens",
      [
        "AppContent", "Catalog", "Components", "DesignTokens", "Diagnostics", "Geometry", "Imaging",
        "Mockups", "Navigation", "ViewTree",
      ]),

    // Picture: from views to pixels and files. Floor 12
    library("Picture/PNGCoding", ["Imaging", "CDeflate", "CISAL", "CPNG"]),
    library("Picture/Drawing", ["Geometry", "Imaging", "Typography"]),
    // Floor 13
    library(
      "Picture/LayoutEngine",
      ["DesignTokens", "Documents", "Drawing", "Geometry", "Imaging", "Typography", "ViewTree"]),
    library(
      "Picture/Rasterization", ["Drawing", "Geometry", "Imaging", "Typography", "CFreeType"]),

    // Run: scenario files, played and drawn. Floor 14
    library(
      "Run/Scenarios",
      [
        "Catalog", "DesignTokens", "Diagnostics", "Documents", "Geometry", "Imaging", "Mockups",
        "Navigation", "ViewTree",
      ]),
    // Floor 15
    library(
      "Run/Simulation",
      [
        "AppContent", "DesignTokens", "Diagnostics", "Documents", "Drawing", "FileSystem",
        "FontLoading", "Geometry", "Imaging", "LayoutEngine", "Mockups", "Navigation", "PNGCoding",
        "Rasterization", "Scenarios", "Screens", "Typography", "ViewTree",
      ]),

    // Proof: frames against references, and what is told of them. Floor 16
    library("Proof/Snapshots", ["Digests", "FileSystem", "Imaging", "PNGCoding"]),
    library("Proof/WebParts", embedsFiles: true),
    // Floor 17
    library(
      "Proof/Reports",
      ["Diagnostics", "Documents", "FileSystem", "Geometry", "Imaging", "Snapshots", "WebParts"]),
    // Floor 18
    library(
      "Proof/Verification",
      [
        "DesignTokens", "Diagnostics", "Digests", "Documents", "Drawing", "FileSystem", "Geometry",
        "Imaging", "LayoutEngine", "PNGCoding", "Reports", "Scenarios", "Screens", "Simulation",
        "Snapshots", "Typography", "ViewTree",
      ]),

    library(
      "Proof/Linting",
      [
        "Components", "DesignTokens", "Diagnostics", "Documents", "FileSystem", "Geometry",
        "Imaging", "LayoutEngine", "Mockups", "Navigation", "Reports", "Scenarios", "Screens",
        "Simulation", "Typography", "ViewTree",
      ]),

    // Tool: the program, and the library for the tests of others. Floor 19
    library(
      "Tool/BasiriSnapshots",
      [
        "DesignTokens", "Diagnostics", "FileSystem", "FontLoading", "Imaging", "PNGCoding",
        "Reports", "Simulation", "Snapshots", "Verification",
      ]),
    library(
      "Tool/Commands",
      [
        "AppContent", "Catalog", "DesignTokens", "Diagnostics", "Documents", "Drawing",
        "FileSystem", "FontLoading", "Geometry", "Imaging", "LayoutEngine", "Linting", "Mockups",
        "Navigation", "PNGCoding", "Rasterization", "Reports", "Scenarios", "Screens", "Simulation",
        "Snapshots", "Typography", "Verification", "ViewTree",
      ]),
    // Floor 20
    .executableTarget(
      name: "basiri", dependencies: ["Commands", "FileSystem"], path: "Sources/Tool/basiri",
      swiftSettings: strict),

    tests("AppContentTests", ["AppContent", "Diagnostics", "Documents", "FileSystem"]),
    tests(
      "ComponentsTests", ["Components", "DesignTokens", "FileSystem", "Geometry", "ViewTree"]),
    tests(
      "CommandsTests",
      [
        "Catalog", "Commands", "DesignTokens", "Diagnostics", "Documents", "FileSystem", "Geometry",
        "Imaging",
        "LayoutEngine", "PNGCoding", "Reports", "Simulation",
      ]),
    tests("ConformanceTests", ["FileSystem", "Typography"]),
    tests(
      "DesignTokensTests", ["DesignTokens", "Diagnostics", "FileSystem", "Geometry", "Imaging"]),
    tests("DiagnosticsTests", ["Diagnostics"]),
    tests("DigestsTests", ["Digests"]),
    tests("DocumentsTests", ["Diagnostics", "Documents"]),
    tests("DrawingTests", ["Drawing", "Geometry", "Imaging", "Typography"]),
    tests("FileSystemTests", ["FileSystem"]),
    tests("GeometryTests", ["Geometry"]),
    tests("ImagingTests", ["Imaging"]),
    tests(
      "LayoutEngineTests",
      [
        "DesignTokens", "Documents", "Drawing", "FileSystem", "FontLoading", "Geometry", "Imaging",
        "LayoutEngine", "Typography", "ViewTree",
      ]),
    tests(
      "LintingTests",
      [
        "Components", "DesignTokens", "Diagnostics", "Documents", "FileSystem", "Geometry",
        "Imaging", "LayoutEngine", "Linting", "Mockups", "Navigation", "Screens", "Simulation",
        "ViewTree",
      ]),
    tests(
      "NavigationTests",
      ["AppContent", "DesignTokens", "Documents", "FileSystem", "Geometry", "Navigation"]),
    tests("PNGCodingTests", ["FileSystem", "Imaging", "PNGCoding"]),
    tests(
      "RasterizationTests",
      ["Drawing", "FileSystem", "Geometry", "Imaging", "Rasterization", "Typography"]),
    tests(
      "ReportsTests",
      ["Documents", "FileSystem", "Geometry", "Imaging", "PNGCoding", "Reports", "Snapshots"]),
    tests(
      "ScenariosTests",
      [
        "Catalog", "DesignTokens", "Diagnostics", "Documents", "Geometry", "Imaging", "Mockups",
        "Navigation", "Scenarios",
      ]),
    tests(
      "ScreensTests",
      [
        "AppContent", "Components", "DesignTokens", "Documents", "Drawing", "FileSystem",
        "Geometry", "Imaging", "LayoutEngine", "Navigation", "Scenarios", "Screens", "Simulation",
        "Typography", "ViewTree",
      ]),
    tests(
      "SimulationTests",
      [
        "DesignTokens", "Diagnostics", "Drawing", "FileSystem", "FontLoading", "Geometry",
        "Imaging", "LayoutEngine", "Mockups", "Navigation", "Scenarios", "Screens", "Simulation",
        "Typography", "ViewTree",
      ]),
    tests("SnapshotsTests", ["Digests", "FileSystem", "Imaging", "PNGCoding", "Snapshots"]),
    tests(
      "TypographyTests",
      [
        "Diagnostics", "Digests", "Documents", "FileSystem", "FontLoading", "Geometry",
        "Typography",
      ]),
    tests(
      "VerificationTests",
      [
        "DesignTokens", "Diagnostics", "FileSystem", "FontLoading", "Geometry", "Imaging",
        "LayoutEngine", "PNGCoding", "Reports", "Scenarios", "Simulation", "Snapshots",
        "Typography", "Verification", "ViewTree",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
