import SourceText

/// Which entries of a document have the same key, found by the bytes of the decoded keys.
///
/// Keys are compared scalar by scalar, as CoreFoundation does.
///
/// ```swift
/// for (entry, earlier) in KeyIndex(of: document, within: .tablesAndLocales).repetitions { … }
/// ```
package struct KeyIndex: Sendable {
  /// What else than the key must be the same.
  package enum Scope: Sendable {
    /// The table, which only XLIFF names: a key counts once for all languages.
    case tables
    /// The table and the language.
    case tablesAndLocales
  }

  /// The number of different keys.
  package let count: Int

  /// The entries whose key an earlier one has, in the order of the document, each with the first of them.
  package let repetitions: [(entry: Int, first: Int)]

  /// - Complexity: O(*n*) in the size of all keys, on average.
  package init(of document: StringDocument, within scope: Scope) {
    self.init(of: document.entries, document.textBuffer(), within: scope)
  }

  init(of entries: StringEntries, _ texts: TextBuffer, within scope: Scope) {
    var keys = KeyTable(texts, minimumCapacity: entries.count)
    // The first entry of each key, as long as some key was there before: else the numbers are the same.
    var firsts: [Int] = []
    var repetitions: [(entry: Int, first: Int)] = []
    var scopes = EntryScopes(scope)
    for index in entries.indices {
      guard let number = keys.insert(entries.key(at: index), scope: scopes.number(of: entries.origin(at: index))) else {
        if !repetitions.isEmpty { firsts.append(index) }
        continue
      }
      if repetitions.isEmpty { firsts = Array(0..<index) }
      repetitions.append((index, firsts[number]))
    }
    count = keys.count
    self.repetitions = repetitions
  }

  /// The number of different keys in the first `end` entries and in all, whatever their language.
  static func count(of entries: StringEntries, _ texts: TextBuffer, upTo end: Int) -> (first: Int, all: Int) {
    var keys = KeyTable(texts, minimumCapacity: entries.count)
    var scopes = EntryScopes(.tables)
    var first = 0
    for index in entries.indices {
      _ = keys.insert(entries.key(at: index), scope: scopes.number(of: entries.origin(at: index)))
      if index < end { first = keys.count }
    }
    return (first, keys.count)
  }
}

/// Numbers for tables and languages.
private struct EntryScopes {
  private struct Name: Hashable {
    var table: String?
    var locale: String?
  }

  private let scope: KeyIndex.Scope
  private var byName: [Name: UInt32] = [Name(): 0]
  private var byOrigin: [ObjectIdentifier: UInt32] = [:]
  private var last: (origin: ObjectIdentifier, number: UInt32)?

  init(_ scope: KeyIndex.Scope) { self.scope = scope }

  @inline(__always)
  mutating func number(of origin: EntryOrigin?) -> UInt32 {
    guard let origin else { return 0 }
    let identifier = ObjectIdentifier(origin)
    if let last, last.origin == identifier { return last.number }
    let number = byOrigin[identifier] ?? add(origin)
    last = (identifier, number)
    return number
  }

  private mutating func add(_ origin: EntryOrigin) -> UInt32 {
    let name = Name(table: origin.table, locale: scope == .tables ? nil : origin.locale)
    let number = byName[name] ?? UInt32(byName.count)
    byName[name] = number
    byOrigin[ObjectIdentifier(origin)] = number
    return number
  }
}
