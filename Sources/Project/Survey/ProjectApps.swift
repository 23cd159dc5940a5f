import Messages
import ProjectTables
import SourceFacts

/// What the apps of a folder's Xcode projects are called, on which systems they run, and which have a menu bar.
package struct ProjectApps: Sendable {
  private struct App {
    let presence: AppPresence
    let members: Set<String>
  }

  private var apps: [App] = []
  private var names: Set<String> = []
  private var membersForIOS: Set<String> = []
  private var withoutIOS: Set<String> = []
  /// Of targets and packages that are built for other systems.
  private var membersForOthers: Set<String> = []
  /// Whether there are apps, and all of them are for other systems than iOS.
  package private(set) var makesAppsForOthersAlone = false
  /// The names of tables that targets hold, and of which no file is there: something makes or fetches them.
  package private(set) var absentTables: Set<String> = []
  private var packages: [SwiftPackage] = []
  /// The folders around the tables of targets.
  private var foldersOfTables: Set<String> = []
  private var bundles: [XcodeBundle] = []
  /// Whether the project is a package alone, and no script copies its tables into an app's bundle.
  private var hasTablesOfModules = false

  /// No project is known.
  package init() {}

  /// - Parameters:
  ///   - manifests: Of projects that are made from them; those of folders with an Xcode project count for nothing.
  ///   - copiesTables: Whether a ``BundleScript`` does.
  ///   - bytes: Those of a file, by its path; `nil` for one that cannot be read.
  ///   - isThere: Whether there is a file at a path.
  package init(
    _ projects: [XcodeProject], _ packages: [SwiftPackage], _ manifests: [ProjectManifest] = [],
    copiesTables: @autoclosure () -> Bool = false, bytes: (String) -> [UInt8]?,
    isThere: (String) -> Bool = { _ in true }
  ) {
    var tables: [String: Bool] = [:]
    for path in projects.flatMap(\.members) {
      if let name = TablePath(path)?.name { tables[name] = tables[name] ?? false || isThere(path) }
    }
    absentTables = Set(tables.filter { !$0.value }.keys)
    let makers = projects.filter(\.makesApp)
    let made = Set(projects.map { ProjectPath.folder(of: $0.path) })
    let manifests = manifests.filter { !made.contains($0.folder) }
    makesAppsForOthersAlone =
      makers.isEmpty
      ? !manifests.isEmpty && manifests.allSatisfy(\.isForOtherSystems)
      : makers.allSatisfy(\.makesAppsForOthersAlone)
    membersForIOS = projects.reduce(into: []) { $0.formUnion($1.membersForIOS) }
    withoutIOS = projects.reduce(into: []) { $0.formUnion($1.withoutIOS) }
    membersForOthers = projects.reduce(into: []) { $0.formUnion($1.membersForOthers) }
    self.packages = packages
    hasTablesOfModules =
      projects.isEmpty && manifests.isEmpty && packages.contains { $0.folder.isEmpty } && !copiesTables()
    names = Set(packages.filter { $0.folder.isEmpty }.compactMap(\.name))
    let targets = manifests.flatMap(\.targets)
    bundles = projects.flatMap(\.bundles) + targets.compactMap(\.bundle)
    for path in bundles.flatMap(\.members) where TablePath(path) != nil {
      foldersOfTables.formUnion(ProjectPath.folders(above: path))
    }
    membersForOthers.formUnion(packages.filter(\.isForOtherSystems).map(\.folder))
    membersForOthers.formUnion(packages.flatMap(\.foldersForOtherSystems))
    membersForOthers.formUnion(manifests.filter(\.isForOtherSystems).map(\.folder))
    for target in targets {
      guard let bundle = target.bundle else { continue }
      if ProjectManifest.areOthers(target.systems) {
        membersForOthers.formUnion(bundle.members)
      } else {
        membersForIOS.formUnion(bundle.members)
      }
      guard target.isApp else { continue }
      names.formUnion(target.names)
      apps.append(App(presence: target.presence, members: bundle.members))
    }
    for app in projects.flatMap(\.apps) {
      let lists = app.infoPlists.sorted().compactMap(bytes).map(InfoPlist.init)
      names.formUnion(app.names)
      for list in lists {
        names.formUnion(
          ["CFBundleName", "CFBundleDisplayName"].compactMap { list.texts[$0] }.filter { !XcodeApp.isComputed($0) })
      }
      let stated = lists.isEmpty ? nil : AppPresence { key in lists.allSatisfy { $0.flags.contains(key) } }
      apps.append(
        App(presence: stated.map { $0 == .regular ? app.presence : $0 } ?? app.presence, members: app.members))
    }
  }

  /// Whether code may look texts up in the tables of a folder: those of a target of a package are for its own code.
  package func isOwn(_ folder: String, toCode path: String) -> Bool {
    packages.allSatisfy { !ProjectPath.isInside(folder, $0.folder) || ProjectPath.isInside(path, $0.folder) }
      && packageTarget(holding: folder).map { ProjectPath.isInside(path, $0) } ?? true
  }

  /// Whether a target holds both files.
  package func isInOneTarget(_ path: String, _ other: String) -> Bool {
    bundles.contains { $0.holds(path) && $0.holds(other) }
  }

  /// The folder of the target of a package whose bundle has the tables of a folder; `nil` where an app has them.
  ///
  /// - Parameter isModule: Whether the package that is the project may be meant: its code looks in `Bundle.module`.
  package func packageTarget(holding folder: String, orOfProject isModule: Bool = false) -> String? {
    let isWanted = isModule && hasTablesOfModules
    let around = packages.filter { (isWanted || !$0.folder.isEmpty) && ProjectPath.isInside(folder, $0.folder) }
    guard let package = around.max(by: { $0.folder.utf8.count < $1.folder.utf8.count }), !package.makesApp,
      !foldersOfTables.contains(folder), !bundles.contains(where: { $0.holds(folder) })
    else { return nil }
    return package.target(holding: folder)
  }

  /// The name of the framework that alone has a table; `nil` where another target has it too.
  func framework(holding table: String) -> String? {
    let holders = bundles(holding: table)
    return holders.allSatisfy(\.isFramework) ? holders.first?.name : nil
  }

  /// Whether a file is in a Swift package that lies in the project, which may be another's.
  package func isInPackage(_ path: String) -> Bool { packages.contains { ProjectPath.isInside(path, $0.folder) } }

  /// Whether no app is known, so that code of a framework or package runs in others'.
  package var hasNoApp: Bool { apps.isEmpty }

  /// Whether other projects may use what a file declares: no app is known, or the project itself is a package.
  func isForOthers(_ path: String) -> Bool { apps.isEmpty || packages.contains { $0.folder.isEmpty } }

  /// Whether apps alone hold a file that are there to try or show the code of another, as their names say.
  func isOfSample(_ path: String) -> Bool {
    let holders = bundles(holding: path)
    return !holders.isEmpty && holders.allSatisfy { $0.isApp && $0.isSample }
  }

  /// The targets that hold a file.
  func bundles(holding path: String) -> [XcodeBundle] { bundles.filter { $0.holds(path) } }

  /// Whether a text is what an app is called, with no further word: “Cues”, “Cues Pro”, “Cues v%@”. No language says it
  /// otherwise.
  package func isName(_ text: KeyText) -> Bool {
    let words = text.description
    // “Talk” is what the app “Nextcloud Talk” is called at home.
    return names.contains(words) || names.contains { $0.hasSuffix(" " + words) && $0.split(separator: " ").count == 2 }
      || names.contains { words.contains($0) && !KeyText(Self.words(of: words, without: $0)).hasWords }
  }

  private static func words(of text: String, without name: String) -> String {
    text.replacing(name, with: " ").split(whereSeparator: \.isWhitespace)
      .filter { !ServiceName.isTier($0.filter(\.isLetter)) && $0 != "App" }.joined(separator: " ")
  }

  /// Whether a target says that it does not have a file, and no other has it.
  package func leavesOut(_ path: String) -> Bool {
    bundles.contains { TargetMembers.holds($0.excluded, path) } && !bundles.contains { $0.holds(path) }
  }

  /// Whether no app that holds a nib or storyboard shows the menus of a menu bar.
  ///
  /// - Parameter showsMenuBar: Whether code turns an app without a menu bar into one that has it.
  package func hidesMenuBar(of path: String, showsMenuBar: @autoclosure () -> Bool) -> Bool {
    let holders = apps.filter { TargetMembers.holds($0.members, path) }
    guard !holders.isEmpty, holders.allSatisfy({ $0.presence != .regular }) else { return false }
    return holders.allSatisfy { $0.presence == .background } || !showsMenuBar()
  }

  /// Whether no target that is built for iOS has a file; where no target names it, its folder tells.
  package func isForOtherSystem(_ path: String) -> Bool {
    if makesAppsForOthersAlone || withoutIOS.contains(path) { return true }
    if TargetMembers.holds(membersForIOS, path) { return false }
    return TargetMembers.holds(membersForOthers, path) || OtherSystemFolder.holds(path)
  }
}

/// Code that gives an app without a menu bar one.
enum ActivationPolicy {
  private static let calls = [
    ("setActivationPolicy", ".regular"), ("setActivationPolicy", "NSApplicationActivationPolicyRegular"),
    ("TransformProcessType", "kProcessTransformToForegroundApplication"),
  ]

  /// - Complexity: O(*n*) in the bytes of the code.
  static func isChanged(in files: [ScannedFile]) -> Bool {
    files.contains { file in
      guard ProjectPath.isCode(file.path) else { return false }
      let text = String(decoding: file.bytes, as: UTF8.self)
      return calls.contains { text.contains($0.0) && text.contains($0.1) }
    }
  }
}
