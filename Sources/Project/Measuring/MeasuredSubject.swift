import SourceText
import StringTables
import TextLayout

/// A key in a locale, wherever a specimen shows it: what was found in its cells.
package struct MeasuredSubject: Sendable {
  /// The number of the table group in ``Project/groups``.
  package let group: Int
  package let table: String
  package let locale: String
  package let key: String
  /// The number of the document that a finding names, with the translation or the source of a pseudo-text.
  package let document: Int
  /// The text there where the key has one alone, else the key.
  package let range: ByteRange
  /// Cells of the slots that show the key, in the specimens in which something is wrong with it.
  package private(set) var cellCount: Int
  /// Every verdict but ``Verdict/fits`` that a cell has.
  package private(set) var outcomes: [LayoutOutcome]
  /// The cells in which a text fits with too little room.
  package private(set) var tight: [Tightness: LayoutOutcome]

  init(
    group: Int, table: String, locale: String, entry: Table.Entry, cellCount: Int, outcomes: [LayoutOutcome],
    tight: [Tightness: LayoutOutcome]
  ) {
    self.group = group
    self.table = table
    self.locale = locale
    key = entry.key.string
    document = entry.document
    range = entry.message.plainText?.range ?? entry.keyRange
    self.cellCount = cellCount
    self.outcomes = outcomes
    self.tight = tight
  }

  /// - Parameter nominalVerdict: Of an uncertain one that is so by a doubt.
  package func outcome(_ verdict: Verdict, nominalVerdict: Verdict? = nil) -> LayoutOutcome? {
    outcomes.first { $0.verdict == verdict && $0.nominalVerdict == nominalVerdict }
  }

  /// Adds what was found of the same key in other specimens.
  mutating func add(_ other: MeasuredSubject) {
    cellCount += other.cellCount
    for outcome in other.outcomes {
      if let index = outcomes.firstIndex(where: {
        $0.verdict == outcome.verdict && $0.nominalVerdict == outcome.nominalVerdict
      }) {
        outcomes[index].add(outcome)
      } else {
        outcomes.append(outcome)
      }
    }
    for (tightness, outcome) in other.tight where tight[tightness]?.add(outcome) == nil {
      tight[tightness] = outcome
    }
  }
}
