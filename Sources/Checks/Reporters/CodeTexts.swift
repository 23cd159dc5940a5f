import Project

/// The texts that stand in code, so that no translator gets them.
struct CodeTexts {
  /// How many, without those that users may never meet.
  let count: Int
  /// How many with those.
  let total: Int
  /// Of those that users meet, or of all where they meet none.
  let fileCount: Int
  /// The file with most of them, the first of equal ones, and how many it has.
  let most: (path: String, count: Int)

  /// - Returns: `nil` where there are none.
  /// - Complexity: O(*n*) in the number of findings.
  init?(_ findings: [Finding]) {
    let texts = findings.filter(Self.holds)
    let met = texts.filter { !Harm.isDoubted($0) }
    let counts = (met.isEmpty ? texts : met).reduce(into: [:]) { $0[$1.path, default: 0] += 1 }
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
    (total, count) = (texts.count, met.count)
    fileCount = counts.count
    self.most = (most.key, most.value)
  }

  /// Whether a finding is of them; a project that calls them errors wants to see each.
  static func holds(_ finding: Finding) -> Bool {
    finding.rule == Rule.hardcodedString.id && finding.severity == .warning
  }
}
