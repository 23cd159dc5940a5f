import StringTables

/// How previews name the keys of a project: by the key, or by its table and the key with a slash between them.
struct PreviewKeys {
  private let groups: [TableGroup]
  /// Names of tables that several folders have.
  private let repeatedNames: Set<String>

  init(_ groups: [TableGroup]) {
    self.groups = groups
    var seen: Set<String> = []
    repeatedNames = Set(groups.map(\.name).filter { !seen.insert($0).inserted })
  }

  /// The key itself in the table that apps read by default, else its table and the key.
  func reference(to key: String, in group: Int) -> String {
    let table = groups[group].name
    return table == "Localizable" && !repeatedNames.contains(table) ? key : fullReference(to: key, in: group)
  }

  /// The table with its folder.
  private func fullName(of group: Int) -> String {
    let folder = groups[group].folder
    return folder.isEmpty ? groups[group].name : "\(folder)/\(groups[group].name)"
  }

  /// What a reference may mean: the groups that have the whole of it as a key, else those whose table it names.
  ///
  /// - Complexity: O(*n*) in the groups.
  func keys(_ reference: String) -> [(group: Int, key: String)] {
    let whole = groups.indices.filter { groups[$0].source?[reference] != nil }
    if !whole.isEmpty { return whole.map { ($0, reference) } }
    return groups.indices.compactMap { group in
      key(reference, in: group).flatMap { groups[group].source?[$0] == nil ? nil : (group, $0) }
    }
  }

  /// The rest of a reference that names the table of a group.
  private func key(_ reference: String, in group: Int) -> String? {
    for table in [fullName(of: group), groups[group].name] where reference.utf8.starts(with: (table + "/").utf8) {
      return String(reference.utf8.dropFirst(table.utf8.count + 1))
    }
    return nil
  }

  /// All that a reference which names nothing may have meant.
  func candidates(for reference: String) -> [String] {
    groups.flatMap { group in
      group.sourceEntries.lazy.map(\.key.string).flatMap { key in
        reference.utf8.contains(UInt8(ascii: "/")) ? ["\(group.name)/\(key)", key] : [key]
      }
    }
  }

  /// The reference with which a key is told from equal ones of other tables.
  func fullReference(to key: String, in group: Int) -> String {
    let table = groups[group].name
    return "\(repeatedNames.contains(table) ? fullName(of: group) : table)/\(key)"
  }
}
