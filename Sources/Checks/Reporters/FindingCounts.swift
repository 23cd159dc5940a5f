/// How many findings each rule has in each locale.
struct FindingCounts {
  struct Row {
    let rule: String
    /// The gravest of its findings.
    var severity: Severity
    var total = 0
    /// By the number of a locale.
    var byLocale: [Int: Int] = [:]
  }

  /// The rule with most findings first.
  let rows: [Row]
  /// Numbers of the locales in ``names``, that with most findings first.
  let locales: [Int]
  /// By the number of a locale: its name, “–” for findings without one.
  let names: [String]

  static let withoutLocale = "–"

  init(_ findings: [Finding]) {
    var rows: [Row] = []
    var rowNumbers: [String: Int] = [:]
    var names: [String] = []
    var totals: [Int] = []
    var numbers: [String: Int] = [:]
    // Neighbours are mostly of one rule and locale.
    var (row, locale) = (0, 0)
    for finding in findings {
      if rows.isEmpty || rows[row].rule != finding.rule {
        row = rowNumbers[finding.rule] ?? rows.count
        if row == rows.count {
          rowNumbers[finding.rule] = row
          rows.append(Row(rule: finding.rule, severity: finding.severity))
        }
      }
      let name = finding.locale ?? Self.withoutLocale
      if names.isEmpty || names[locale] != name {
        locale = numbers[name] ?? names.count
        if locale == names.count {
          numbers[name] = locale
          names.append(name)
          totals.append(0)
        }
      }
      rows[row].severity = max(rows[row].severity, finding.severity)
      rows[row].total += 1
      rows[row].byLocale[locale, default: 0] += 1
      totals[locale] += 1
    }
    self.rows = rows.sorted { ($1.total, $0.rule) < ($0.total, $1.rule) }
    self.names = names
    locales = names.indices.sorted { (totals[$1], names[$0]) < (totals[$0], names[$1]) }
  }

  /// The findings of a row in the locales that have no column of their own.
  func others(_ row: Row, without shown: some Sequence<Int>) -> Int {
    row.total - shown.reduce(0) { $0 + (row.byLocale[$1] ?? 0) }
  }
}
