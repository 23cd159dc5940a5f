/// Where the value of a token comes from, as `dev.l10n.origin` says it.
package struct TokenOrigin: Hashable, Sendable {
  /// How sure a value is, the surest first.
  package enum Certainty: String, Sendable, CaseIterable, Comparable {
    /// Read off a running system.
    case measured
    /// Stated by who makes the system, or by who examined it.
    case documented
    /// Remembered: nothing that can be looked up says it.
    case memory

    package static func < (left: Certainty, right: Certainty) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .measured: 0
      case .documented: 1
      case .memory: 2
      }
    }
  }

  package let certainty: Certainty
  /// Who measured it, or which document says it.
  package let source: String
}
