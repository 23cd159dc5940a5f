import Messages
import StringFormats

/// What an Xcode project says of its languages, and which files its targets hold.
package struct XcodeProject: Sendable {
  /// Relative to the folder that is surveyed, as in `App/App.xcodeproj`.
  package let path: String
  /// The language that the developers write, as a locale; `nil` where it names none.
  package let developmentRegion: String?
  /// The languages that the project names, as locales, and those whose folders its targets hold; `Base` left out.
  package private(set) var knownRegions: [String]
  /// Whether a target is an app, rather than a framework or tests.
  package let makesApp: Bool
  /// Its targets that are apps.
  package let apps: [XcodeApp]
  /// Its targets with code or resources, without tests.
  package let bundles: [XcodeBundle]
  /// What targets hold that are no tests: files and, with all that is in them, folders.
  package let members: Set<String>
  /// What targets hold that are tests.
  package let testMembers: Set<String>
  /// Files that the project shows and no target builds.
  package let unbuilt: Set<String>
  /// What targets hold that are built for iOS, and those of which the project does not say it.
  package let membersForIOS: Set<String>
  /// Files of the folders of these targets that they hold on other systems alone.
  package let withoutIOS: Set<String>
  /// What targets hold that are built for other systems alone.
  package let membersForOthers: Set<String>
  /// Whether it makes apps, and all of them for other systems than iOS.
  package let makesAppsForOthersAlone: Bool
  /// Folders that the project shows, among them those of local packages.
  package let folders: Set<String>
  /// The products of packages that its targets use.
  package let products: Set<String>
  /// The frameworks that its targets are built with, or that it makes, as in `Hardware.framework`.
  package let frameworks: Set<String>

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
    let base = project["projectDirPath"]?.string.flatMap { ProjectPath.shortJoined(folder, $0) } ?? folder
    let groups = XcodeGroups(objects, base: base, mainGroup: project["mainGroup"]?.string ?? "")
    var seen: Set<String> = []
    let identifiers = (project["targets"]?.strings ?? []).filter { objects[$0] != nil && seen.insert($0).inserted }
    let targets = identifiers.compactMap { objects[$0] }
    let exceptionsByTarget = groups.exceptions(objects)
    func exceptions(where isWanted: (OldStyleValue) -> Bool) -> Set<String> {
      exceptionsByTarget.given.reduce(into: []) { if objects[$1.key].map(isWanted) ?? false { $0.formUnion($1.value) } }
    }
    let isApp = { (target: OldStyleValue) in target["productType"]?.string?.contains(".application") ?? false }
    makesApp = targets.contains(where: isApp)
    // Each list is read once, whichever of these targets name it.
    func paths(of targets: [OldStyleValue], where isWanted: (OldStyleValue) -> Bool = { _ in true }) -> Set<String> {
      var paths: Set<String> = []
      var seen: Set<String> = []
      func add(_ identifier: String) {
        if seen.insert(identifier).inserted { paths.formUnion(groups.paths(of: identifier)) }
      }
      for target in targets {
        for folder in target["fileSystemSynchronizedGroups"]?.strings ?? [] { add(folder) }
        for phase in target["buildPhases"]?.strings ?? [] where seen.insert(phase).inserted {
          for file in objects[phase]?["files"]?.strings ?? [] {
            if let file = objects[file], isWanted(file), let reference = file["fileRef"]?.string { add(reference) }
          }
        }
      }
      return paths
    }
    func members(where isWanted: (OldStyleValue) -> Bool) -> Set<String> {
      exceptions(where: isWanted).union(paths(of: targets.filter(isWanted)))
    }
    func settings(of object: OldStyleValue) -> [OldStyleValue] {
      let list = object["buildConfigurationList"]?.string.flatMap { objects[$0] }
      return (list?["buildConfigurations"]?.strings ?? []).compactMap { objects[$0]?["buildSettings"] }
    }
    var apps: [XcodeApp] = []
    var bundles: [XcodeBundle] = []
    // A phase is that of one target.
    var phases: Set<String> = []
    for (identifier, target) in zip(identifiers, targets)
    where !Self.isTest(target) && (target["buildPhases"]?.strings ?? []).allSatisfy({ phases.insert($0).inserted }) {
      let name = target["name"]?.string ?? ""
      let members = paths(of: [target])
      if isApp(target) {
        apps.append(XcodeApp(name: name, settings: settings(of: target), base: base, members: members))
      }
      bundles.append(
        XcodeBundle(
          name: name, isExtension: target["productType"]?.string?.contains("extension") ?? false,
          isApp: isApp(target), isFramework: target["productType"]?.string == "com.apple.product-type.framework",
          members: members.union(exceptionsByTarget.given[identifier] ?? []),
          excluded: exceptionsByTarget.taken[identifier] ?? []))
    }
    (self.apps, self.bundles) = (apps, bundles)
    let common = settings(of: project)
    let isForIOS = { (target: OldStyleValue) in BuildSystems.includeIOS(settings(of: target), project: common) }
    makesAppsForOthersAlone = makesApp && !targets.contains { isApp($0) && isForIOS($0) }
    let ofIOS = targets.filter { !Self.isTest($0) && isForIOS($0) }
    membersForIOS = exceptions { !Self.isTest($0) && isForIOS($0) }
      .union(paths(of: ofIOS, where: Self.isBuiltForIOS))
    withoutIOS = zip(identifiers, targets).filter { isForIOS($1) }
      .reduce(into: []) { $0.formUnion(exceptionsByTarget.forOthers[$1.0] ?? []) }
    membersForOthers = members { !Self.isTest($0) && !isForIOS($0) }
      .union(paths(of: ofIOS) { !Self.isBuiltForIOS($0) })
    let own = membersForIOS.union(membersForOthers)
    self.members = own
    // Folders of languages that targets hold as they are.
    let folders = own.map(ProjectPath.name).filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    let shipped = folders.filter { !FolderName.noLanguages.contains($0) }.compactMap(TablePath.locale(ofFolder:))
    knownRegions += Set(shipped).subtracting(knownRegions).sorted()
    let tests = members(where: Self.isTest)
    testMembers = tests
    var shown = groups.folders
    var products: Set<String> = []
    var unbuilt: Set<String> = []
    var frameworks: Set<String> = []
    for (identifier, object) in objects {
      switch object["isa"]?.string {
      case "PBXFileReference":
        unbuilt.formUnion(groups.paths(of: identifier).filter { !own.contains($0) && !tests.contains($0) })
        if object["sourceTree"]?.string == "BUILT_PRODUCTS_DIR", let path = object["path"]?.string,
          path.hasSuffix(".framework")
        {
          frameworks.insert(path)
        }
      case "XCLocalSwiftPackageReference":
        if let path = object["relativePath"]?.string.flatMap({ ProjectPath.shortJoined(base, $0) }) {
          shown.insert(path)
        }
      case "XCSwiftPackageProductDependency":
        if let product = object["productName"]?.string { products.insert(product) }
      default: continue
      }
    }
    self.unbuilt = unbuilt
    self.folders = shown
    self.products = products
    self.frameworks = frameworks
  }

  /// Whether another project is built with a framework of this one.
  package func makesFramework(for other: XcodeProject) -> Bool {
    bundles.contains { $0.isFramework && other.frameworks.contains($0.name + ".framework") }
  }

  /// Whether a target that is built for several systems has a file of its phases on iOS.
  private static func isBuiltForIOS(_ file: OldStyleValue) -> Bool {
    includeIOS(file["platformFilters"]?.strings ?? [file["platformFilter"]?.string].compactMap(\.self))
  }

  /// Whether what is filtered by systems is built for iOS.
  static func includeIOS(_ systems: [String]) -> Bool { systems.isEmpty || systems.contains("ios") }

  /// Whether a target tests others.
  private static func isTest(_ target: OldStyleValue) -> Bool {
    let type = target["productType"]?.string ?? ""
    return type.contains("unit-test") || type.contains("ui-testing")
  }
}
