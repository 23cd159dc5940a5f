import Project
import Testing

@testable import Checks

@Suite("glossary-term")
struct GlossaryTermTests {
  private let names = ["glossary-term": RuleSettings(values: ["terms": .words(["Notes"])])]

  private func fixture(_ translation: String) -> CheckFixture {
    CheckFixture().strings("en", #""k" = "Open Notes"; "z" = "Notestand";"#)
      .strings("fi", "\"k\" = \(translation); \"z\" = \"Z\";")
  }

  @Test("a listed name has to stay")
  func name() throws {
    let findings = try fixture(#"⟦"Öffne Notizen"⟧"#).expect(.glossaryTerm, settings: names)
    #expect(findings.allSatisfy { $0.severity == .error && $0.message.contains("'Notes'") })
  }

  @Test("is silent where it does, endings beside it", arguments: ["Öffne Notes", "Öffne Notesin", ""])
  func keptName(translation: String) throws {
    try fixture("\"\(translation)\"").expectNothing(of: .glossaryTerm, settings: names)
  }

  @Test("a letter may be written as two scalars")
  func composed() throws {
    let settings = ["glossary-term": RuleSettings(values: ["terms": .words(["L\u{327}ike"])])]
    try CheckFixture().strings("en", "\"k\" = \"L\u{327}ike it\";").strings("fi", "\"k\" = \"Pidä \u{13B}ike\";")
      .expectNothing(of: .glossaryTerm, settings: settings)
  }

  @Test("is silent without a glossary", arguments: ["Öffne Notizen", "Öffne Notes", ""])
  func unlisted(translation: String) throws { try fixture("\"\(translation)\"").expectNothing(of: .glossaryTerm) }

  // MARK: Terms of files

  private static let csv = """
    en,de,pl,ja,fr,ru,translatable,casesensitive,forbidden
    Post,Beitrag,wpis,投稿,publication,публикация,,,
    Privacy Policy,Datenschutzerklärung,polityka prywatności,,politique de confidentialité,,,,
    Privacy,Privatsphäre,,,,,,,
    Folder,Ordner,,,dossier,папка,,,
    Home,Start,,,,,,yes,
    Mastodon,,,マストドン,,,no,,
    Account,,,,,счёт,,,
    ,Tröt,,,,,,,yes
    """

  private func findings(_ source: String, _ translation: String, _ locale: String) throws -> [Finding] {
    var configuration = Configuration()
    configuration.glossary = try GlossaryReader.glossary(path: "a.csv", bytes: Array(Self.csv.utf8))
    return try CheckFixture().strings("en", "\"k\" = \"\(source)\";").strings(locale, "\"k\" = \"\(translation)\";")
      .findings([.glossaryTerm], configuration: configuration)
  }

  @Test(
    "a term that is translated otherwise",
    arguments: [
      ("New post", "Neuer Eintrag", "de", "'Post' is 'Beitrag' in the glossary"),
      ("Read the privacy policy", "Lies die Regeln", "de", "'Privacy Policy' is 'Datenschutzerklärung'"),
      ("Edit post", "Edytuj post", "pl", "'wpis'"),
      ("Post", "記事", "ja", "'投稿'"),
      ("Home", "Startzeile", "fr", ""),
      ("Home", "Zuhause", "de", "'Start'"),
      ("Join Mastodon", "Tritt dem Rüsseltier bei", "de", "'Mastodon' of the source is missing"),
      ("Hello", "Ein Tröt sagt hallo", "de", "'Tröt' is not to be used"),
      ("Folder", "каталог", "ru", "'папка'"),
    ])
  func other(source: String, translation: String, locale: String, message: String) throws {
    let found = try findings(source, translation, locale)
    #expect(found.count == (message.isEmpty ? 0 : 1))
    #expect(found.allSatisfy { $0.message.contains(message) }, "\(found.map(\.message))")
  }

  @Test(
    "inflected, compounded, in another order, or not that word",
    arguments: [
      ("New post", "Neue Beiträge", "de"), ("Post settings", "Beitragseinstellungen", "de"),
      ("Delete post", "Usuń wpisy", "pl"), ("Post", "新しい投稿を見る", "ja"),
      ("Privacy policy", "Les politiques et la confidentialité", "fr"), ("Folders and a folder", "Папок нет", "ru"),
      ("Postpone", "Später", "de"), ("home page", "Seite", "de"), ("Outpost", "Vorposten", "de"),
      ("Privacy Policy", "Datenschutzerklärung", "de"), ("Post", "Post", "de"), ("Post", "", "de"),
      ("Join Mastodon", "Tritt Mastodon bei", "de"), ("Tröten", "Trötend", "de"), ("New post", "Nieuw bericht", "nl"),
      ("Join Mastodon", "マストドンに参加", "ja"), ("Account", "Нет счета", "ru"),
    ])
  func accepted(source: String, translation: String, locale: String) throws {
    #expect(try findings(source, translation, locale).map(\.message) == [])
  }

  @Test("what is not to be used has its own place")
  func forbidden() throws {
    let text = """
      en,Term [de],Status [de]
      Post,Beitrag,preferred
      """
    var glossary = try GlossaryReader.glossary(path: "a.csv", bytes: Array(text.utf8))
    var concept = glossary.concepts[0]
    concept.terms[Glossary.names(of: "de")[0]]?.append(.init("Eintrag", isForbidden: true))
    glossary = Glossary([concept])
    var configuration = Configuration()
    configuration.glossary = glossary
    let found = try CheckFixture().strings("en", "\"k\" = \"New post\";").strings("de", "\"k\" = \"Ein Eintrag\";")
      .findings([.glossaryTerm], configuration: configuration)
    #expect(found.map(\.message) == ["'Eintrag' is not to be used, says the glossary: 'Beitrag' is 'Post'"])
    #expect(found.map(\.span.start.column) == [12])
  }

  @Test("the identifier that the rule had is known")
  func formerID() throws { #expect(Rule.currentID(of: "do-not-translate") == "glossary-term") }
}
