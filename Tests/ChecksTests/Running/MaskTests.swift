import TestSupport
import Testing

@testable import Checks

@Suite("Which rules are asked about a text")
struct MaskTests {
  private static let locales = ["ar", "de", "el", "en", "fr", "ja", "pl", "th", "xx"]

  /// The rule as it is asked about every text, whatever its bytes show.
  private static func unmasked(_ rule: Rule) -> Rule {
    let check: Rule.Check =
      switch rule.check {
      case .text(_, let check): .text(on: .always, check)
      case .variation(_, let check): .variation(on: .always, check)
      case .pair(_, let check): .pair(on: .either(.always), check)
      case .unit(_, let check): .unit(on: .either(.always), check)
      default: rule.check
      }
    return Rule(
      id: rule.id, summary: rule.summary, rationale: rule.rationale, example: rule.example, severity: rule.severity,
      isOnByDefault: rule.isOnByDefault, options: rule.options, fix: rule.fix, check: check,
      tokenCheck: rule.tokenCheck)
  }

  @Test("no rule finds anything in a text that it is not asked about", arguments: [UInt64(1), 2, 3])
  func masks(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let fixture = RandomTexts.project(
      &random, keys: RandomCount.of("L10N_RULE_MASKS", default: 150), locales: Self.locales)
    let rules = Rule.all.filter { $0.id != Rule.unboundKey.id }
    let masked = try fixture.findings(rules).described
    let unmasked = try fixture.findings(rules.map(Self.unmasked)).described
    #expect(masked.count > 100)
    #expect(Set(unmasked).subtracting(masked).sorted() == [], "lost, seed \(seed)")
    #expect(Set(masked).subtracting(unmasked).sorted() == [], "seed \(seed)")
  }
}
