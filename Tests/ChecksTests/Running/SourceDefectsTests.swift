import Testing

@testable import Checks

@Suite("A defect of the source is told once")
struct SourceDefectsTests {
  private func fixture(_ texts: KeyValuePairs<String, String>) -> CheckFixture {
    texts.reduce(CheckFixture()) { $0.strings($1.key, "\"k\" = \"\($1.value)\";\n") }
  }

  @Test("with the languages that have it from there")
  func mirrored() throws {
    let text = "A %1$@ and %3$@"
    let found = try fixture(["en": text, "de": text, "fr": text]).findings()
    #expect(found.map(\.rule) == ["position-gap"])
    #expect(found.map(\.locale) == ["en"])
    #expect(found.first?.message.hasSuffix("; also in 'de', 'fr'") ?? false, "\(found.map(\.message))")
  }

  @Test("and keeps the fix of the source")
  func fixable() throws {
    let found = try fixture(["en": "All  done", "de": "Alles  fertig", "fr": "Tout  est fait", "it": "Fatto"])
      .findings()
    #expect(found.map { "\($0.rule) \($0.locale ?? "")" } == ["double-spaces en"])
    #expect(found.first?.message.hasSuffix("; also in 'de', 'fr'") ?? false, "\(found.map(\.message))")
    #expect(found.first?.fix != nil)
  }

  @Test("with translations that have it right")
  func repaired() throws {
    let found = try fixture(["en": "%lld of %s", "de": "%lld von %@", "fr": "%lld de %@"]).findings()
    #expect(found.map { "\($0.rule) \($0.locale ?? "")" } == ["dangerous-specifier en"])
    #expect(found.map(\.severity) == [.error])
    let percent = try fixture(["en": "100% of %@", "de": "100 % von %@"]).findings()
    #expect(percent.map { "\($0.rule) \($0.locale ?? "")" } == ["unescaped-percent en"])
  }

  @Test("what a translation alone has stays there")
  func own() throws {
    let found = try fixture(["en": "%lld of %s", "de": "%lld von %s", "fr": "%lld de %s", "it": "%@ di %s"]).findings()
    #expect(
      found.map { "\($0.rule) \($0.locale ?? "")" }.sorted() == ["argument-type it", "dangerous-specifier en"])
  }

  @Test(
    "what a translation does otherwise than the mended source is told too",
    arguments: [
      ("Hi %s", "Ek is %d", "argument-type"), ("%s and %s", "%s", "missing-argument"),
      ("Hi %s", "Hallo", "missing-argument"), ("Hi %s", "Hallo %@ %@", "extra-argument"),
    ])
  func otherwise(source: String, translation: String, rule: String) throws {
    let found = try fixture(["en": source, "de": translation]).findings()
    #expect(found.contains { $0.rule == rule && $0.locale == "de" })
  }

  @Test("what the source alone has, and nearly all translations lack")
  func deviating() throws {
    let source = "See https://l10n.dev/c and more"
    let texts = ["de": "Siehe dort und mehr", "fr": "Voir ici et plus", "it": "Vedi qui e altro"]
    let all = texts.reduce(fixture(["en": source])) { $0.strings($1.key, "\"k\" = \"\($1.value)\";\n") }
    let found = try all.findings()
    #expect(found.map { "\($0.rule) \($0.locale ?? "") \($0.path)" } == ["changed-url en en.lproj/Localizable.strings"])
    #expect(found.first?.message.hasPrefix("all 3 translations differ from this text") ?? false)
    // One language in three has its address: the others lost it.
    let some = try all.strings("nl", "\"k\" = \"Zie https://l10n.dev/c en meer\";\n")
      .strings("pl", "\"k\" = \"Zob. https://l10n.dev/c i nie tylko\";\n").findings()
    #expect(some.map(\.locale) == ["de", "fr", "it"])
  }
}
