import SourceFacts
import StringTables

/// Whether the code of a file sees the tables of the project: that of an app extension sees those of the extension
/// alone (Apple, “Handling Common Scenarios” in the App Extension Programming Guide: an extension has its own bundle).
struct ExtensionReach {
  private let apps: ProjectApps
  /// By name, the paths of the files of tables.
  private let tables: [String: [String]]

  init(_ project: Project, _ apps: ProjectApps) {
    self.apps = apps
    tables = project.documents.reduce(into: [:]) { $0[$1.tablePath.name, default: []].append($1.path) }
  }

  /// The app extensions that alone hold a file of code.
  func extensions(ofCode path: String) -> [XcodeBundle] { apps.extensions(ofCode: path) }

  /// What a use resolves to in the bundles that its code runs in.
  ///
  /// - Parameter extensions: Those of the file, if it is in nothing else.
  /// - Complexity: O(*n*) in the files of the table, where the code is in an extension.
  func resolution(_ resolution: KeyResolution, of use: KeyUse, in extensions: [XcodeBundle]) -> KeyResolution {
    guard let first = extensions.first else { return resolution }
    let places: [KeyPlace]
    switch resolution {
    case .found(let found): places = found
    case .absent, .noTable: places = []
    case .otherPlaceholders, .elsewhere, .outOfReach, .hardCoded, .unchecked: return resolution
    }
    // Another bundle may be meant, which a function of the project knows.
    guard use.bundle == nil, !use.hasUnknownTable, use.origin == .view || Self.functions.contains(use.function) else {
      return resolution
    }
    let paths = tables[use.table ?? Table.defaultName] ?? []
    let isThere = extensions.contains { holder in paths.contains { TargetMembers.holds(holder.members, $0) } }
    return isThere ? resolution : .outOfReach(ofExtension: first.name, places)
  }

  /// Those of the system that look in the bundle of the code that runs.
  private static let functions: Set<String> = [
    "NSLocalizedString", "NSLocalizedStringFromTable", "String(localized:)", "AttributedString(localized:)",
  ]
}
