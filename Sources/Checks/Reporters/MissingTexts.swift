/// The texts that languages lack which the project calls complete.
struct MissingTexts {
  let total: Int
  /// By language, that with most first.
  let counts: [MissingCount]

  /// - Returns: `nil` where they lack none.
  /// - Complexity: O(*n*) in the number of findings.
  init?(_ findings: [Finding]) {
    let missing = findings.filter(Self.holds)
    let languages = missing.reduce(into: [:]) { $0[$1.locale ?? "", default: 0] += 1 }
    guard !languages.isEmpty else { return nil }
    total = missing.count
    counts = languages.map { MissingCount(locale: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.locale) < ($0.count, $1.locale) }
  }

  /// Whether a finding is of them; a warning is a matter of counting.
  static func holds(_ finding: Finding) -> Bool {
    finding.rule == Rule.missingTranslation.id && finding.severity == .error
  }
}
