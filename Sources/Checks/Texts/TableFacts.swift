import StringFormats
import Strings

/// What the bytes of the texts of a table show, or of a stretch of its entries.
///
/// A class, so that the loop over the entries of all locales passes one reference.
final class TableFacts: Sendable {
  let table: Table
  /// The numbers of the entries that were looked at.
  let entries: Range<Int>
  /// In the order of the entries.
  private let facts: [TextFacts]
  /// The entries that vary, by their number.
  private let varied: [Int: ReadMessage]

  /// - Parameter entries: The numbers of some entries.
  /// - Complexity: O(*n*) in the size of their texts.
  init(_ table: Table, _ entries: Range<Int>) {
    self.table = table
    self.entries = entries
    var facts: [TextFacts] = []
    facts.reserveCapacity(entries.count)
    table.forEachPlainText(in: entries) { text in
      facts.append(text.map(TextScan.facts) ?? .varied)
    }
    self.facts = facts
    var varied: [Int: ReadMessage] = [:]
    for (number, facts) in zip(entries, facts) where facts.isVaried {
      varied[number] = ReadMessage(table.entries[number].message)
    }
    self.varied = varied
  }

  /// The facts of a whole table.
  ///
  /// - Parameter parts: Those of stretches that follow one another, the first from the first entry on.
  init(_ table: Table, joining parts: [TableFacts]) {
    self.table = table
    entries = 0..<table.entries.count
    facts = parts.count == 1 ? parts[0].facts : parts.flatMap(\.facts)
    varied = parts.reduce(into: [:]) { $0.merge($1.varied) { first, _ in first } }
  }

  /// The facts of the entry of that number.
  subscript(number: Int) -> TextFacts { facts[number - entries.lowerBound] }

  /// Calls `body` with the facts of some of the entries in their order.
  ///
  /// A loop over them then counts no reference, which threads that look at one source would wait for.
  func withFacts<Result>(of entries: Range<Int>, _ body: (UnsafeBufferPointer<TextFacts>) -> Result) -> Result {
    facts.withUnsafeBufferPointer { facts in
      let start = entries.lowerBound - self.entries.lowerBound
      return body(UnsafeBufferPointer(rebasing: facts[start..<start + entries.count]))
    }
  }

  /// Whether an entry has no text and its key tells none: a catalog with the key of an object of a storyboard.
  func isUnknownText(_ number: Int) -> Bool {
    let entry = table.entries[number]
    return entry.format == .xcstrings && InterfaceKey.isOne(entry.key.string)
      && entry.message.plainText?.range == entry.keyRange
  }

  /// The message of an entry, taken apart.
  func message(_ number: Int) -> ReadMessage {
    varied[number] ?? ReadMessage(table.entries[number].message, facts: self[number])
  }
}
