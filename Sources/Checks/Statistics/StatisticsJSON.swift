import PositionedJSON

/// Writes statistics as one JSON object, version 1.
package enum StatisticsJSON {
  package static func text(_ statistics: ProjectStatistics) -> String {
    JSONOutput.object {
      $0["version"] = .integer(1)
      $0["source"] = source(keys: statistics.keys, statistics.amount)
      $0["total"] = json(statistics.total)
      $0["locales"] = .array(statistics.locales.map { json($0.coverage, of: $0.name) })
      $0["tables"] = .array(statistics.tables.map(json))
    }.text
  }

  private static func json(_ table: TableStatistics) -> JSONOutput {
    .object {
      $0["table"] = .string(table.name)
      $0["folder"] = .string(table.folder)
      $0["developmentLanguage"] = .string(table.source)
      $0["source"] = source(keys: table.keys, table.amount)
      $0["locales"] = .array(table.locales.sorted { $0.key < $1.key }.map { json($0.value, of: $0.key) })
    }
  }

  private static func source(keys: Int, _ amount: TextAmount) -> JSONOutput {
    .object {
      $0["keys"] = .integer(keys)
      $0["words"] = .integer(amount.words)
      $0["characters"] = .integer(amount.characters)
    }
  }

  /// - Parameter locale: `nil` for all together.
  private static func json(_ coverage: Coverage, of locale: String? = nil) -> JSONOutput {
    .object {
      $0["locale"] = locale.map { .string($0) }
      $0["percent"] = .number(Double(coverage.permille) / 10)
      $0["keys"] = .integer(coverage.keys)
      $0["translated"] = .integer(coverage.translated)
      $0["unfinished"] = .integer(coverage.unfinished)
      $0["unfinishedBy"] = .object { members in
        for flaw in Coverage.Flaw.allCases { members[flaw.rawValue] = .integer(coverage.flaws[flaw] ?? 0) }
      }
      $0["missing"] = .integer(coverage.missing)
      $0["wordsLeft"] = .integer(coverage.left.words)
      $0["charactersLeft"] = .integer(coverage.left.characters)
    }
  }
}
