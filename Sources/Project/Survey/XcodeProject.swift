import StringFormats
import StringTables

/// What an Xcode project says of its languages, and which files its targets hold.
package struct XcodeProject: Sendable {
  /// Relative to the folder that is surveyed, as in `App/App.xcodeproj`.
  package let path: String
  /// The language that the developers write, as a locale; `nil` where it names none.
  package let developmentRegion: String?
  /// The languages that the project names, as locales, `Base` left out.
  package let knownRegions: [String]
  /// Whether a target is an app, rather than a framework or tests.
  package let makesApp: Bool
  /// What targets hold that are no tests: files and, with all that is in them, folders.
  package let members: Set<String>
  /// What targets hold that are tests.
  package let testMembers: Set<String>
  /// Folders that the project shows, among them those of local packages.
  package let folders: Set<String>
  /// The products of packages that its targets use.
  package let products: Set<String>

  /// - Parameter path: That of the `.xcodeproj` folder.
  /// - Returns: `nil` for a file that is no project.
  /// - Complexity: O(*n*) in the bytes of its `project.pbxproj`.
  package init?(path: String, bytes: [UInt8]) {
    guard let root = OldStyleValue(parsing: bytes), let identifier = root["rootObject"]?.string,
      case .dictionary(let objects)? = root["objects"], let project = objects[identifier]
    else { return nil }
    self.path = path
    developmentRegion = project["developmentRegion"]?.string.flatMap(TablePath.locale(ofFolder:))
    knownRegions = (project["knownRegions"]?.strings ?? []).compactMap { region in
      FolderName.noLanguages.contains(region) ? nil : TablePath.locale(ofFolder: region)
    }
    let folder = ProjectPath.folder(of: path)
    let base = project["projectDirPath"]?.string.map { ProjectPath.joined(folder, $0) } ?? folder
    let groups = XcodeGroups(objects, base: base, mainGroup: project["mainGroup"]?.string ?? "")
    let targets = (project["targets"]?.strings ?? []).compactMap { objects[$0] }
    makesApp = targets.contains { $0["productType"]?.string?.contains(".application") ?? false }
    func members(where isWanted: (OldStyleValue) -> Bool) -> Set<String> {
      var members = groups.exceptions(objects, where: isWanted)
      for target in targets where isWanted(target) {
        for folder in target["fileSystemSynchronizedGroups"]?.strings ?? [] {
          members.formUnion(groups.paths(of: folder))
        }
        for phase in target["buildPhases"]?.strings ?? [] {
          for file in objects[phase]?["files"]?.strings ?? [] {
            guard let reference = objects[file]?["fileRef"]?.string else { continue }
            members.formUnion(groups.paths(of: reference))
          }
        }
      }
      return members
    }
    self.members = members { !Self.isTest($0) }
    testMembers = members(where: Self.isTest)
    var folders = groups.folders
    var products: Set<String> = []
    for object in objects.values {
      switch object["isa"]?.string {
      case "XCLocalSwiftPackageReference":
        if let path = object["relativePath"]?.string { folders.insert(ProjectPath.joined(base, path)) }
      case "XCSwiftPackageProductDependency":
        if let product = object["productName"]?.string { products.insert(product) }
      default: continue
      }
    }
    self.folders = folders
    self.products = products
  }

  /// Whether a target tests others.
  private static func isTest(_ target: OldStyleValue) -> Bool {
    let type = target["productType"]?.string ?? ""
    return type.contains("unit-test") || type.contains("ui-testing")
  }
}
