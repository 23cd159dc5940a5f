import DesignTokens

extension Rule {
  /// Flags a scale whose values do not grow with its names.
  static let scaleOrder = Rule(
    id: "scale-order",
    summary: "The values of a scale do not ascend with its names.",
    rationale: "Whoever takes 'lg' for more than 'md' gets less.",
    example: RuleExample(
      bad: .radii(["md": .pixels(16), "lg": .pixels(12)]), good: .radii(["md": .pixels(12), "lg": .pixels(16)])),
    severity: .warning, check: .tokens,
    tokenCheck: { report in
      var groups: [Int: [(rank: Int, amount: Double, token: Token)]] = [:]
      var order: [Int] = []
      for token in report.system.tokens {
        guard let amount = token.value.amount, let rank = ScaleNames.rank(of: token.name) else { continue }
        let group = token.group
        if groups[group] == nil { order.append(group) }
        groups[group, default: []].append((rank, amount, token))
      }
      for group in order {
        let steps = (groups[group] ?? []).sorted { $0.rank < $1.rank }
        for (lower, higher) in zip(steps, steps.dropFirst())
        where lower.rank < higher.rank && lower.amount >= higher.amount && lower.token.type == higher.token.type {
          report.add(
            "'\(higher.token.path)' is \(higher.token.value), no more than '\(lower.token.path)', \(lower.token.value)",
            of: higher.token)
        }
      }
    })
}

extension TokenValue {
  /// What a scale grows by: points, seconds, or the size of a text style.
  fileprivate var amount: Double? {
    switch self {
    case .dimension(let dimension): dimension.points.value
    case .duration(let duration): duration.seconds
    case .transition(let transition): transition.duration.seconds
    case .typography(let style): style.size.points.value
    default: nil
    }
  }
}

/// The names whose order everybody reads alike.
enum ScaleNames {
  private static let rows: [[String]] = [
    ["none", "zero"], ["xxxs"], ["xxs"], ["xs", "extrasmall"], ["s", "sm", "small"], ["m", "md", "medium"],
    ["l", "lg", "large"], ["xl", "extralarge"], ["xxl"], ["xxxl"], ["huge"], ["massive"], ["full"],
  ]
  private static let speeds: [[String]] = [
    ["instant"], ["fast", "quick"], ["normal", "medium"], ["slow"], ["slower"],
  ]

  private static let ranks: [String: Int] = {
    var ranks: [String: Int] = [:]
    for (rank, names) in speeds.enumerated() { for name in names { ranks[name] = 3 + rank } }
    for (rank, names) in rows.enumerated() { for name in names { ranks[name] = rank } }
    return ranks
  }()

  /// Place in the order of sizes, or of speeds, of which `medium` belongs to both; `nil` for any other name.
  static func rank(of name: String) -> Int? { name.utf8.count > 10 ? nil : ranks[name.lowercased()] }
}
