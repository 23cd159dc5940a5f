/// Folders whose files are not the app's own, though they lie in its folder.
struct ForeignFolders {
  /// Copies of what others write.
  private static let vendored: Set<String> = [
    "vendor", "vendors", "thirdparty", "third-party", "third_party", "third party", "3rdparty", "external", "externals",
    "sourcepackages",
  ]
  /// What tools read or write.
  private static let tools: Set<String> = ["fastlane", "buildtools", "__snapshots__"]
  private static let tests: Set<String> = [
    "test", "fixtures", "testfixtures", "testapp", "testapplication", "test app", "test application", "testhost",
  ]
  /// What is built, and what is exported for translators.
  private static let built = [".framework", ".xcframework", ".app", ".appex", ".xcarchive", ".xcloc"]

  /// The folders of git's submodules.
  private let submodules: Set<String>

  init(submodules: some Sequence<String>) { self.submodules = Set(submodules) }

  /// Whether a path has a folder with vendored code, a submodule, tests, the inputs of tools, a built bundle or an
  /// export for translators.
  func holds(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains(where: Self.isOne)
      || !submodules.isEmpty && ProjectPath.folders(above: path).contains(where: submodules.contains)
  }

  /// Whether a path has a folder of vendored code, which may be built into the app and look up its keys.
  static func holdsVendored(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { vendored.contains($0.lowercased()) }
  }

  private static func isOne(_ name: Substring) -> Bool {
    let name = name.lowercased()
    return vendored.contains(name) || tools.contains(name) || tests.contains(name) || name.hasSuffix("tests")
      || built.contains(where: name.hasSuffix)
  }
}
