import Messages
import StringFormats
import TestSupport
import Testing

@testable import Checks

@Suite("What is kept of entries that vary")
struct VariationScanTests {
  /// The facts of the only table of a fixture in English.
  private static func facts(_ fixture: CheckFixture) throws -> TableFacts {
    let table = try #require(fixture.project().groups.first?.tables["en"])
    return TableFacts(table, 0..<table.entries.count)
  }

  @Test("the leaves are those of the message", arguments: [UInt64(1), 2, 3])
  func leaves(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let facts = try Self.facts(RandomTexts.project(&random, keys: 300, locales: ["en"]))
    var known = 0
    for number in facts.entries {
      guard let variation = facts[number].variation else { continue }
      let (entry, kept) = (facts.table.entries[number], Array(facts.variations.leaves(of: variation)))
      let leaves = entry.message.leaves
      #expect(kept.count == leaves.count, "seed \(seed)")
      for (kept, leaf) in zip(kept, leaves) {
        let read = TextScan.facts(of: leaf.text.string)
        #expect(read.traits.subtracting(kept.facts.traits).isSubset(of: [.address, .undefinedVariable]))
        #expect(kept.facts.arguments == read.arguments && kept.facts.numbers == read.numbers)
        guard let text = kept.text else { continue }
        known += 1
        #expect(entry.located(text) == leaf.text)
        #expect(kept.form.name == leaf.category)
      }
    }
    #expect(known > 30)
  }

  @Test("stretches of a table are joined")
  func stretches() throws {
    var random = SeededGenerator(seed: 4)
    let whole = try Self.facts(RandomTexts.project(&random, keys: 100, locales: ["en"]))
    let middle = whole.entries.count - 5
    let parts = [0..<middle, middle..<whole.entries.count].map { TableFacts(whole.table, $0, keepsMessages: true) }
    let joined = TableFacts(whole.table, joining: parts)
    for number in whole.entries {
      #expect(joined[number].variation == whole[number].variation)
      guard let variation = whole[number].variation else { continue }
      #expect(joined.variations.leaves(of: variation).map(\.facts.traits) == whole.message(number).facts.map(\.traits))
      #expect(joined.message(number).message == whole.message(number).message)
      let areOpen = whole.variations[variation].traits.contains(.nestedVariable)
      #expect(joined.variations.hasSameShape(variation, as: variation, of: whole.variations) != areOpen)
    }
  }

  @Test(
    "the traits",
    arguments: [
      ("%#@n@", "lld", ["one": "%lld day", "other": "%lld days"], []),
      ("%#@n@", "lld", ["one": "%lld day"], .withoutOther),
      ("%#@n@", "lld", ["one": "%@ day", "other": "%lld days"], .doubtfulType),
      ("%#@n@", "lld d", ["one": "%lld day", "other": "%lld days"], .doubtfulType),
      ("%#@n@", "lld", ["one": "%#@n@", "other": "%lld days"], [.nestedVariable, .doubtfulType]),
      ("%#@m@", "lld", ["one": "%lld day", "other": "%lld days"], .unmentionedVariable),
      ("%#@n@", "lld", ["one": "a day", "others": "%lld days"], .unknown),
    ] as [(String, String, KeyValuePairs<String, String>, VariationTraits)])
  func traits(
    format: String, type: String, forms: KeyValuePairs<String, String>, expected: VariationTraits
  ) throws {
    let facts = try Self.facts(
      CheckFixture().plural("en", forms, format: format)
        .replacing("en.lproj/Localizable.stringsdict", "<string>lld</string>", by: "<string>\(type)</string>"))
    #expect(facts.variations[0].traits == expected.union(.always))
  }

  @Test("a form that does not begin with its number, and the forms that all have")
  func forms() throws {
    let facts = try Self.facts(
      CheckFixture().plural("en", ["one": "a day", "two": "%1$lld days", "other": "%lld days"]))
    #expect(facts.variations[0].formsWithoutNumber == [PluralForms(.one), PluralForms(.two)])
    #expect(facts.variations[0].sharedForms == facts.variations[0].forms)
    #expect(facts.variations[0].forms.name == nil)
  }
}
