/// How much a finding weighs.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  case warning, error

  package static func < (left: Severity, right: Severity) -> Bool { left == .warning && right == .error }
}
