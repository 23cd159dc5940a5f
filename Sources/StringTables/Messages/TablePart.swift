import StringFormats

/// A table in one locale while it is made, without the keys that it shares.
struct TablePart {
  private(set) var documents: [TableDocument] = []
  private(set) var places: [Table.EntryPosition] = []
  private(set) var keyNumbers: [UInt32] = []
  private(set) var entryNumbers: [Int32] = []

  mutating func reserveCapacity(_ count: Int) {
    places.reserveCapacity(count)
    keyNumbers.reserveCapacity(count)
  }

  mutating func number(of document: TableDocument) -> UInt32 {
    if let index = documents.lastIndex(where: { $0 === document }) { return UInt32(index) }
    documents.append(document)
    return UInt32(documents.count - 1)
  }

  /// Adds an entry; returns the document that has its key already.
  mutating func insert(_ place: Table.EntryPosition, key: Int, keyCount: Int) -> UInt32? {
    if key >= entryNumbers.count {
      if entryNumbers.isEmpty { entryNumbers.reserveCapacity(keyCount) }
      // Mostly one: the languages are in one order.
      while key >= entryNumbers.count { entryNumbers.append(-1) }
    }
    guard entryNumbers[key] >= 0 else {
      entryNumbers[key] = Int32(places.count)
      places.append(place)
      keyNumbers.append(UInt32(key))
      return nil
    }
    let known = Int(entryNumbers[key])
    let earlier = places[known].document
    let isHidden =
      documents[Int(earlier)].document.format == .stringsdict
      && documents[Int(place.document)].document.format != .stringsdict
    if !isHidden { places[known] = place }
    return earlier
  }
}
