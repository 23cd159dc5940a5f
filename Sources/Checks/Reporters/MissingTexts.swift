/// The texts that languages lack which the project calls complete, and the keys that hardly a language has.
struct MissingTexts {
  let total: Int
  /// Keys that no language has, or next to none, as new ones.
  let keys: Int
  /// By language, that with most first.
  let counts: [MissingCount]

  /// - Returns: `nil` where they lack none.
  /// - Complexity: O(*n*) in the number of findings.
  init?(_ findings: [Finding]) {
    let missing = findings.filter(Self.holds)
    keys = missing.count { $0.severity == .warning }
    guard !missing.isEmpty else { return nil }
    // One about a language that lacks most of a table stands for many.
    let lacking = missing.filter { $0.severity == .error }
    let counts = lacking.map { (locale: $0.locale ?? "", count: max(1, $0.keys.count)) }
    total = counts.reduce(0) { $0 + $1.count }
    self.counts = MissingCount.sorted(counts.reduce(into: [:]) { $0[$1.locale, default: 0] += $1.count })
  }

  /// Whether a finding is of them; a warning about one language is a matter of counting.
  static func holds(_ finding: Finding) -> Bool {
    finding.rule == Rule.missingTranslation.id && (finding.severity == .error || finding.locale == nil)
  }
}
