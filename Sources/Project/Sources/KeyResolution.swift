/// Why code does not see the tables that have its key.
package enum UnseenBundle: Hashable, Sendable {
  /// The app extension or app of this name, whose code it is, has no table of the name that is looked for.
  case ofTarget(String, isExtension: Bool)
  /// The app's bundle is looked in, and the key is in that of a module, which may be the one that the code is of.
  case ofModule(TableModule, isOwn: Bool)
}

/// What has a bundle of its own beside the app's.
package enum TableModule: Hashable, Sendable {
  /// The target of a package in this folder.
  case package(String)
  /// The framework of this name.
  case framework(String)

  package var isFramework: Bool { if case .framework = self { true } else { false } }

  /// How it is called in a message.
  package var name: String {
    switch self {
    case .package(let folder): "'\(folder)'"
    case .framework(let name): "the framework '\(name)'"
    }
  }

  /// How code of it says its bundle.
  package var bundle: String {
    switch self {
    case .package: ".module"
    case .framework: "Bundle(for: …)"
    }
  }
}

/// What the tables have of a key that code names.
package enum KeyResolution: Hashable, Sendable {
  /// At least one: tables of one name may stand in several folders.
  case found([KeyPlace])
  /// The table has the same letters with other placeholders, so that the app does not find them.
  case otherPlaceholders(KeyPlace)
  /// Other tables have it, the one that the code names has not.
  case elsewhere([KeyPlace])
  /// There is no table of that name.
  case noTable
  /// The bundle that is looked in has it not, whatever others have: the key itself is shown. The places of those that
  /// have it may be none.
  case outOfReach(UnseenBundle, [KeyPlace])
  /// A key that no table has.
  case absent
  /// No key: a text that stands in a view as it is.
  case hardCoded
  /// Nobody can tell: another bundle's key, one without letters, or one whose text no user sees.
  case unchecked

  /// The module whose bundle the code is to name.
  package var module: TableModule? { if case .outOfReach(.ofModule(let module, _), _) = self { module } else { nil } }

  /// Whether it is a key, and neither its table nor another one has it.
  package var isMissing: Bool {
    switch self {
    case .absent, .noTable, .outOfReach(_, []): true
    default: false
    }
  }
}
