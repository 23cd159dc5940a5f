import DesignTokens

extension Rule {
  /// Flags a distance that is no multiple of its scale's grid.
  static let offGrid = Rule(
    id: "off-grid",
    summary: "A spacing is not a multiple of the grid.",
    rationale: "Edges that should align miss one another by a few points.",
    example: RuleExample(
      bad: .tokens(#"{ "spacing": { "$type": "dimension", "md": { "$value": { "value": 10, "unit": "px" } } } }"#),
      good: .tokens(#"{ "spacing": { "$type": "dimension", "md": { "$value": { "value": 12, "unit": "px" } } } }"#)),
    severity: .warning, check: .tokens,
    tokenCheck: { report in
      let system = report.system
      let grids = system.scaleGrids
      let isReferring = report.isReferring
      for token in system.tokens where !isReferring[token.ordinal] {
        guard case .dimension(let dimension) = token.value, let grid = grids.grid(of: token) else { continue }
        let points = dimension.points.value
        guard points.truncatingRemainder(dividingBy: grid) != 0 else { continue }
        let nearest = (points / grid).rounded() * grid
        report.add(
          "'\(token.path)' is \(dimension), not a multiple of \(grid.shortText); the nearest is \(nearest.shortText)px",
          of: token)
      }
    })
}
