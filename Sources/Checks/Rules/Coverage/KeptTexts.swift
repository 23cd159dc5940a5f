import Project
import StringFormats
import StringTables

/// Short texts of a catalog that most languages keep as the source has them: names, units, signs.
///
/// A language without a translation shows the source, which for these is right.
struct KeptTexts {
  struct Text {
    let text: String
    /// Languages that have the text of the source.
    let kept: Int
    /// Languages that have a translation.
    let count: Int
  }

  private let source: Table
  private let others: [Table]

  init(of table: TranslatedTable) {
    source = table.source
    let isCatalog = source.entries.first?.format == .xcstrings
    others = isCatalog ? table.group.translations.compactMap { table.group.tables[$0] } : []
  }

  /// The text of an entry of the source; `nil` unless at least three languages have it, and three of four keep it.
  func text(_ number: Int) -> Text? {
    guard others.count >= Self.fewest, let text = source.entries[number].message.plainText?.string,
      text.utf8.count <= Self.longest, TextWords.words(in: text).count <= Self.mostWords
    else { return nil }
    var (kept, count) = (0, 0)
    for other in others {
      guard let own = other.number(ofKeyOf: number, in: source), other.entries[own].entry.state != .new else {
        continue
      }
      count += 1
      if other.entries[own].message.plainText?.string == text { kept += 1 }
    }
    return count >= Self.fewest && kept * 4 >= count * 3 ? Text(text: text, kept: kept, count: count) : nil
  }

  private static let fewest = 3
  /// A sentence that is the same everywhere was copied, not kept.
  private static let mostWords = 3
  private static let longest = 60
}
