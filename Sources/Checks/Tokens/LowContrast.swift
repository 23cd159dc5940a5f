import DesignTokens

extension Rule {
  /// Flags texts, borders and icons that do not stand out from what a component draws them on.
  static let lowContrast = Rule(
    id: "low-contrast",
    summary: "A text, border or icon of a component has too little contrast with its background.",
    rationale: """
      WCAG 2.2 asks for 4.5:1, and for 3:1 where text is large or no text: below that many people can't read it.
      """,
    example: RuleExample(
      bad: .tokens(
        #"""
        {
          "font": { "$type": "fontFamily", "$value": "Example Sans" },
          "weight": { "$type": "fontWeight", "$value": 600 },
          "size": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },
          "white": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
          "fill": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.5, 0.7, 0.7] } },
          "Badge": {
            "$extensions": {
              "dev.l10n.component": {
                "slots": ["title"],
                "container": { "hug": {} },
                "surface": { "background": "{fill}" },
                "box": {
                  "text": {
                    "slot": "title",
                    "color": "{white}",
                    "style": { "fontFamily": "{font}", "fontWeight": "{weight}", "fontSize": "{size}" }
                  }
                }
              }
            }
          }
        }
        """#),
      good: .tokens(
        #"""
        {
          "font": { "$type": "fontFamily", "$value": "Example Sans" },
          "weight": { "$type": "fontWeight", "$value": 600 },
          "size": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } },
          "white": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
          "fill": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.4, 0.2, 0.5] } },
          "Badge": {
            "$extensions": {
              "dev.l10n.component": {
                "slots": ["title"],
                "container": { "hug": {} },
                "surface": { "background": "{fill}" },
                "box": {
                  "text": {
                    "slot": "title",
                    "color": "{white}",
                    "style": { "fontFamily": "{font}", "fontWeight": "{weight}", "fontSize": "{size}" }
                  }
                }
              }
            }
          }
        }
        """#)),
    severity: .warning, check: .tokens,
    tokenCheck: { report in
      let theme = report.theme.name.isEmpty ? "" : " in \(report.theme.name)"
      // Choices of axes multiply; so many are looked at in one design system.
      var choicesLeft = 100_000
      for component in report.system.components where choicesLeft > 0 {
        choicesLeft -= component.choices.count
        guard let place = report.system.place(ofComponent: component.name) else { continue }
        for failure in ContrastFailure.failures(of: component) {
          report.add("\(failure.message)\(theme)", at: place)
        }
      }
    })
}

/// A pair of colours with too little contrast, and in how many choices of axes it is drawn.
struct ContrastFailure {
  let pair: ColorPair
  let count: Int

  /// The failing pairs of a component at the default text size, equal ones counted once, the first choice named.
  static func failures(of component: Component) -> [ContrastFailure] {
    var places: [Key: Int] = [:]
    var failures: [ContrastFailure] = []
    for pair in component.colorPairs where !pair.isInactive && pair.ratio < pair.requiredRatio(at: .large) {
      let key = Key(pair)
      if let place = places[key] {
        failures[place] = ContrastFailure(pair: failures[place].pair, count: failures[place].count + 1)
      } else {
        places[key] = failures.count
        failures.append(ContrastFailure(pair: pair, count: 1))
      }
    }
    return failures
  }

  var message: String {
    let others = count > 1 ? " and \(count - 1) more choices" : ""
    return """
      \(pair.component).\(pair.partName) is \(pair.foreground.hex) on \(pair.background.hex), \
      \(pair.ratio.twoDigits):1, less than \(pair.requiredRatio(at: .large).shortText):1 (APCA \
      Lc \(pair.perceivedContrast.oneDigit)), with \(pair.axesText)\(others)
      """
  }

  private struct Key: Hashable {
    let part: String
    let required: Double
    let foreground: String
    let background: String

    init(_ pair: ColorPair) {
      part = pair.partName
      required = pair.requiredRatio(at: .large)
      (foreground, background) = (pair.foreground.hex, pair.background.hex)
    }
  }
}

extension ColorPair {
  /// The slot, “border”, or “icon” with its name.
  var partName: String {
    switch part {
    case .text(let slot, _): slot
    case .border: "border"
    case .icon(let name): name.map { "icon '\($0)'" } ?? "icon"
    }
  }

  /// The choice of axes as “size large, variant primary”.
  var axesText: String {
    axes.isEmpty
      ? "its one form" : axes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}

extension Double {
  /// With two digits behind the point, cut off, so that 4.499 does not read 4.50.
  var twoDigits: String {
    let hundredths = Int((self * 100 + 1e-9).rounded(.down))
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  var oneDigit: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  var shortText: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
