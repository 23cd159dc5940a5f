// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "GeneratedAccessors",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "l10n", path: "../..")],
  targets: [
    .executableTarget(
      name: "Inbox", dependencies: [.product(name: "Strings", package: "l10n")],
      resources: [.process("Resources")],
      plugins: [.plugin(name: "L10nGeneratePlugin", package: "l10n")])
  ],
  swiftLanguageModes: [.v6]
)
