import DesignTokens
import PositionedJSON
import Project

/// Writes the contrast of every pair of colours that the components of each theme draw, equal pairs once.
package struct ContrastReporter {
  private let themes: [(name: String, pairs: [RepeatedPair])]

  /// - Parameter size: The reader's text size: it decides what large text is.
  package init(_ themes: [Theme], size: DynamicTypeSize) {
    self.themes = themes.map { theme in
      (theme.name, RepeatedPair.all(of: theme.system.components.flatMap(\.colorPairs), at: size) { $0 })
    }
  }

  /// Whether every pair of something that can be used has the contrast that it needs.
  package var allPass: Bool { themes.allSatisfy { $0.pairs.allSatisfy(\.passes) } }

  /// A line for each pair: result, ratio, what is needed, APCA, colours, place.
  package var text: String { TokenReporter.text(themes.map { ($0.name, $0.pairs.map(Self.line)) }) }

  /// The pairs of each theme as one JSON object, version 1.
  package var json: String { TokenReporter.json("pairs", themes.map { ($0.name, $0.pairs.map(Self.json)) }) }

  private static func line(_ row: RepeatedPair) -> String {
    let pair = row.pair
    let result = pair.isInactive ? "inactive" : row.passes ? "pass" : "FAIL"
    let others = row.count > 1 ? " and \(row.count - 1) more" : ""
    return """
      \(result)  \(pair.ratio.twoDigits):1 of \(row.required.shortText):1  APCA Lc \
      \(pair.perceivedContrast.oneDigit)  \(pair.foreground.hex) on \(pair.background.hex)  \
      \(pair.component).\(pair.partName) (\(pair.axesText)\(others))
      """
  }

  private static func json(_ row: RepeatedPair) -> JSONOutput {
    func rounded(_ number: Double, _ unit: Double) -> JSONOutput { .number((number * unit).rounded() / unit) }
    let pair = row.pair
    return .object {
      $0["component"] = .string(pair.component)
      $0["part"] = .string(pair.partName)
      $0["axes"] = .object { members in
        for (name, value) in pair.axes.sorted(by: { $0.key < $1.key }) { members[name] = .string(value) }
      }
      $0["choices"] = .integer(row.count)
      $0["foreground"] = .string(pair.foreground.hex)
      $0["background"] = .string(pair.background.hex)
      $0["ratio"] = rounded(pair.ratio, 1000)
      $0["required"] = .number(row.required)
      $0["apca"] = rounded(pair.perceivedContrast, 10)
      $0["inactive"] = .bool(pair.isInactive)
      $0["passes"] = .bool(row.passes)
    }
  }
}
