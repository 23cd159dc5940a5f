import StringTables

/// Tables that the system, or a well-known program, reads by itself.
package enum SystemTables {
  /// In small letters: on a Mac's file system `infoPlist.strings` is read too. Spotlight reads `schema.strings` for
  /// what `schema.xml` declares.
  private static let names: Set<String> = [
    "infoplist", "servicesmenu", "appshortcuts", "internetaccesspolicy", "schema",
  ]

  package static func contains(_ group: TableGroup) -> Bool {
    let name = group.name.lowercased()
    return names.contains(name) || name.hasSuffix("-infoplist")
      || group.folder.split(separator: "/").contains { $0.hasSuffix(".bundle") }
  }
}
