import SourceText

/// Writes statistics for a person, or as Markdown.
package struct StatisticsReporter {
  private let statistics: ProjectStatistics

  package init(_ statistics: ProjectStatistics) { self.statistics = statistics }

  /// Tables of the locales and, of several tables, of those; the lowest coverage comes first.
  ///
  /// - Parameter width: Columns of the terminal; `nil` where nothing limits a line.
  package func human(width: Int?) -> String {
    let limit = width.map { max(8, min($0 / 3, $0 - Self.figuresWidth)) } ?? 40
    func name(_ text: String) -> String { TerminalColumns.shortened(TerminalText.escaped(text), to: limit) }
    var text = ""
    for section in sections {
      text += section.table(name: name, bar: Self.bar(room: room(beside: section, name: name, width: width)))
        .text(width: width)
      text += "\n"
    }
    let isLong = width.map { summary.utf8.count > $0 } ?? false
    return text + (isLong ? summary.replacing("; ", with: "\n") : summary) + "\n"
  }

  /// The columns that every table has behind the names.
  private static let figuresWidth = 43

  /// The same tables in Markdown, to be put into a pull request or a page.
  package func markdown() -> String {
    let tables = sections.map { $0.table(name: MarkdownCell.text, bar: nil).markdown() + "\n" }
    return tables.joined() + summary + "\n"
  }

  private struct Row {
    let name: String
    let coverage: Coverage
    var isTotal = false
  }

  private struct Section {
    let title: String
    let rows: [Row]

    /// - Parameter bar: Draws thousandths; `nil` for no bars.
    func table(name: (String) -> String, bar: ((Int) -> String)?) -> TextTable {
      let columns =
        [TextTable.Column(title: title, isNumber: false), .init(title: "coverage")]
        + (bar == nil ? [] : [TextTable.Column(title: "", rank: 3, isNumber: false)])
        + [
          .init(title: "translated"), .init(title: "unfinished"), .init(title: "missing"),
          .init(title: "words", rank: 1), .init(title: "characters", rank: 2),
        ]
      return TextTable(
        columns: columns,
        rows: rows.map { row in
          let coverage = row.coverage
          return [row.isTotal ? row.name : name(row.name), coverage.percentText]
            + (bar.map { [row.isTotal ? "" : $0(coverage.permille)] } ?? [])
            + [
              coverage.translated, coverage.unfinished, coverage.missing, coverage.left.words, coverage.left.characters,
            ]
            .map(String.init)
        })
    }
  }

  private var sections: [Section] {
    guard !statistics.locales.isEmpty else { return [] }
    func withTotal(_ rows: [Row]) -> [Row] {
      rows.count > 1 ? rows + [Row(name: "total", coverage: statistics.total, isTotal: true)] : rows
    }
    var sections = [
      Section(title: "locale", rows: withTotal(statistics.locales.map { Row(name: $0.name, coverage: $0.coverage) }))
    ]
    let tables = statistics.tables.filter { !$0.locales.isEmpty }
    if tables.count > 1 {
      let rows = tables.map { Row(name: $0.label, coverage: $0.total) }
      sections.append(
        Section(title: "table", rows: rows.sorted { ($0.coverage.permille, $0.name) < ($1.coverage.permille, $1.name) })
      )
    }
    return sections
  }

  /// What the table of a section leaves of a line for bars, at most 20.
  private func room(beside section: Section, name: (String) -> String, width: Int?) -> Int {
    guard let width else { return 20 }
    let header = section.table(name: name, bar: nil).text(width: nil).split(separator: "\n")
    let used = header.map { TerminalColumns.count(String($0)) }.max() ?? 0
    return min(20, width - used - TextTable.gap)
  }

  /// Draws thousandths in `room` cells; `nil` where that is too little to show a difference.
  private static func bar(room: Int) -> ((Int) -> String)? {
    guard room >= 8 else { return nil }
    return { permille in
      let filled = permille * room / 1_000
      return String(repeating: "█", count: filled) + String(repeating: "░", count: room - filled)
    }
  }

  private var summary: String {
    let locales = statistics.locales
    let amount = statistics.amount
    let source =
      "\(count(statistics.keys, "key")) with \(count(amount.words, "word")) and "
      + "\(count(amount.characters, "character")) in \(count(statistics.tables.count, "table"))"
    guard !locales.isEmpty else { return "\(source); no locale to translate to" }
    let complete = locales.count { $0.coverage.permille == 1_000 }
    let left = statistics.total.left
    return "\(source); \(complete) of \(count(locales.count, "locale")) complete, \(count(left.words, "word")) left"
  }
}
