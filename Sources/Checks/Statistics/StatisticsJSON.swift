import PositionedJSON

/// Writes statistics as one JSON object, version 1.
public enum StatisticsJSON {
  public static func text(_ statistics: ProjectStatistics) -> String {
    JSONOutput.object {
      $0["version"] = .integer(1)
      $0["source"] = source(keys: statistics.keys, statistics.amount)
      $0["total"] = .object { $0.append(statistics.total) }
      $0["locales"] = .array(
        statistics.locales.map { locale in
          .object {
            $0["locale"] = .string(locale.name)
            $0.append(locale.coverage)
          }
        })
      $0["tables"] = .array(statistics.tables.map(json))
    }.text
  }

  private static func json(_ table: TableStatistics) -> JSONOutput {
    .object {
      $0["table"] = .string(table.name)
      $0["folder"] = .string(table.folder)
      $0["developmentLanguage"] = .string(table.source)
      $0["source"] = source(keys: table.keys, table.amount)
      $0["locales"] = .array(
        table.locales.sorted { $0.key < $1.key }.map { locale in
          .object {
            $0["locale"] = .string(locale.key)
            $0.append(locale.value)
          }
        })
    }
  }

  private static func source(keys: Int, _ amount: TextAmount) -> JSONOutput {
    .object {
      $0["keys"] = .integer(keys)
      $0["words"] = .integer(amount.words)
      $0["characters"] = .integer(amount.characters)
    }
  }
}

extension JSONOutput.Members {
  fileprivate mutating func append(_ coverage: Coverage) {
    self["percent"] = .number(Double(coverage.permille) / 10)
    self["keys"] = .integer(coverage.keys)
    self["translated"] = .integer(coverage.translated)
    self["unfinished"] = .integer(coverage.unfinished)
    self["unfinishedBy"] = .object { members in
      for flaw in Coverage.Flaw.allCases { members[flaw.rawValue] = .integer(coverage.flaws[flaw] ?? 0) }
    }
    self["missing"] = .integer(coverage.missing)
    self["wordsLeft"] = .integer(coverage.left.words)
    self["charactersLeft"] = .integer(coverage.left.characters)
  }
}
