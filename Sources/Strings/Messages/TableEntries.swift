/// The entries of a table, each put together when it is asked for.
public struct TableEntries: RandomAccessCollection, Sendable {
  let table: Table

  init(table: Table) { self.table = table }

  public var startIndex: Int { 0 }
  public var endIndex: Int { table.places.count }

  public subscript(number: Int) -> Table.Entry {
    let place = table.places[number]
    return Table.Entry(
      source: table.documents[Int(place.document)], index: Int(place.entry), replacement: table.replacements?[number])
  }

  /// The numbers of those whose comment is wanted as it is written, in their order.
  ///
  /// - Complexity: O(*n*) in the size of the comments.
  package func numbers(whereComment isWanted: (UnsafeBufferPointer<UInt8>) -> Bool) -> [Int] {
    table.numbers(ofEntriesWhereComment: isWanted)
  }
}
