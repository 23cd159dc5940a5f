/// The keys that code looks up where the tables have next to none of them: somebody fetches or makes the tables later.
struct AbsentKeys {
  /// So many more keys are absent than there, at least.
  private static let factor = 10
  /// Of fewer each may be told by itself.
  private static let fewest = 30

  let count: Int
  /// Keys that the tables have.
  let known: Int

  /// - Parameter keys: Those that the tables have.
  /// - Returns: `nil` where the tables have a good part of the keys.
  /// - Complexity: O(*n*) in the number of findings.
  init?(_ findings: [Finding], keys: Int) {
    let absent = Set(findings.lazy.filter(Self.holds).map { $0.key ?? $0.message })
    guard absent.count >= Self.fewest, absent.count >= Self.factor * keys else { return nil }
    (count, known) = (absent.count, keys)
  }

  static func holds(_ finding: Finding) -> Bool { finding.rule == Rule.undefinedKey.id }
}
