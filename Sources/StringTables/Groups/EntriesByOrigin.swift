import StringFormats

/// The entries of a document that have one language and table, for each of these.
struct EntriesByOrigin {
  private(set) var parts: [(origin: EntryOrigin?, entries: [Int])] = []
  private var numbers: [ObjectIdentifier?: Int] = [:]

  /// - Complexity: O(*n*) in the entries.
  init(_ range: Range<Int>, of entries: StringEntries) {
    // The languages of a key follow one another as those of the key before.
    var next = 0
    for entry in range {
      let origin = entries.origin(at: entry)
      if next >= parts.count || parts[next].origin !== origin { next = number(of: origin) }
      parts[next].entries.append(entry)
      // All of a `.strings` file have the same.
      if parts.count > 1 { next = next + 1 == parts.count ? 0 : next + 1 }
    }
  }

  private mutating func number(of origin: EntryOrigin?) -> Int {
    let identifier = origin.map(ObjectIdentifier.init)
    if let known = numbers[identifier] { return known }
    numbers[identifier] = parts.count
    parts.append((origin, []))
    return parts.count - 1
  }
}
