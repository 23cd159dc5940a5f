/// Copies of what others write that lie in a project, and that its `l10n.json` need not name: built bundles and git's
/// submodules.
package struct VendoredFolders {
  /// What is built, wherever it lies.
  private static let built = [".framework", ".xcframework", ".app", ".appex"]
  /// Folders of package managers, whose bundles are of others.
  private static let managers: Set<String> = ["pods", "carthage", "sourcepackages", "vendor", "vendors"]

  /// Folders of package managers that are not looked into at all.
  package static func isManager(_ name: String) -> Bool { name == "Pods" || name == "Carthage" }

  private let submodules: Set<String>

  /// - Parameter submodules: The folders of git's submodules, relative to the project.
  package init(submodules: some Sequence<String>) { self.submodules = Set(submodules) }

  /// The bundle or submodule that a file lies in, the outermost one; `nil` for a file of the project's own.
  ///
  /// - Parameters:
  ///   - path: Relative to the project.
  ///   - start: The folder that was named to be read, alike: what is named itself is read.
  package func folder(of path: String, below start: String) -> String? {
    let folders = path.split(separator: "/").dropLast()
    let named = ProjectPath.isInside(path, start) ? start.split(separator: "/").count : 0
    var isManaged = false
    for number in folders.indices {
      let name = folders[number].lowercased()
      defer { isManaged = isManaged || number >= named && Self.managers.contains(name) }
      guard number >= named else { continue }
      let folder = folders[...number].joined(separator: "/")
      if Self.built.contains(where: name.hasSuffix) || isManaged && name.hasSuffix(".bundle")
        || submodules.contains(folder)
      {
        return folder
      }
    }
    return nil
  }
}
