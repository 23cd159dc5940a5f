/// What the targets of a folder's Xcode projects hold, those of the packages that they use among them.
package struct TargetMembers: Sendable {
  /// In lower case: the file system of a Mac does not tell `infoPlist.strings` from `InfoPlist.strings`.
  private var paths: Set<String> = []
  /// Those of tests, alike.
  private let testPaths: Set<String>
  /// Those that projects show and no target builds, alike.
  private let unbuilt: Set<String>
  /// The folders of the targets of a package that is the whole project, alike; empty for any other project.
  private let packageFolders: Set<String>

  package init(_ projects: [XcodeProject], _ packages: [SwiftPackage]) {
    paths = projects.reduce(into: []) { $0.formUnion($1.members) }
    let shown = projects.reduce(into: Set<String>()) { $0.formUnion($1.folders) }
    let products = projects.reduce(into: Set<String>()) { $0.formUnion($1.products) }
    var used: Set<String> = []
    var pending = packages.filter { Self.holds(shown, $0.folder) || !products.isDisjoint(with: $0.products) }
      .map(\.folder)
    while let folder = pending.popLast() {
      guard used.insert(folder).inserted, let package = packages.first(where: { $0.folder == folder }) else { continue }
      paths.formUnion(package.targetFolders)
      pending += package.localPackages
    }
    paths = Set(paths.map { $0.lowercased() })
    unbuilt = Set(projects.flatMap(\.unbuilt).map { $0.lowercased() })
    let root = projects.isEmpty ? packages.first { $0.folder.isEmpty } : nil
    let own = root.map { $0.targetFolders + packages.filter { !$0.folder.isEmpty }.map(\.folder) } ?? []
    packageFolders = own.contains("") ? [] : Set(own.map { $0.lowercased() })
    testPaths = Set(
      (projects.flatMap(\.testMembers) + packages.flatMap(\.testFolders)).map { $0.lowercased() })
  }

  /// Whether a target has a file; never without an Xcode project.
  package func contains(_ path: String) -> Bool { Self.holds(paths, path.lowercased()) }

  /// Whether tests have a file, and nothing else has.
  package func isOfTestsAlone(_ path: String) -> Bool { Self.holds(testPaths, path.lowercased()) && !contains(path) }

  /// Whether a project shows a file and no target builds it.
  package func isUnbuilt(_ path: String) -> Bool { unbuilt.contains(path.lowercased()) && !contains(path) }

  /// Whether no package holds a file of a project that is a package: a script beside it.
  package func isBesidePackage(_ path: String) -> Bool {
    !packageFolders.isEmpty && !Self.holds(packageFolders, path.lowercased())
      && !Self.holds(testPaths, path.lowercased())
  }

  /// Whether paths have a file itself, or a folder around it.
  package static func holds(_ paths: Set<String>, _ path: String) -> Bool {
    paths.contains(path) || ProjectPath.folders(above: path).contains(where: paths.contains)
  }
}
