/// What a `Package.swift` says, read off its text: of a manifest that computes its values, what stands there as such.
package struct SwiftPackage: Sendable {
  /// The folder of the manifest.
  package let folder: String
  package let name: String?
  package let defaultLocalization: String?
  /// Where the code and resources of targets lie that are no tests.
  package let targetFolders: [String]
  /// Those of them that the manifest names; each of the others holds a folder for each of its targets, or the only one.
  package let namedTargetFolders: [String]
  private let targetNames: Set<String>
  /// By the paths of resources that lie outside of their target, as tools 6.0 build them, its folder.
  private let resourcesBeside: [String: String]
  /// Whether it makes an app, whose own bundle has its tables: one of Swift Playgrounds.
  package let makesApp: Bool
  /// Where the code of tests lies, as far as the manifest says that.
  package let testFolders: [String]
  /// The names of what others may use; of a manifest that computes them, what they may be.
  package let products: Set<String>
  /// The folders of other packages that it names.
  package let localPackages: [String]
  /// Whether it names systems, and iOS is none of them: SwiftUI needs a newer iOS than a package has that names none.
  package let isForOtherSystems: Bool
  /// The folders of targets that others use on other systems alone.
  package let foldersForOtherSystems: [String]

  /// Whether Swift is the manifest of a package, which is no code of the app: each says first which tools read it.
  package static func isManifest(_ code: [UInt8]) -> Bool {
    let start = code.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: " ") }
    return code.starts(with: "//".utf8) && start.starts(with: "swift-tools-version".utf8)
  }

  private static let systems: Set<String> = [".iOS", ".macOS", ".tvOS", ".watchOS", ".visionOS"]

  /// - Complexity: O(*n*) in the length of the manifest.
  package init(folder: String, manifest: String) {
    self.folder = folder
    let text = ManifestCalls(manifest)
    let calls = text.calls
    let package = calls.first { $0.name == "Package" }
    name = package?.texts["name"]
    defaultLocalization = package?.texts["defaultLocalization"]
    localPackages = calls.filter { $0.name == ".package" }.compactMap { $0.texts["path"] }
      .map { ProjectPath.joined(folder, $0) }
    let systems = Set(calls.map(\.name)).intersection(Self.systems)
    isForOtherSystems = !systems.isEmpty && !systems.contains(".iOS")
    /// How often a target is used on other systems alone.
    var uses: [String: Int] = [:]
    for call in calls where call.name == ".when" && !call.members.isDisjoint(with: Self.systems) {
      guard !call.members.contains(".iOS"), let user = call.outer, let name = calls[user].texts["name"] else {
        continue
      }
      uses[name, default: 0] += 1
    }
    let made = calls.filter { [".library", ".executable"].contains($0.name) }
    let libraries = Set(made.compactMap { $0.texts["name"] })
    // Where names are computed, any literal may be one.
    products = made.allSatisfy { $0.texts["name"] != nil } ? libraries : libraries.union(text.literals.keys)
    foldersForOtherSystems = calls.filter { $0.name == ".target" && !$0.labels.contains("condition") }.compactMap {
      call in
      // It is used so or not at all, but for its own declaration, and that of a product.
      guard let name = call.texts["name"], let count = uses[name],
        text.literals[name] == count + (libraries.contains(name) ? 2 : 1)
      else { return nil }
      return call.targetFolder.map { ProjectPath.joined(folder, $0) }
    }
    testFolders = calls.filter { $0.name == ".testTarget" }.compactMap { $0.texts["path"] }
      .map { ProjectPath.joined(folder, $0) }
    // A manifest may have functions of its own that make targets: `.regexTarget(name: "Kit", path: ".")`.
    let targets = calls.filter { call in
      [".target", ".executableTarget", ".macro", ".plugin"].contains(call.name)
        || call.name.hasSuffix("Target") && (call.texts["name"] ?? call.texts["path"]) != nil
          && !call.name.hasSuffix("estTarget") && ![".binaryTarget", ".systemLibraryTarget"].contains(call.name)
    }
    let paths = targets.compactMap { $0.texts["path"] }
    targetNames = Set(targets.compactMap { $0.texts["name"] })
    namedTargetFolders = paths.map { ProjectPath.joined(folder, $0) }
    var beside: [String: String] = [:]
    let isNew = Self.toolsVersion(of: manifest) >= 6
    for call in calls where isNew && [".process", ".copy"].contains(call.name) {
      guard let path = call.text, path.hasPrefix("../"), let place = call.outer.flatMap({ calls[$0].targetFolder })
      else { continue }
      let holder = ProjectPath.joined(folder, place)
      beside[ProjectPath.joined(holder, path)] = holder
    }
    resourcesBeside = beside
    targetFolders =
      ["Sources", "Source", "src", "Plugins"].map { ProjectPath.joined(folder, $0) } + namedTargetFolders
      + beside.keys.sorted()
    makesApp = calls.contains { $0.name == ".iOSApplication" }
  }

  /// The folder of the target that a folder in the package lies in; the package's own where it is in none.
  package func target(holding folder: String) -> String {
    let resources = resourcesBeside.filter { ProjectPath.isInside($0.key, folder) }
    if let first = resources.min(by: { $0.key < $1.key }) { return first.value }
    let named = namedTargetFolders.filter { ProjectPath.isInside(folder, $0) }
    if let nearest = named.max(by: { $0.utf8.count < $1.utf8.count }) { return nearest }
    guard let targets = targetFolders.first(where: { ProjectPath.isInside(folder, $0) && folder != $0 }) else {
      return self.folder
    }
    let name = folder.dropFirst(targets.count + 1).prefix { $0 != "/" }
    return targetNames.contains(String(name)) ? "\(targets)/\(name)" : targets
  }

  /// The first number of the version behind `swift-tools-version:`; 0 where none stands.
  private static func toolsVersion(of manifest: String) -> Int {
    guard let mark = manifest.firstRange(of: "swift-tools-version:") else { return 0 }
    return Int(manifest[mark.upperBound...].drop { $0 == " " }.prefix { $0.isNumber }) ?? 0
  }
}

extension ManifestCalls.Call {
  /// Where the code of the target that it declares lies, from the package's folder.
  fileprivate var targetFolder: String? { texts["path"] ?? texts["name"].map { "Sources/" + $0 } }
}
