import Project
import ProjectTables

extension Report {
  /// Whether code that uses other keys of a table uses none of this name, and nothing else reads the table.
  ///
  /// - Parameter group: The number of the table.
  func isUnused(_ key: String, inGroup group: Int) -> Bool {
    isUnnamed(key, inGroup: group) && project.sourceIndex?.unsureGroups[group] == nil
  }

  /// Whether a key is unused unless code makes it at run time.
  ///
  /// - Parameter group: The number of the table.
  func isUnnamed(_ key: String, inGroup group: Int) -> Bool {
    // Where no code names any of a table's keys, the code that does was not scanned, or makes them at run time.
    guard let index = project.sourceIndex, index.usedGroups.contains(group), !index.openGroups.contains(group),
      !index.usedKeys.contains(KeyPlace(group: group, key: key)), !key.allSatisfy(\.isWhitespace)
    else { return false }
    let table = project.groups[group]
    if SystemTables.contains(table) || InterfaceKey.isOne(key) { return false }
    if IntentKey.isOne(key), !index.intentTables.contains(table.name) { return false }
    return !words("keys", of: .unusedKey).contains { WildcardPattern($0).matches(key) }
      && !words("tables", of: .unusedKey).contains { WildcardPattern($0).matches(table.name) }
  }
}
