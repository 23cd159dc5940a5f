import StringFormats
import Strings

/// What the bytes of each text of a table show.
///
/// A class, so that the loop over the entries of all locales passes one reference.
final class TableFacts: Sendable {
  let table: Table
  /// By the number of the entry.
  let facts: [TextFacts]
  /// The entries that vary, by their number.
  let varied: [Int: ReadMessage]

  /// - Complexity: O(*n*) in the size of the texts.
  init(_ table: Table) {
    self.table = table
    var facts: [TextFacts] = []
    facts.reserveCapacity(table.entries.count)
    table.forEachPlainText { text in
      facts.append(text.map(TextScan.facts) ?? .varied)
    }
    self.facts = facts
    var varied: [Int: ReadMessage] = [:]
    for number in facts.indices where facts[number].isVaried {
      varied[number] = ReadMessage(table.entries[number].message)
    }
    self.varied = varied
  }

  /// Whether an entry has no text and its key tells none: a catalog with the key of an object of a storyboard.
  func isUnknownText(_ number: Int) -> Bool {
    let entry = table.entries[number]
    return entry.format == .xcstrings && InterfaceKey.isOne(entry.key.string)
      && entry.message.plainText?.range == entry.keyRange
  }

  /// The message of an entry, taken apart.
  func message(_ number: Int) -> ReadMessage {
    varied[number] ?? ReadMessage(table.entries[number].message, facts: facts[number])
  }
}
