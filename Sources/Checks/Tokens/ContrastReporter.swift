import DesignTokens
import PositionedJSON

/// Writes the contrast of every pair of colours that the components of each theme draw, equal pairs once.
public struct ContrastReporter {
  /// A pair with what is asked of it, and in how many choices of axes it is drawn.
  struct Row {
    let pair: ColorPair
    let required: Double
    var count = 1

    var passes: Bool { pair.isInactive || pair.ratio >= required }
  }

  private struct Key: Hashable {
    let component: String
    let part: String
    let required: Double
    let isInactive: Bool
    let foreground: DisplayColor
    let background: DisplayColor
  }

  private let themes: [(name: String, rows: [Row])]

  /// - Parameter size: The reader's text size: it decides what large text is.
  public init(_ subject: TokenSubject, size: DynamicTypeSize) {
    themes = subject.themes.map { ($0.name, Self.rows(of: $0.system, size: size)) }
  }

  /// Whether every pair of something that can be used has the contrast that it needs.
  public var allPass: Bool { themes.allSatisfy { $0.rows.allSatisfy(\.passes) } }

  private static func rows(of system: DesignSystem, size: DynamicTypeSize) -> [Row] {
    var places: [Key: Int] = [:]
    var rows: [Row] = []
    for pair in system.components.flatMap(\.colorPairs) {
      let required = pair.requiredRatio(at: size)
      let key = Key(
        component: pair.component, part: pair.partName, required: required, isInactive: pair.isInactive,
        foreground: pair.foreground, background: pair.background)
      if let place = places[key] {
        rows[place].count += 1
      } else {
        places[key] = rows.count
        rows.append(Row(pair: pair, required: required))
      }
    }
    return rows
  }

  /// A line for each pair: result, ratio, what is needed, APCA, colours, place.
  public var text: String {
    var text = ""
    for theme in themes {
      if !theme.name.isEmpty { text += "\(TerminalText.escaped(theme.name)):\n" }
      for row in theme.rows {
        let pair = row.pair
        let result = pair.isInactive ? "inactive" : row.passes ? "pass" : "FAIL"
        let others = row.count > 1 ? " and \(row.count - 1) more" : ""
        let line = """
          \(result)  \(pair.ratio.twoDigits):1 of \(row.required.shortText):1  APCA Lc \
          \(pair.perceivedContrast.oneDigit)  \(pair.foreground.hex) on \(pair.background.hex)  \
          \(pair.component).\(pair.partName) (\(pair.axesText)\(others))
          """
        text += TerminalText.escaped(line) + "\n"
      }
    }
    return text
  }

  /// The pairs of each theme as one JSON object, version 1.
  public var json: String {
    JSONOutput.object {
      $0["version"] = .integer(1)
      $0["themes"] = .array(
        themes.map { theme in
          .object {
            $0["name"] = .string(theme.name)
            $0["pairs"] = .array(theme.rows.map(Self.json))
          }
        })
    }.text
  }

  private static func json(_ row: Row) -> JSONOutput {
    func rounded(_ number: Double, _ unit: Double) -> JSONOutput { .number((number * unit).rounded() / unit) }
    return .object {
      $0["component"] = .string(row.pair.component)
      $0["part"] = .string(row.pair.partName)
      $0["axes"] = .object { members in
        for (name, value) in row.pair.axes.sorted(by: { $0.key < $1.key }) { members[name] = .string(value) }
      }
      $0["choices"] = .integer(row.count)
      $0["foreground"] = .string(row.pair.foreground.hex)
      $0["background"] = .string(row.pair.background.hex)
      $0["ratio"] = rounded(row.pair.ratio, 1000)
      $0["required"] = .number(row.required)
      $0["apca"] = rounded(row.pair.perceivedContrast, 10)
      $0["inactive"] = .bool(row.pair.isInactive)
      $0["passes"] = .bool(row.passes)
    }
  }
}
