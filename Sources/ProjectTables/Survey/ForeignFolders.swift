/// Folders whose files are not the app's own, though they lie in its folder.
package struct ForeignFolders: Sendable {
  /// Copies of what others write.
  private static let vendored: Set<String> = [
    "vendor", "vendors", "thirdparty", "third-party", "third_party", "third party", "3rdparty", "sourcepackages",
    "vendorsrc", "thirdpart", "third party library",
  ]
  private static let external: Set<String> = ["external", "externals"]
  /// What tools read or write.
  private static let tools: Set<String> = ["fastlane", "buildtools", "__snapshots__"]
  private static let tests: Set<String> = [
    "test", "fixtures", "testfixtures", "testapp", "testapplication", "test app", "test application", "testhost",
  ]
  /// Copies of what others write, or apps that show how to use a library: further down they are folders of the app's
  /// own, as in `App/Views/Licensing/Demo`.
  private static let mostFoldersAbove = 2
  private static let samples: Set<String> = [
    "sample", "samples", "example", "examples", "demo", "demos", "e2etest", "e2etests",
  ]
  /// What is built, and what is exported for translators.
  private static let built = [".framework", ".xcframework", ".app", ".appex", ".xcarchive", ".xcloc"]

  /// The folders of git's submodules.
  private let submodules: Set<String>
  /// The folders of packages, whose samples stand beside the manifest.
  private let packages: Set<String>
  /// Whether there is more than samples.
  private let leavesOutSamples: Bool
  /// Whether not all lies in the folder of an Xcode project itself, as what was put there by mistake does.
  private let leavesOutInnerFiles: Bool
  /// The folders of further Xcode projects that have no table: an app to try a library with.
  private var demos: [String] = []

  /// - Parameters:
  ///   - packages: The folders of packages.
  ///   - tables: The paths of all tables.
  package init(submodules: some Sequence<String>, packages: some Sequence<String>, tables: [String]) {
    self.submodules = Set(submodules)
    self.packages = Set(packages)
    leavesOutSamples = tables.contains { !Self.isOne($0) && !Self.isSample($0) }
    leavesOutInnerFiles = tables.contains { !Self.isInsideProject($0) }
  }

  /// Leaves out the folders of further Xcode projects, unless these have tables or files of the main one, or make what
  /// it is built with.
  ///
  /// - Parameter tables: The paths of all tables.
  package mutating func leaveOut(_ projects: [XcodeProject], beside main: XcodeProject, tables: [String]) {
    for project in projects where !project.makesFramework(for: main) {
      let folder = ProjectPath.folder(of: project.path)
      if folder.isEmpty || ([main.path] + main.members + tables).contains(where: { ProjectPath.isInside($0, folder) }) {
        continue
      }
      if !tables.contains(where: { TargetMembers.holds(project.members, $0) }) { demos.append(folder) }
    }
  }

  /// Whether a path has a folder with vendored code, a submodule, tests, the inputs of tools, a built bundle or an
  /// export for translators, or with samples of a library that has tables of its own.
  package func holds(_ path: String) -> Bool {
    Self.isOne(path) || leavesOutInnerFiles && Self.isInsideProject(path)
      || leavesOutSamples && (Self.isSample(path) || isSampleOfPackage(path))
      || !submodules.isEmpty && ProjectPath.folders(above: path).contains(where: submodules.contains)
      || demos.contains { ProjectPath.isInside(path, $0) }
  }

  /// Whether a path has a folder of vendored code, which may be built into the app and look up its keys.
  package static func holdsVendored(_ path: String) -> Bool {
    let names = names(of: path)
    return names.contains(where: vendored.contains)
      || names.prefix(mostFoldersAbove + 1).contains(where: external.contains)
  }

  /// The names of the folders that a file lies in, in small letters.
  private static func names(of path: String) -> [String] {
    path.split(separator: "/").dropLast().map { $0.lowercased() }
  }

  private static func isSample(_ path: String) -> Bool {
    names(of: path).prefix(mostFoldersAbove + 1).contains(where: isSampleName)
  }

  private static func isSampleName(_ name: String) -> Bool {
    samples.contains(name) || [" example", " demo", " sample"].contains(where: name.hasSuffix)
  }

  private func isSampleOfPackage(_ path: String) -> Bool {
    ProjectPath.folders(above: path).contains { folder in
      packages.contains(ProjectPath.folder(of: folder))
        && Self.isSampleName(ProjectPath.name(of: folder).lowercased())
    }
  }

  /// Whether a file lies in an `.xcodeproj` folder and is not what describes the project.
  private static func isInsideProject(_ path: String) -> Bool {
    let names = names(of: path)
    let around = ProjectPath.name(of: path) == "project.pbxproj" ? names.dropLast() : names[...]
    return around.contains { $0.hasSuffix(".xcodeproj") }
  }

  private static func isOne(_ path: String) -> Bool {
    holdsVendored(path)
      || names(of: path).contains { name in
        tools.contains(name) || tests.contains(name) || name.hasSuffix("tests")
          || built.contains(where: name.hasSuffix)
      }
  }
}
