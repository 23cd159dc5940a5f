/// Names of folders whose files are not the app's own, though they lie in its folder.
enum ForeignFolder {
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

  /// Whether a folder of that name holds vendored code, tests, the inputs of tools or an export for translators.
  static func isOne(_ name: Substring) -> Bool {
    let name = name.lowercased()
    return vendored.contains(name) || tools.contains(name) || tests.contains(name) || name.hasSuffix("tests")
      || name.hasSuffix(".xcloc")
  }

  /// Whether a path has such a folder.
  static func holds(_ path: String) -> Bool { path.split(separator: "/").dropLast().contains(where: isOne) }
}
