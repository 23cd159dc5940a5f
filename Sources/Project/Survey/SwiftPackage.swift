/// What a `Package.swift` says, read off its text: of a manifest that computes its values, what stands there as such.
package struct SwiftPackage: Sendable {
  /// The folder of the manifest.
  package let folder: String
  package let defaultLocalization: String?
  /// Where the code and resources of targets lie that are no tests.
  package let targetFolders: [String]
  /// Where the code of tests lies, as far as the manifest says that.
  package let testFolders: [String]
  /// The names of what others may use.
  package let products: Set<String>
  /// The folders of other packages that it names.
  package let localPackages: [String]
  /// Whether it names systems, and iOS is none of them: SwiftUI needs a newer iOS than a package has that names none.
  let isForOtherSystems: Bool

  /// - Complexity: O(*n*) in the length of the manifest.
  package init(folder: String, manifest: String) {
    self.folder = folder
    let calls = ManifestCalls(manifest).calls
    defaultLocalization = calls.first { $0.name == "Package" }?.texts["defaultLocalization"]
    localPackages = calls.filter { $0.name == ".package" }.compactMap { $0.texts["path"] }
      .map { ProjectPath.joined(folder, $0) }
    let systems = Set(calls.map(\.name)).intersection([".iOS", ".macOS", ".tvOS", ".watchOS", ".visionOS"])
    isForOtherSystems = !systems.isEmpty && !systems.contains(".iOS")
    products = Set(calls.filter { [".library", ".executable"].contains($0.name) }.compactMap { $0.texts["name"] })
    testFolders = calls.filter { $0.name == ".testTarget" }.compactMap { $0.texts["path"] }
      .map { ProjectPath.joined(folder, $0) }
    let paths = calls.filter { [".target", ".executableTarget", ".macro", ".plugin"].contains($0.name) }
      .compactMap { $0.texts["path"] }
    targetFolders = (["Sources", "Source", "src", "Plugins"] + paths).map { ProjectPath.joined(folder, $0) }
  }
}
