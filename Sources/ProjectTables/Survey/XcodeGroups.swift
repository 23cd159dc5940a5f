import StringFormats

/// Where the files of an Xcode project lie, read off the groups that show them.
package struct XcodeGroups {
  /// By their identifiers: one path of a file or folder, several of a group with one file for each language.
  private var pathsByIdentifier: [String: [String]] = [:]
  /// Folders that are shown as such.
  package private(set) var folders: Set<String> = []

  private static let maximumDepth = 64

  /// - Parameters:
  ///   - objects: Those of the project, by their identifiers.
  ///   - base: The folder that paths start from.
  package init(_ objects: [String: OldStyleValue], base: String, mainGroup: String) {
    var pending = [(identifier: mainGroup, folder: base as String?, variants: [] as [String], depth: 0)]
    var seen: Set<String> = []
    while let (identifier, folder, variants, depth) = pending.popLast() {
      // A group that holds itself ends here.
      guard depth < Self.maximumDepth, seen.insert(identifier).inserted, let object = objects[identifier] else {
        continue
      }
      let path = Self.path(of: object, in: folder, base: base)
      let children = object["children"]?.strings ?? []
      let kind = object["isa"]?.string
      if kind == "PBXFileReference" || kind == "PBXFileSystemSynchronizedRootGroup" {
        guard let path else { continue }
        for one in [identifier] + variants { pathsByIdentifier[one, default: []].append(path) }
        if kind == "PBXFileSystemSynchronizedRootGroup" || Self.isFolder(object) { folders.insert(path) }
      } else {
        let isVariant = kind == "PBXVariantGroup" || kind == "XCVersionGroup"
        let next = variants + (isVariant ? [identifier] : [])
        for child in children { pending.append((child, path, next, depth + 1)) }
      }
    }
  }

  /// What a reference stands for; empty for what lies outside of the project.
  package func paths(of identifier: String) -> [String] { pathsByIdentifier[identifier] ?? [] }

  /// By target, the files of synchronized folders that it holds though the folder is not its own, those that it does
  /// not hold though the folder is, and those that it holds on other systems than iOS alone.
  ///
  /// An exception takes a file away from a target that has the folder, and gives it to one that has not.
  package func exceptions(
    _ objects: [String: OldStyleValue]
  ) -> (given: [String: Set<String>], taken: [String: Set<String>], forOthers: [String: Set<String>]) {
    var (given, taken, forOthers): ([String: Set<String>], [String: Set<String>], [String: Set<String>]) =
      ([:], [:], [:])
    var owned: [String: Set<String>] = [:]
    var seen: Set<String> = []
    // In order, since an exception is that of the first folder that names it.
    for (identifier, paths) in pathsByIdentifier.sorted(by: { $0.key < $1.key }) {
      // A folder has one path; groups of languages have no exceptions.
      guard let path = paths.first, paths.count == 1 else { continue }
      for name in objects[identifier]?["exceptions"]?.strings ?? [] where seen.insert(name).inserted {
        guard let exception = objects[name], let owner = exception["target"]?.string, let target = objects[owner]
        else { continue }
        let own = owned[owner] ?? Set(target["fileSystemSynchronizedGroups"]?.strings ?? [])
        owned[owner] = own
        for file in exception["membershipExceptions"]?.strings ?? [] {
          guard let path = ProjectPath.shortJoined(path, file) else { continue }
          if own.contains(identifier) {
            taken[owner, default: []].insert(path)
          } else {
            given[owner, default: []].insert(path)
          }
        }
        guard case .dictionary(let filters)? = exception["platformFiltersByRelativePath"] else { continue }
        for (file, systems) in filters where !XcodeProject.includeIOS(systems.strings) {
          if let path = ProjectPath.shortJoined(path, file) { forOthers[owner, default: []].insert(path) }
        }
      }
    }
    return (given, taken, forOthers)
  }

  private static func path(of object: OldStyleValue, in folder: String?, base: String) -> String? {
    let path = object["path"]?.string ?? ""
    switch object["sourceTree"]?.string {
    case "<group>": return folder.flatMap { ProjectPath.shortJoined($0, path) }
    case "SOURCE_ROOT": return ProjectPath.shortJoined(base, path)
    // Products, the SDK and absolute paths.
    default: return nil
    }
  }

  private static func isFolder(_ object: OldStyleValue) -> Bool {
    let type = object["lastKnownFileType"]?.string ?? object["explicitFileType"]?.string ?? ""
    return type == "folder" || type == "wrapper" || type == "text" && object["path"]?.string?.contains(".") == false
  }
}
