import SourceText

/// Counts what lookups could not do, for a server to log or a test to assert on.
///
/// ```swift
/// let counter = LookupCounter()
/// let strings = try LocalizedStrings(contentsOf: folder, preferredLanguages: ["pl"], report: counter.record)
/// counter.counts        // [.missingKey("auth.sign-in", table: "Localizable"): 12]
/// ```
public final class LookupCounter: Sendable {
  private let limit: Int
  private let state = Mutex<[LookupIssue: Int]>([:])

  /// - Parameter limit: How many different issues are kept; later ones are not counted.
  public init(limit: Int = 10_000) { self.limit = limit }

  /// Counts one issue; pass it as the hook of ``LocalizedStrings``.
  @Sendable public func record(_ issue: LookupIssue) {
    state.withLock { counts in
      guard counts[issue] != nil || counts.count < limit else { return }
      counts[issue, default: 0] += 1
    }
  }

  /// How often each issue was met.
  public var counts: [LookupIssue: Int] { state.withLock { $0 } }

  /// Forgets everything and returns what was counted.
  public func drain() -> [LookupIssue: Int] {
    state.withLock { counts in
      defer { counts = [:] }
      return counts
    }
  }

  /// A line for each issue, the most frequent first: for a log.
  public static func lines(of counts: [LookupIssue: Int]) -> [String] {
    let lines = counts.map { (line: "\($0)", count: $1) }.sorted { ($1.count, $0.line) < ($0.count, $1.line) }
    return lines.map { $0.count == 1 ? $0.line : "\($0.line) (\($0.count) times)" }
  }

  /// Fails where anything was counted: the last line of a test.
  ///
  /// ```swift
  /// let counter = LookupCounter()
  /// let texts = strings.reporting(to: counter.record)
  /// // … what the test shows in the language of these texts
  /// try counter.verify()
  /// ```
  ///
  /// - Throws: ``LookupFailure`` with what was counted.
  public func verify() throws(LookupFailure) {
    let lines = Self.lines(of: counts)
    if !lines.isEmpty { throw LookupFailure(lines: lines) }
  }
}
