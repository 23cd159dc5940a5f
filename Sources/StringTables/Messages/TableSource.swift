import StringFormats

/// The entries of one document that belong to one table in one language.
package struct TableSource: Sendable {
  let document: TableDocument
  let locale: String
  private let range: Range<Int>
  /// In place of the range; `nil` for all of it.
  private let chosen: [Int]?

  /// - Parameter entries: Indices in the entries of the document; none makes an empty table.
  package init(_ document: TableDocument, entries: Range<Int>, locale: String) {
    self.document = document
    self.locale = locale
    range = entries
    chosen = nil
  }

  /// - Parameter entries: Indices in the entries of the document.
  package init(_ document: TableDocument, entries: [Int], locale: String) {
    self.document = document
    self.locale = locale
    range = entries.indices
    chosen = entries
  }

  var count: Int { range.count }

  /// Calls `body` with the indices in the document of the entries of some numbers.
  @inline(__always)
  func forEachEntry(in numbers: Range<Int>, _ body: (Int) -> Void) {
    if let chosen {
      for entry in chosen[numbers] { body(entry) }
    } else {
      for number in numbers { body(range.lowerBound + number) }
    }
  }

  /// The index in the document of the entry of that number.
  @inline(__always)
  func entry(_ number: Int) -> Int { chosen?[number] ?? range.lowerBound + number }
}
