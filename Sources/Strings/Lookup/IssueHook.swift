import SourceText

/// A hook that may be changed while lookups call it.
final class IssueHook: Sendable {
  private let current: Mutex<@Sendable (LookupIssue) -> Void>

  init(_ report: @escaping @Sendable (LookupIssue) -> Void) { current = Mutex(report) }

  var report: @Sendable (LookupIssue) -> Void {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}
