import ProjectTables
import Testing

@testable import Project

@Suite("Manifests of packages")
struct SwiftPackageTests {
  private static let manifest = #"""
    // swift-tools-version: 6.0
    import PackageDescription
    /* .target(name: "No", path: "Nowhere") */
    let package = Package(
      name: "Kit", defaultLocalization: "fr",
      products: [.library(name: "KitUI", targets: ["KitUI"])],
      dependencies: [.package(path: "../Other"), .package(name: "Third", path: "Third"),
        .package(url: "https://example.org/a.git", from: "1.0.0")],
      targets: [
        .target(name: "KitUI", dependencies: [.product(name: "A", package: "a")], path: "Code/UI", resources: [
          .process("Resources")]),
        // .target(name: "Gone", path: "Gone"),
        .testTarget(name: "KitTests", path: "Checks"),
        .target(name: "Made", path: "\(root)/Made"),
      ])
    """#

  @Test(
    "says first which tools read it",
    arguments: [
      ("// swift-tools-version: 6.0\nimport PackageDescription", true), ("//swift-tools-version:5.9\n", true),
      ("struct Package {}", false), ("// swift\n", false), ("", false),
    ])
  func manifest(code: String, isOne: Bool) { #expect(SwiftPackage.isManifest(Array(code.utf8)) == isOne) }

  @Test("what the manifest says as such")
  func manifest() {
    let package = SwiftPackage(folder: "Packages/Kit", manifest: Self.manifest)
    #expect(package.defaultLocalization == "fr")
    #expect(package.products == ["KitUI"])
    #expect(package.localPackages == ["Packages/Other", "Packages/Kit/Third"])
    #expect(
      package.targetFolders.filter { !["Sources", "Source", "src", "Plugins"].contains($0.dropFirst(13)) }
        == ["Packages/Kit/Code/UI"])
    #expect(package.testFolders == ["Packages/Kit/Checks"])
  }

  @Test("functions of the manifest's own make targets as well")
  func ownFunctions() {
    let package = SwiftPackage(
      folder: "Kit",
      manifest: """
        let package = Package(name: "Kit", targets: [.regexTarget(name: "Kit", dependencies: ["A"], path: ".")])
        extension Target { static func regexTarget(name: String, path: String) -> Target { target(name: name) } }
        """)
    #expect(package.namedTargetFolders == ["Kit"])
    let free = SwiftPackage(
      folder: "Kit",
      manifest: """
        func coreTarget(name: String, path: String) -> Target { .target(name: name, path: path) }
        targets.append(coreTarget(name: .settings, path: "libraries/Settings", resources: [.process("Resources")]))
        targets.append(coreTestTarget(name: .settings + "Tests", path: "libraries/Settings/Tests"))
        """)
    #expect(free.namedTargetFolders == ["Kit/libraries/Settings"])
    #expect(free.products.isEmpty)
  }

  @Test("where the names of products are computed, any literal may be one")
  func computedProducts() {
    let manifest = """
      func products(from name: String) -> [Product] { [.library(name: name, targets: [name])] }
      extension String { static let settings = "CoreSettings" }
      """
    #expect(SwiftPackage(folder: "", manifest: manifest).products.contains("CoreSettings"))
    let plain = #".library(name: "Core", targets: ["Core"]), "CoreSettings""#
    #expect(SwiftPackage(folder: "", manifest: plain).products == ["Core"])
  }

  @Test(
    "from tools 6.0 on resources may lie beside their target",
    arguments: [
      ("6.0", "../Resources/A.xcstrings", true), ("6.2", "../B", true), ("5.9", "../B", false), ("6.0", "B", false),
    ])
  func beside(version: String, resource: String, isThere: Bool) {
    let manifest = """
      // swift-tools-version: \(version)
      let package = Package(name: "Kit", targets: [.target(name: "UI", resources: [.process("\(resource)")])])
      """
    let package = SwiftPackage(folder: "Kit", manifest: manifest)
    let path = "Kit/Sources/" + resource.replacing("../", with: "")
    #expect(package.targetFolders.contains(path) == isThere)
    #expect((package.target(holding: isThere ? path : "Kit/Sources/UI") == "Kit/Sources/UI"))
  }

  @Test(
    "what ends amid a call or text is read as far as it goes",
    arguments: ["Package(", "Package(a: \"", "/*", ")))", "\"\\"])
  func broken(_ text: String) {
    #expect(SwiftPackage(folder: "", manifest: text).defaultLocalization == nil)
  }

  @Test(
    "a target that others use on other systems alone",
    arguments: [
      (#".target(name: "Whole", dependencies: [.target(name: "KitTV", condition: .when(platforms: [.tvOS]))])"#, true),
      (
        #".target(name: "Whole", dependencies: [.byName(name: "KitTV", condition: .when(platforms: [.tvOS, .iOS]))])"#,
        false
      ),
      (
        #".target(name: "Whole", dependencies: [.target(name: "KitTV", condition: .when(platforms: [.tvOS])), "KitTV"])"#,
        false
      ),
      (#".target(name: "Whole", dependencies: ["KitTV"])"#, false),
    ])
  func otherSystems(user: String, isForOthers: Bool) {
    let package = SwiftPackage(
      folder: "Kit",
      manifest: """
        let package = Package(name: "Kit", products: [.library(name: "KitTV", targets: ["Whole"])], targets: [
          .target(name: "KitTV", dependencies: [.product(name: "A", package: "a")]), \(user)])
        """)
    #expect(package.foldersForOtherSystems == (isForOthers ? ["Kit/Sources/KitTV"] : []))
  }
}
