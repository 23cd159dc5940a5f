/// How much a finding weighs.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case warning, error

  public static func < (left: Severity, right: Severity) -> Bool { left == .warning && right == .error }
}
