import DesignTokens
import Project

extension Rule {
  /// Flags texts, borders and icons that do not stand out from what a component draws them on.
  static let lowContrast = Rule(
    id: "low-contrast",
    summary: "A text, border or icon of a component has too little contrast with its background.",
    rationale: """
      WCAG 2.2 asks for 4.5:1, and for 3:1 where text is large or no text: below that many people can't read it.
      """,
    example: RuleExample(bad: .badge(fill: "[0.5, 0.7, 0.7]"), good: .badge(fill: "[0.4, 0.2, 0.5]")),
    severity: .warning,
    check: .project { report in
      let plan = report.measured.plan
      let size = plan.request.sizes.min() ?? .large
      for part in plan.parts where !part.component.isBuiltIn && !part.component.isDescribed {
        // The same colours in several choices or themes are told once.
        var told: Set<String> = []
        for (number, theme) in report.project.themes.enumerated() {
          guard let component = theme.system.component(named: part.component.name),
            let place = theme.system.place(ofComponent: component.name)
          else { continue }
          for choice in Set(part.specimens.flatMap(\.choices)).sorted() {
            for pair in component.colorPairs(plan.choices[choice]) {
              let required = pair.requiredRatio(at: size)
              // Nothing is said of colours on a ground that no file names.
              guard !pair.isInactive, !pair.isAssumed, pair.ratio < required,
                told.insert("\(pair.partName) \(pair.foreground.hex) \(pair.background.hex)").inserted
              else { continue }
              let name = plan.themeName(number).map { " in theme \($0)" } ?? ""
              report.add(
                pair.complaint(required) + name, at: .token(place, theme: number),
                cell: CellPlace(
                  component: component.name, choice: choice, theme: number, size: size, slot: pair.slot))
            }
          }
        }
      }
    },
    tokenCheck: { report in
      let theme = report.theme.name.isEmpty ? "" : " in \(report.theme.name)"
      // Choices of axes multiply; so many are looked at in one design system.
      var choicesLeft = 100_000
      for component in report.system.components where choicesLeft > 0 {
        choicesLeft -= component.choices.count
        guard let place = report.system.place(ofComponent: component.name) else { continue }
        let failing = component.colorPairs.filter { !$0.isInactive && $0.ratio < $0.requiredRatio(at: .large) }
        for failure in RepeatedPair.all(of: failing, at: .large, by: \.hex) {
          let (pair, others) = (failure.pair, failure.count > 1 ? " and \(failure.count - 1) more choices" : "")
          report.add(pair.complaint(failure.required) + others + theme, at: place)
        }
      }
    })
}

extension ColorPair {
  /// What is wrong with it.
  fileprivate func complaint(_ required: Double) -> String {
    """
    \(component).\(partName) is \(foreground.hex) on \(background.hex), \(ratio.twoDigits):1, less than \
    \(required.shortText):1 (APCA Lc \(perceivedContrast.oneDigit)), with \(axesText)
    """
  }

  /// The slot of a text.
  fileprivate var slot: String? { if case .text(let slot, _) = part { slot } else { nil } }

  /// The slot, “border”, or “icon” with its name.
  var partName: String {
    switch part {
    case .text(let slot, _): slot
    case .border: "border"
    case .icon(let name): name.map { "icon '\($0)'" } ?? "icon"
    }
  }

  /// The choice of axes as “size large, variant primary”.
  var axesText: String { axes.isEmpty ? "its one form" : axes.choicesText }
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
