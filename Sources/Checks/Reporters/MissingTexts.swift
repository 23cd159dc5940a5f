/// The texts that languages lack which the project calls complete.
struct MissingTexts {
  let total: Int
  /// By language, that with most first.
  let counts: [MissingCount]

  /// - Returns: `nil` where they lack none.
  /// - Complexity: O(*n*) in the number of findings.
  init?(_ findings: [Finding]) {
    let missing = findings.filter(Self.holds)
    guard !missing.isEmpty else { return nil }
    // One about a language that lacks most of a table stands for many.
    let counts = missing.map { (locale: $0.locale ?? "", count: max(1, $0.keys.count)) }
    total = counts.reduce(0) { $0 + $1.count }
    self.counts = MissingCount.sorted(counts.reduce(into: [:]) { $0[$1.locale, default: 0] += $1.count })
  }

  /// Whether a finding is of them; a warning is a matter of counting.
  static func holds(_ finding: Finding) -> Bool {
    finding.rule == Rule.missingTranslation.id && finding.severity == .error
  }
}
