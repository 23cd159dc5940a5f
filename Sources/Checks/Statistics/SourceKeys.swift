import Project
import StringTables

/// The keys of a table that are to be translated, with their amounts.
struct SourceKeys: Sendable {
  let table: Table
  /// By the number of the entry; `nil` for one that is not translated.
  let amounts: [TextAmount?]
  let count: Int
  let total: TextAmount

  /// - Parameter unseen: Keys whose texts no user sees.
  /// - Throws: ``ICUError`` when ICU has no break rules.
  init(_ table: Table, unseen: Set<String> = []) throws {
    self.table = table
    let meter = try TextMeter(locale: table.locale)
    var (count, total) = (0, TextAmount())
    amounts = table.entries.map { entry in
      guard entry.isTranslatable, !unseen.contains(entry.key.string) else { return nil }
      let amount = meter.amount(of: entry.message)
      count += 1
      total += amount
      return amount
    }
    self.count = count
    self.total = total
  }
}
