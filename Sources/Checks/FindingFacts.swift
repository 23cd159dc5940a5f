import Project
import StringTables

/// What a rule says of a defect, its place apart.
///
/// A class: it goes through several lists before it is reported, and findings are sorted.
final class FindingFacts: Sendable {
  /// The key that a finding is about.
  enum Key: Sendable {
    case none
    case text(String)
    /// That of an entry of a document: it is read when somebody asks for it, which a report for a person does not.
    case entry(TableDocument, Int)

    init(_ text: String?) { self = text.map(Key.text) ?? .none }

    init(of entry: Table.Entry) { self = .entry(entry.source, entry.index) }

    var string: String? {
      switch self {
      case .none: nil
      case .text(let text): text
      case .entry(let file, let index): file.document.text(file.document.entries.key(at: index))
      }
    }
  }

  /// Identifier of the rule.
  let rule: String
  let severity: Severity
  let message: String
  let table: String?
  let key: Key
  let locale: String?
  /// Whether others are to be mended first: users may never meet it, or nothing beside it is localised yet.
  let isRare: Bool
  /// Over how many parts of the code users get there: of two in code the nearer is to be mended first.
  let distance: Int
  /// Whether it harms more than others of its rule do.
  let isGrave: Bool
  let layout: Apart<LayoutFacts>
  let cell: Apart<CellPlace>
  let limit: Apart<LimitFacts>
  /// Those that one finding about a table stands for.
  let keys: Apart<[Key]>
  let fix: Apart<Fix>

  init(
    rule: String, severity: Severity, message: String, table: String?, key: Key, locale: String?,
    isRare: Bool = false, distance: Int = 0, isGrave: Bool = false, layout: Apart<LayoutFacts> = Apart(nil),
    cell: Apart<CellPlace> = Apart(nil),
    limit: Apart<LimitFacts> = Apart(nil), keys: Apart<[Key]> = Apart(nil), fix: Apart<Fix> = Apart(nil)
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.table = table
    self.key = key
    self.locale = locale
    self.isRare = isRare
    self.distance = distance
    self.isGrave = isGrave
    self.layout = layout
    self.cell = cell
    self.limit = limit
    self.keys = keys
    self.fix = fix
  }

  /// The same with another severity and fix.
  func with(_ severity: Severity, _ fix: Apart<Fix>) -> FindingFacts {
    FindingFacts(
      rule: rule, severity: severity, message: message, table: table, key: key, locale: locale, isRare: isRare,
      distance: distance, isGrave: isGrave, layout: layout, cell: cell, limit: limit, keys: keys, fix: fix)
  }

  /// One that stands for those of several keys of its table.
  func standing(for keys: [String], message: String, isRare: Bool) -> FindingFacts {
    FindingFacts(
      rule: rule, severity: severity, message: message, table: table, key: .none, locale: locale, isRare: isRare,
      keys: Apart(keys.map { Key($0) }))
  }

  /// The same said in other words; of another language without its fix.
  func with(message: String, severity: Severity, locale: String? = nil, key: Key? = nil) -> FindingFacts {
    FindingFacts(
      rule: rule, severity: severity, message: message, table: table, key: key ?? self.key,
      locale: locale ?? self.locale, isRare: isRare, distance: distance, isGrave: isGrave, layout: layout, cell: cell,
      limit: limit,
      keys: keys, fix: locale == nil ? fix : Apart(nil))
  }
}
