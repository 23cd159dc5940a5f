import Messages
import ProjectTables
import SourceFacts

/// Whether the code of a file sees the tables of the project. That of an app extension sees those of the extension
/// alone (Apple, “Handling Common Scenarios” in the App Extension Programming Guide: an extension has its own bundle).
/// What names no bundle looks in that of the app, and the tables of a package's target are in another (Apple,
/// “Bundling resources with a Swift package”: reached by `Bundle.module`), and so are those of a framework.
struct LookupReach {
  private let apps: ProjectApps
  /// By name, the paths of the files of tables.
  private let tables: [String: [String]]
  /// By the number of a table group, what has it in a bundle of its own; `nil` for those of apps.
  private let modules: [TableModule?]
  /// By the number of a table group, the name of its table.
  private let names: [String]
  /// The names of the targets of Xcode projects that hold a table, without frameworks.
  private let targetsWithTables: Set<String>
  /// The names of tables that the Xcode project holds and of which no file is there, whatever packages have.
  let absentTables: Set<String>

  init(_ project: Project, _ apps: ProjectApps, _ files: [ScannedFile]) {
    self.apps = apps
    let usesModule = files.contains { $0.facts.parts.contains { $0.names.contains("module") } }
    tables = project.documents.reduce(into: [:]) { $0[$1.tablePath.name, default: []].append($1.path) }
    modules = project.groups.map { group in
      if let folder = apps.packageTarget(holding: group.folder, orOfProject: usesModule) { return .package(folder) }
      let entry = group.tables.min { $0.key < $1.key }?.value.entries.first
      return entry.flatMap { apps.framework(holding: project.documents[$0.document].path) }.map { .framework($0) }
    }
    names = project.groups.map(\.name)
    let namesOfApps = zip(names, modules).lazy.filter { $1 == nil }.map(\.0)
    absentTables = apps.absentTables.subtracting(namesOfApps)
    targetsWithTables = project.documents.reduce(into: []) { names, document in
      names.formUnion(apps.bundles(holding: document.path).filter { !$0.isFramework }.map(\.name))
    }
  }

  /// The extensions that alone hold a file of code; or the apps, where none of them has any table and others do.
  func separateTargets(ofCode path: String) -> [XcodeBundle] {
    let holders = apps.bundles(holding: path)
    if holders.allSatisfy(\.isExtension) { return holders }
    guard !targetsWithTables.isEmpty else { return [] }
    let haveNone = holders.allSatisfy { ($0.isApp || $0.isExtension) && !targetsWithTables.contains($0.name) }
    return haveNone ? holders : []
  }

  /// What a use resolves to in the bundles that its code runs in.
  ///
  /// - Parameters:
  ///   - path: That of the file.
  ///   - separate: The ``separateTargets(ofCode:)`` of the file.
  /// - Complexity: O(*n*) in the files of the table, where there are such targets.
  func resolution(
    _ resolution: KeyResolution, of use: KeyUse, in path: String, _ separate: [XcodeBundle]
  ) -> KeyResolution {
    let places: [KeyPlace]
    if !absentTables.isEmpty, absentTables.contains(use.table ?? TablePath.defaultName),
      !apps.bundles(holding: path).isEmpty
    {
      // The table that is not there may have it.
      if case .found = resolution { return resolution }
      return .unchecked
    }
    switch resolution {
    case .found(let found): places = found
    case .absent, .noTable, .elsewhere: places = []
    case .otherPlaceholders, .outOfReach, .hardCoded, .unchecked: return resolution
    }
    // Another bundle may be meant, which a function of the project knows.
    let isOfSystem = Self.functions.contains(use.function)
    guard use.bundle == nil, !use.hasUnknownTable, use.origin == .view || isOfSystem else { return resolution }
    if let first = separate.first {
      let paths = tables[use.table ?? TablePath.defaultName] ?? []
      let isThere = separate.contains { holder in paths.contains(where: holder.holds) }
      if !isThere { return .outOfReach(.ofTarget(first.name, isExtension: first.isExtension), places) }
    }
    // What is stored or handed on as a key may meet its bundle later.
    guard isOfSystem || Self.views.contains(use.function) else { return resolution }
    if resolution == .absent {
      return ownModule(use, in: path).map { .outOfReach(.ofModule($0, isOwn: true), []) } ?? resolution
    }
    let holders = places.compactMap { modules[$0.group] }
    guard let first = holders.first, holders.count == places.count else { return resolution }
    let own = holders.first { isOf($0, path) }
    return .outOfReach(.ofModule(own ?? first, isOwn: own != nil), places)
  }

  /// The module that code is of, where it alone, and no app, has a table of the name.
  private func ownModule(_ use: KeyUse, in path: String) -> TableModule? {
    let holders = modules.indices.filter { names[$0] == use.table ?? TablePath.defaultName }.map { modules[$0] }
    return holders.contains(nil) ? nil : holders.lazy.compactMap(\.self).first { isOf($0, path) }
  }

  /// Whether code is of a module, and no app has it too.
  private func isOf(_ module: TableModule, _ path: String) -> Bool {
    switch module {
    case .package(let folder): return ProjectPath.isInside(path, folder)
    case .framework(let name):
      let holders = apps.bundles(holding: path)
      return !holders.isEmpty && holders.allSatisfy { $0.name == name }
    }
  }

  /// Views of the system, and their modifiers, that look in the app's bundle unless they are told another.
  private static let views: Set<String> = [
    "Text", "Button", "Label", "Toggle", "Section", "Link", "Menu", "Picker", "TextField", "SecureField", "Stepper",
    "NavigationLink", "Slider", "DatePicker", "ColorPicker", "DisclosureGroup", "ProgressView", "GroupBox", "Tab",
    "LabeledContent", "ContentUnavailableView", "ControlGroup", "ShareLink", "Window", "WindowGroup", "CommandMenu",
    ".navigationTitle", ".navigationSubtitle", ".alert", ".confirmationDialog", ".accessibilityLabel",
    ".accessibilityHint", ".accessibilityValue", ".help", ".badge",
  ]

  /// Those of the system that look in the bundle of the code that runs.
  private static let functions: Set<String> = [
    "NSLocalizedString", "NSLocalizedStringFromTable", "String(localized:)", "AttributedString(localized:)",
  ]
}
