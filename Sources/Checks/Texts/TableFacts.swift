import StringFormats
import Strings

/// What the bytes of each text of a table show.
struct TableFacts: Sendable {
  let table: Table
  /// By the number of the entry.
  let facts: [TextFacts]

  /// - Complexity: O(*n*) in the size of the texts.
  init(_ table: Table) {
    self.table = table
    var facts: [TextFacts] = []
    facts.reserveCapacity(table.entries.count)
    table.forEachPlainText { text in
      facts.append(text.map(TextScan.facts) ?? .varied)
    }
    self.facts = facts
  }
}
