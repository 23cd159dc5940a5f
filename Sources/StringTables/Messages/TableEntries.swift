/// The entries of a table, each put together when it is asked for.
package struct TableEntries: RandomAccessCollection, Sendable {
  package let table: Table

  init(table: Table) { self.table = table }

  package var startIndex: Int { 0 }
  package var endIndex: Int { table.places.count }

  package subscript(number: Int) -> Table.Entry {
    let place = table.places[number]
    return Table.Entry(source: table.documents[Int(place.document)], index: Int(place.entry), replacement: nil)
  }
}
