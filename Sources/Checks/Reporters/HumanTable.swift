import SourceText

/// The table of rules and locales at the end of a report for a person, no wider than the terminal.
struct HumanTable {
  let counts: FindingCounts
  let width: Int
  let isColored: Bool
  /// Longest name of a locale that is shown whole.
  private static let longestName = 12

  func append(to output: inout ReportBytes) {
    let named = counts.locales.filter { counts.names[$0] != FindingCounts.withoutLocale }
    guard named.count > 1 else {
      for row in counts.rows {
        output.append("  ")
        output.append(row.total, width: 6)
        output.append("  ")
        output.append(row.rule, TerminalStyle(row.severity), isColored: isColored)
        output.append("\n")
      }
      return
    }
    let ruleWidth = counts.rows.map(\.rule.utf8.count).max() ?? 0
    let totalWidth = max(5, String(counts.rows.map(\.total).max() ?? 0).utf8.count)
    let columns = columns(room: width - 2 - ruleWidth - 2 - totalWidth)
    output.blanks(2 + ruleWidth + 2 + totalWidth - 5)
    output.append("total", .dim, isColored: isColored)
    for column in columns {
      output.blanks(column.width - TerminalColumns.count(column.name))
      output.append(column.name, .dim, isColored: isColored)
    }
    output.append("\n")
    for row in counts.rows {
      output.append("  ")
      output.append(row.rule, TerminalStyle(row.severity), isColored: isColored)
      output.blanks(ruleWidth - row.rule.utf8.count + 2)
      output.append(row.total, width: totalWidth)
      for column in columns {
        let number =
          column.locale.map { row.count(ofLocale: $0) } ?? counts.others(row, without: columns.compactMap(\.locale))
        if number > 0 {
          output.append(number, width: column.width)
        } else {
          output.blanks(column.width - 1)
          output.append("·", .dim, isColored: isColored)
        }
      }
      output.append("\n")
    }
  }

  private struct Column {
    /// `nil` for all that have no column.
    let locale: Int?
    let name: String
    /// With the two blanks before it.
    let width: Int
  }

  /// The locales with most findings as far as they have room, and one column for the rest.
  private func columns(room: Int) -> [Column] {
    var columns = counts.locales.map { locale in
      let name = TerminalColumns.shortened(TerminalText.escaped(counts.names[locale]), to: Self.longestName)
      let most = counts.rows.map { $0.count(ofLocale: locale) }.max() ?? 0
      return Column(
        locale: locale, name: name, width: 2 + max(TerminalColumns.count(name), String(most).utf8.count))
    }
    var used = columns.reduce(0) { $0 + $1.width }
    guard used > room else { return columns }
    func rest(_ hidden: Int) -> Column {
      let name = "\(hidden) more"
      return Column(locale: nil, name: name, width: 2 + max(name.utf8.count, 6))
    }
    var hidden = 0
    while let last = columns.last, used + rest(hidden).width > room {
      used -= last.width
      hidden += 1
      columns.removeLast()
    }
    return columns + [rest(hidden)]
  }
}
