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

  /// What a use resolves to in the bundle that its code runs in.
  ///
  /// - Complexity: O(*n*) in the files of the table and the targets of the project, where the code is in an extension.
  func resolution(_ resolution: KeyResolution, of use: KeyUse, in path: String) -> KeyResolution {
    let places: [KeyPlace]
    switch resolution {
    case .found(let found): places = found
    case .absent, .noTable: places = []
    case .otherPlaceholders, .elsewhere, .outOfReach, .hardCoded, .unchecked: return resolution
    }
    // Another bundle may be meant, which a function of the project knows.
    guard use.bundle == nil, !use.hasUnknownTable, use.origin == .view || Self.functions.contains(use.function),
      let holder = apps.extensionWithoutTable(ofCode: path, tables: tables[use.table ?? Table.defaultName] ?? [])
    else { return resolution }
    return .outOfReach(ofExtension: holder, places)
  }

  /// Those of the system that look in the bundle of the code that runs.
  private static let functions: Set<String> = [
    "NSLocalizedString", "NSLocalizedStringFromTable", "String(localized:)", "AttributedString(localized:)",
  ]
}
