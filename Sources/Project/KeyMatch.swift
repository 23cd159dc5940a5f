import StringTables

/// Which entry of the development language each entry of a translation translates.
package struct KeyMatch: Sendable {
  /// By the number of the entry of the translation; -1 for a key that the source does not have.
  private let sources: [Int32]
  /// The entries of the source that the translation does not have, ascending.
  package let missing: [Int]
  package let hasExtra: Bool

  /// - Precondition: Both are of one table.
  /// - Complexity: O(*n*) in the entries.
  package init(of translation: Table, to source: Table) {
    let sources = source.numbers(ofKeysOf: translation.entries.indices, in: translation)
    var isThere = [Bool](repeating: false, count: source.entries.count)
    var count = 0
    for found in sources where found >= 0 {
      isThere[Int(found)] = true
      count += 1
    }
    self.sources = sources
    hasExtra = count < sources.count
    missing = count == isThere.count ? [] : isThere.indices.filter { !isThere[$0] }
  }

  /// Of a translation that is not there.
  ///
  /// - Complexity: O(*n*) in the entries.
  package init(ofNothingTo source: Table) {
    sources = []
    hasExtra = false
    missing = Array(source.entries.indices)
  }

  /// The entry of the source that an entry of the translation translates; `nil` where there is none.
  package func source(of number: Int) -> Int? { sources[number] < 0 ? nil : Int(sources[number]) }

  /// The entries of the translation whose key the source does not have, ascending.
  package var extra: [Int] { hasExtra ? sources.indices.filter { sources[$0] < 0 } : [] }
}
