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
      ("See https://l10n.dev/privacy", "Siehe ⟦https://l10n.dev/terms⟧", "de"),
      ("<a href='https://iina.io'>Site</a>", "<a href='⟦https://iino.io⟧'>Seite</a>", "de"),
      ("<a href='https://iina.io'>Site</a>", "<a href='⟦https://b.com⟧'>Seite</a>", "de"),
      ("<a href='https://iina.io'>Site</a>", "⟦\"<a href=''>Seite</a>\"⟧", "de"),
      ("<a href='https://iina.io'>https://iina.io</a>", "<a href='⟦https://iino.io⟧'>https://iina.io</a>", "de"),
      ("<a href='https://iina.io'>https://iina.io</a>", "<a href='⟦https://iino.io⟧'>https://iino.io</a>", "de"),
      ("Mail <a href='mailto:a@l10n.dev'>us</a>", "<a href='⟦mailto:a@l1on.dev⟧'>Schreib</a> uns", "de"),
      ("<a href='app://settings'>Open</a>", "<a href='⟦app://einstellungen⟧'>Öffnen</a>", "de"),
      ("<img src='https://a.com/a.png'> is", "<img src='⟦https://a.con/a.png⟧'> ist", "de"),
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
      ("As in name@l10n.dev", "Como nombre@l10n.dev", "es"), ("As in name@example.com", "Wie name@beispiel.de", "de"),
      ("See https://delta.chat/help", "Див. https://delta.чат/help", "uk"),
      ("username@gmail.com", "käyttäjänimi@gmail.com", "fi"),
      ("Follow @user@host.social now", "Folge jetzt @nutzer@server.social", "de"),
      ("See https://l10n.dev/help", "Siehe https://l10n.dev/support", "de"),
      ("See https://l10n.dev/help", "Siehe https://l10n.dev/hilfe", "de"),
      ("As @user@host.com", "Als @nutzer@host.com", "de"),
      ("See https://l10n.dev/x", "Siehe <a href='https://l10n.dev/x'>hier</a>", "de"),
      ("See https://l10n.dev/x", "[Siehe hier](https://l10n.dev/x)", "de"),
      ("See https://l10n.dev/x", "[https://l10n.dev/x](https://l10n.dev/x)", "de"),
      ("Mail <a href='mailto:a@l10n.dev'>a@l10n.dev</a>", "<a href='mailto:a@l10n.dev'>Schreib</a> uns", "de"),
      ("<a href='https://l10n.dev/?a&amp;b'>It</a>", "<a href='https://l10n.dev/?a&b'>Es</a>", "de"),
      ("e.g. https://cloud.myhouse.com", "z. B. https://cloud.meinhaus.de", "de"),
    ])
  func silent(source: String, translation: String, locale: String) throws {
    try CheckFixture.texts(source, translation, to: locale).expectNothing(of: .changedURL, among: Rule.textRules)
  }

  @Test(
    "of a link that is lost with its address markup-mismatch tells",
    arguments: [
      ("See [it](https://l10n.dev/x)", "Siehe hier"), ("See <a href='https://l10n.dev/x'>it</a>", "Siehe hier"),
      ("See [it](https://l10n.dev/x)", "Siehe [hier] (https: //l10n.dev/x)"),
    ])
  func lostLink(source: String, translation: String) throws {
    let fixture = CheckFixture.texts(source, translation)
    try fixture.expectNothing(of: .changedURL)
    #expect(try !fixture.findings([.markupMismatch]).isEmpty)
  }

  @Test("a page that the source names in another text is the wrong one", arguments: [true, false])
  func otherPage(isInSource: Bool) throws {
    let other = isInSource ? "new" : "other"
    let source = "\"a\" = \"See https://l10n.dev/old now\"; \"b\" = \"See https://l10n.dev/\(other) now\";"
    let fixture = CheckFixture().strings("en", source).strings(
      "de", "\"a\" = \"Siehe https://l10n.dev/new\"; \"b\" = \"Siehe https://l10n.dev/\(other)\";")
    #expect(try fixture.findings([.changedURL]).map(\.key) == (isInSource ? ["a"] : []))
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
