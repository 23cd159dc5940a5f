import Placeholders
import StringTables

extension Rule {
  /// Flags a translation that reads an integer in another width than its source does.
  static let argumentWidth = Rule(
    id: "argument-width",
    summary: "A translation reads an integer narrower than its source.",
    rationale: """
      Large and negative numbers show wrong. A wider one is no finding: Swift's `Int` has 64 bits, and it is the \
      source that reads half of it.
      """,
    example: RuleExample(
      bad: .translation("%lld files", "%d Dateien", to: "de"),
      good: .translation("%lld files", "%lld Dateien", to: "de")),
    severity: .warning,
    check: .differences { difference in
      guard case .width(let source, let own) = difference.kind, own.bits < source.bits else { return nil }
      return """
        translation reads argument \(source.position) as \(own.quoted)\(difference.place), the source as \
        \(source.quoted): large numbers show wrong; write it as the source does
        """
    })
}

extension ArgumentSignature.Argument {
  /// The width of an integer; 0 for another type.
  fileprivate var bits: Int { if case .integer(let bits) = type { bits } else { 0 } }
}
