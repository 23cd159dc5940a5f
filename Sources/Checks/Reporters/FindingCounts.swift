/// How many findings each rule has in each locale.
struct FindingCounts {
  struct Row {
    let rule: String
    /// The gravest of its findings.
    var severity: Severity
    var total = 0
    /// Of all, those that fail a run.
    var errors = 0
    /// By the number of a locale; shorter where the last ones have none.
    private var byLocale: [Int] = []

    init(rule: String, severity: Severity) {
      self.rule = rule
      self.severity = severity
    }

    func count(ofLocale locale: Int) -> Int { locale < byLocale.count ? byLocale[locale] : 0 }

    mutating func add(_ severity: Severity, locale: Int) {
      self.severity = max(self.severity, severity)
      total += 1
      if severity == .error { errors += 1 }
      if byLocale.count <= locale { byLocale += repeatElement(0, count: locale + 1 - byLocale.count) }
      byLocale[locale] += 1
    }
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
    // By their numbers: a finding is large to copy.
    for index in findings.indices {
      let (rule, severity) = (findings[index].rule, findings[index].severity)
      if rows.isEmpty || rows[row].rule != rule {
        row = rowNumbers[rule] ?? rows.count
        if row == rows.count {
          rowNumbers[rule] = row
          rows.append(Row(rule: rule, severity: severity))
        }
      }
      let name = findings[index].locale ?? Self.withoutLocale
      if names.isEmpty || names[locale] != name {
        locale = numbers[name] ?? names.count
        if locale == names.count {
          numbers[name] = locale
          names.append(name)
          totals.append(0)
        }
      }
      rows[row].add(severity, locale: locale)
      totals[locale] += 1
    }
    self.rows = rows.sorted { ($1.total, $0.rule) < ($0.total, $1.rule) }
    self.names = names
    locales = names.indices.sorted { (totals[$1], names[$0]) < (totals[$0], names[$1]) }
  }

  /// The findings of a row in the locales that have no column of their own.
  func others(_ row: Row, without shown: some Sequence<Int>) -> Int {
    row.total - shown.reduce(0) { $0 + row.count(ofLocale: $1) }
  }
}
