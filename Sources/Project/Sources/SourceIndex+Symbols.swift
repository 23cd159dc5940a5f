// Symbols that Xcode generates for the keys of catalogs.
extension SourceIndex {
  /// The keys of catalogs whose symbol stands anywhere in code that uses such symbols: `.settingsTitle` may be an
  /// argument of anything.
  ///
  /// - Complexity: O(*n* + *m*) in the keys of the catalogs and the names of the code.
  func keysOfSymbols(in project: Project) -> Set<KeyPlace> {
    guard files.contains(where: { $0.facts.accessors.contains { $0.path.first == Self.symbolType } }) else { return [] }
    var places: [String: [KeyPlace]] = [:]
    for (number, group) in project.groups.enumerated() {
      for entry in group.sourceEntries where entry.format == .xcstrings && KeySpelling(entry.key.string).isName {
        let key = entry.key.string
        places[AccessorLookup.folded(key), default: []].append(KeyPlace(group: number, key: key))
      }
    }
    guard !places.isEmpty else { return [] }
    let names = files.reduce(into: Set<String>()) { names, file in
      for part in file.facts.parts { names.formUnion(part.names) }
    }
    return names.reduce(into: []) { $0.formUnion(places[AccessorLookup.folded($1)] ?? []) }
  }

  private static let symbolType = "LocalizedStringResource"
}
