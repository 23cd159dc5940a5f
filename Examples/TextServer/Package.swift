// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "TextServer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "l10n", path: "../..")],
  targets: [
    .target(name: "TextServer", dependencies: [.product(name: "Strings", package: "l10n")]),
    .executableTarget(name: "text-server", dependencies: ["TextServer"]),
  ],
  swiftLanguageModes: [.v6]
)
