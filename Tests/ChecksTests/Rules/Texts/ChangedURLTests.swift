import Testing

@testable import Checks

@Suite("changed-url")
struct ChangedURLTests {
  @Test(
    "fires",
    arguments: [
      ("See https://l10n.dev/help", "Siehe ⟦https://l1on.dev/help⟧", "de"),
      ("See https://l10n.dev/help", "⟦\"Siehe hier\"⟧", "de"),
      ("https://l10n.dev/help", "⟦https://l10n.dve/hilfe⟧", "de"), ("https://l10n.dev/help", "⟦\"Hilfe\"⟧", "de"),
      ("See https://l10n.dev/help", "Siehe ⟦https://l10n.dev⟧", "de"),
    ])
  func fires(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expect(.changedURL, among: Rule.textRules)
  }

  @Test(
    "is silent",
    arguments: [
      ("https://l10n.dev/help", "https://l10n-hilfe.de/start", "de"),
      ("https://l10n.dev/help", "https://l10n.de/hilfe", "de"),
      ("See https://l10n.dev/help", "Siehe https://de.l10n.dev/hilfe", "de"),
      ("As in name@example.com", "Wie name@beispiel.de", "de"),
      ("See https://delta.chat/help", "Див. https://delta.чат/help", "uk"),
      ("username@gmail.com", "käyttäjänimi@gmail.com", "fi"),
      ("e.g. https://cloud.myhouse.com", "z. B. https://cloud.meinhaus.de", "de"),
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .changedURL, among: Rule.textRules)
  }

  @Test("an address that other texts of the source have was theirs before", arguments: [true, false])
  func former(isInSource: Bool) throws {
    let source = "\"a\" = \"See https://l10n.dev/help now\"; \"b\" = \"https://\(isInSource ? "old" : "no").dev/b\";"
    let fixture = CheckFixture().strings("en", source).strings(
      "de", "\"a\" = \"Siehe https://old.dev/hilfe\"; \"b\" = \"B\";")
    #expect(try fixture.findings([.changedURL]).first { $0.key == "a" }?.isRare == isInSource)
  }

  @Test("an address of a mail that each language makes up anew is an example", arguments: [(4, true), (2, false)])
  func madeUp(count: Int, isRare: Bool) throws {
    let source = "\"a\" = \"Write to me@no-such.account now\";"
    let fixture = ["de", "fr", "it", "pl"].enumerated().reduce(CheckFixture().strings("en", source)) { made, locale in
      made.strings(locale.1, locale.0 < count ? "\"a\" = \"A me@\(locale.1)-none.account\";" : source)
    }
    #expect(Set(try fixture.findings([.changedURL]).map(\.isRare)) == [isRare])
  }
}
