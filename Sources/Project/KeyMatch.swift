import StringTables

/// Which entry of the development language each entry of a translation translates.
package struct KeyMatch: Sendable {
  /// By the number of the entry of the translation; -1 for a key that the source does not have.
  private let sources: [Int32]
  /// The entries of the source that the translation does not have, ascending.
  package let missing: [Int]
  /// The entries of the translation whose key the source does not have, ascending.
  package let extra: [Int]
  /// The entries of the source whose key the translation spells otherwise, as the formats of a rule editor may be: the
  /// titles of “%[all,any]@ are true” stand in two keys where grammar asks for it.
  package let regrouped: Int

  /// - Precondition: Both are of one table.
  /// - Complexity: O(*n*) in the entries, and in the keys that only one of the two has.
  package init(of translation: Table, to source: Table) {
    let sources = source.numbers(ofKeysOf: translation.entries.indices, in: translation)
    var isThere = [Bool](repeating: false, count: source.entries.count)
    var count = 0
    for found in sources where found >= 0 {
      isThere[Int(found)] = true
      count += 1
    }
    self.sources = sources
    let extra = count < sources.count ? sources.indices.filter { sources[$0] < 0 } : []
    let missing = count == isThere.count ? [] : isThere.indices.filter { !isThere[$0] }
    var shared: Set<String> = []
    if !missing.isEmpty, !extra.isEmpty {
      shared = Self.shapes(missing, of: source).intersection(Self.shapes(extra, of: translation))
    }
    guard !shared.isEmpty else {
      (self.missing, self.extra, regrouped) = (missing, extra, 0)
      return
    }
    func isShared(_ number: Int, _ table: Table) -> Bool {
      RuleEditorFormat.shape(of: table.entries[number].key.string).map(shared.contains) ?? false
    }
    self.missing = missing.filter { !isShared($0, source) }
    self.extra = extra.filter { !isShared($0, translation) }
    regrouped = missing.count - self.missing.count
  }

  private static func shapes(_ numbers: [Int], of table: Table) -> Set<String> {
    Set(numbers.lazy.compactMap { RuleEditorFormat.shape(of: table.entries[$0].key.string) })
  }

  /// Of a translation that is not there.
  ///
  /// - Complexity: O(*n*) in the entries.
  package init(ofNothingTo source: Table) {
    sources = []
    extra = []
    missing = Array(source.entries.indices)
    regrouped = 0
  }

  /// The entry of the source that an entry of the translation translates; `nil` where there is none.
  package func source(of number: Int) -> Int? { sources[number] < 0 ? nil : Int(sources[number]) }
}
