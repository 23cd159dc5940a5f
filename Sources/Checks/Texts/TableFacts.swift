import Project
import StringFormats
import StringTables

/// What the bytes of the texts of a table show, or of a stretch of its entries.
///
/// A class, so that the loop over the entries of all locales passes one reference.
final class TableFacts: Sendable {
  let table: Table
  /// The numbers of the entries that were looked at.
  let entries: Range<Int>
  /// Of the entries that vary, in their order.
  let variations: VariationList
  /// In the order of the entries.
  private let facts: [TextFacts]
  /// The entries that vary, by their number; empty unless they are kept.
  private let messages: [Int: ReadMessage]

  /// - Parameters:
  ///   - entries: The numbers of some entries.
  ///   - keepsMessages: Whether the entries that vary are put together once, for all who ask.
  /// - Complexity: O(*n*) in the size of their texts.
  init(_ table: Table, _ entries: Range<Int>, keepsMessages: Bool = false) {
    self.table = table
    self.entries = entries
    var facts: [TextFacts] = []
    facts.reserveCapacity(entries.count)
    table.forEachPlainText(in: entries) { text in
      facts.append(text.map(TextScan.facts) ?? .varied(0))
    }
    var varied: [Int] = []
    for index in facts.indices where facts[index].isVaried {
      facts[index] = .varied(varied.count)
      varied.append(entries.lowerBound + index)
    }
    var scan = VariationScan()
    table.forEachEntry(varied) { entry, texts in scan.add(entry, in: &texts) }
    self.facts = facts
    let found = scan.found
    variations = found
    messages = Dictionary(
      uniqueKeysWithValues: (keepsMessages ? varied : []).enumerated().map { variation, number in
        (number, ReadMessage(table.entries[number].message, facts: found.leaves(of: variation).map(\.facts)))
      })
  }

  /// The facts of a whole table.
  ///
  /// - Parameter parts: Those of stretches that follow one another, the first from the first entry on.
  init(_ table: Table, joining parts: [TableFacts]) {
    self.table = table
    entries = 0..<table.entries.count
    var variations = VariationList()
    var facts: [TextFacts] = []
    facts.reserveCapacity(table.entries.count)
    for part in parts {
      facts += part.facts.map { facts in facts.variation.map { .varied($0 + variations.count) } ?? facts }
      variations.append(contentsOf: part.variations)
    }
    self.facts = facts
    self.variations = variations
    messages = parts.reduce(into: [:]) { $0.merge($1.messages) { first, _ in first } }
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

  /// The message of an entry, taken apart.
  func message(_ number: Int) -> ReadMessage {
    if let known = messages[number] { return known }
    let (entry, own) = (table.entries[number], self[number])
    if let variation = own.variation {
      return ReadMessage(entry.message, facts: variations.leaves(of: variation).map(\.facts))
    }
    return entry.plainText.map { ReadMessage($0, own) } ?? ReadMessage(entry.message, facts: [own])
  }
}
