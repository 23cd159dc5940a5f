import Foundation
import StringFormats
import Testing

@testable import Pseudo

/// Every text of the string tables below a folder; `L10N_PSEUDO_CORPUS` names another one than the sample app's.
@Suite("Pseudo-texts of whole projects")
struct PseudoCorpusTests {
  private static let names = PseudoInvariantsFixtures.names
  /// A run that finds this many violations is not read to its end.
  private static let mostViolations = 50

  @Test("keep what the invariants say, for every strategy")
  func invariants() async throws {
    let corpus = PseudoCorpus.shared
    #expect(!corpus.texts.isEmpty)
    let violations = try await PseudoCorpus.inParts(corpus.texts) { texts in
      let invariants = try PseudoInvariants()
      var writers = try Self.writers()
      var violations: [String] = []
      for text in texts where violations.count < Self.mostViolations {
        let facts = invariants.facts(of: text)
        for number in writers.indices {
          violations += invariants.violations(of: facts, by: writers[number].pseudolocalizer, &writers[number].writer)
        }
      }
      return violations
    }
    #expect(violations.isEmpty, "\(violations.prefix(Self.mostViolations).joined(separator: "\n"))")
  }

  @Test("of messages with variants keep what the invariants say, for every strategy")
  func messages() async throws {
    let violations = try await PseudoCorpus.inParts(PseudoCorpus.shared.messages) { messages in
      let invariants = try PseudoInvariants()
      let writers = try Self.writers()
      return messages.flatMap { message in
        writers.flatMap { invariants.violations(of: message, by: $0.pseudolocalizer) }
      }
    }
    #expect(violations.isEmpty, "\(violations.prefix(Self.mostViolations).joined(separator: "\n"))")
  }

  @Test(
    "are within a tenth of the length that the table asks for",
    arguments: ["accented", "double", "bidi", "accented+bidi"])
  func lengths(name: String) async throws {
    let definition = try #require(PseudoDefinition.builtIn(named: name))
    let wrong = try await PseudoCorpus.inParts(PseudoCorpus.shared.texts) { texts in
      let pseudolocalizer = Pseudolocalizer(definition)
      return texts.compactMap { text -> String? in
        guard let length = VisibleLength(of: text), length.hasLetters, !length.isBracketed else { return nil }
        let result = pseudolocalizer.pseudolocalize(text)
        if result == text, PseudoPercent.becomesSpecifier(in: text, by: definition) { return nil }
        let ratio = definition.ratio(ofLength: length.characters)
        // The brackets stand there in any case.
        let wanted = max(Double(length.characters) * ratio, Double(length.characters + 2))
        let actual = Double(VisibleLength(of: result)?.characters ?? 0)
        return abs(actual - wanted) <= max(0.1 * wanted, 0.5) ? nil : "'\(text)' → '\(result)': \(actual) for \(wanted)"
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(Self.mostViolations).joined(separator: "\n"))")
  }

  private static func writers() throws -> [(pseudolocalizer: Pseudolocalizer, writer: PseudoWriter)] {
    try names.map { name in
      let pseudolocalizer = Pseudolocalizer(try #require(PseudoDefinition.builtIn(named: name)))
      return (pseudolocalizer, PseudoWriter(pseudolocalizer.style))
    }
  }
}
