import Testing

@testable import Checks

@Suite("Rules about the wording of texts")
struct TextRuleTests {
  /// The rules about texts that fire on a translation, each once, sorted.
  private func rules(_ source: String, _ translation: String, _ locale: String, key: String = "k") throws -> [String] {
    let findings = try CheckFixture()
      .strings("en", "\"\(key)\" = \"\(source)\";").strings(locale, "\"\(key)\" = \"\(translation)\";")
      .findings(Rule.textRules.filter(\.isOnByDefault))
    return Set(findings.map(\.rule)).sorted()
  }

  @Test(
    "marks at the end: what a language writes in their place is no finding",
    arguments: [
      ("Delete it now?", "Jetzt löschen.", "de", true), ("Name:", "Name", "de", true), ("Loading…", "Lädt", "de", true),
      ("Delete it?", "Διαγραφή;", "el", false), ("Delete it?", "Διαγραφή;", "de", true),
      ("Delete it?", "Ջնջե՞լ", "hy", false), ("File was saved today.", "Ֆայլը պահվեց:", "hy", false),
      ("Delete it?", "削除しますか", "ja", false), ("File was saved today.", "ファイルを保存しました", "ja", false),
      ("File was saved today.", "文件已保存", "zh-Hans", false), ("Delete it?", "删除", "zh-Hans", true),
      ("Delete it?", "ลบไหม", "th", false), ("File was saved today.", "ບັນທຶກແລ້ວ", "lo", false),
      ("File was saved today.", "फ़ाइल सहेजी गई|", "hi", false), ("Delete it?", "هل تريد الحذف؟", "ar", false),
      ("File was saved today.", "فائل محفوظ ہو گئی۔", "ur", false), ("Name:", "ឈ្មោះ៖", "km", false),
      ("Name:", "ስም፡", "am", false), ("Delete it?", "ဖျက်မလား။", "my", false), ("Saved!", "Gesichert", "de", false),
      ("“Really quit?”", "Wirklich beenden?", "de", false), ("Minutes", "Min.", "de", false),
      ("The file was saved", "Die Datei wurde gerade gesichert.", "de", true),
      ("Open %@…", "%@… ဖွင့်ရန်", "my", false),
      ("Mail us :)", "Schreib uns :)", "de", false), ("menu.title", "Titel…", "de", false),
    ])
  func endPunctuation(source: String, translation: String, locale: String, fires: Bool) throws {
    #expect(try rules(source, translation, locale) == (fires ? ["end-punctuation"] : []))
  }

  @Test(
    "white space, lines and dots",
    arguments: [
      ("Total: ", "Summe:", "de", "leading-trailing-space"), ("Total: ", "合計：", "ja", ""),
      (" of %@", " von %@", "de", ""), ("Save", "Sichern ", "de", "leading-trailing-space"),
      ("Save", "Sichern\\n", "de", "newline-count"), ("One\\nTwo", "Eins Zwei", "de", "newline-count"),
      ("One\\nTwo", "Eins\\r\\nZwei", "de", ""), ("Wait…", "Warte...", "de", "ellipsis-style"),
      ("Wait...", "Warte…", "de", ""),
      ("Save all", "Alle  sichern", "de", "double-spaces"), ("Saved. Go on", "Gesichert.  Weiter", "de", ""),
      ("Saved: yes", "Gesichert : ja", "de", "space-before-mark"), ("Saved: yes", "Enregistré : oui", "fr", ""),
      ("Saved: yes", "Enregistré : oui", "fr-CA", ""), ("A .txt file", "Eine .txt-Datei", "de", ""),
    ])
  func space(source: String, translation: String, locale: String, rule: String) throws {
    #expect(try rules(source, translation, locale) == (rule.isEmpty ? [] : [rule]))
  }

  @Test(
    "words, brackets and invisible characters",
    arguments: [
      ("Tap it", "Tippe auf auf es", "de", "doubled-word"), ("Tap it", "Das, was die die wollen", "de", ""),
      ("Slowly", "pelan pelan saja", "id", ""), ("Yes yes, sir", "Oui oui, mon capitaine", "fr", ""),
      ("Visit us", "Nach Pago Pago", "de", ""), ("Size (MB)", "Größe (MB", "de", "unbalanced-brackets"),
      ("Size (MB)", "サイズ（MB)", "ja", ""), ("First", "a) Erstens", "de", ""), ("Hi", "Hallo :)", "de", ""),
      ("Save", "Sich\u{200B}ern", "de", "zero-width"), ("Save", "ร\u{200B}ก", "th", ""),
      ("Want", "می\u{200C}خواهم", "fa", ""),
      ("Hi", "👩\u{200D}🚀 Hallo", "de", ""), ("Save", "Ge\u{AD}sichert", "de", ""),
      ("Name %@", "שם \u{2068}%@", "he", "unbalanced-isolate"), ("Name %@", "שם \u{2068}%@\u{2069}", "he", ""),
      ("Name", "שם\u{200F}", "he", ""), ("Name", "\u{202E}שם\u{202C}", "he", "unbalanced-isolate"),
      ("Settings", "RÃ©glages", "fr", "garbled-text"), ("Settings", "R\u{FFFD}glages", "fr", "garbled-text"),
      ("Settings", "ÃREA", "pt", ""), ("One Two", "Eins\\\\nZwei", "de", "literal-escape"),
      ("In C:", "In C:\\\\neu:", "de", ""),
    ])
  func words(source: String, translation: String, locale: String, rule: String) throws {
    #expect(try rules(source, translation, locale) == (rule.isEmpty ? [] : [rule]))
  }

  @Test(
    "addresses and numbers",
    arguments: [
      ("See https://l10n.dev/help", "Siehe https://l1on.dev/help", "de", "changed-url"),
      ("See https://l10n.dev/help", "Siehe hier", "de", "changed-url"),
      ("https://l10n.dev/help", "https://l10n-hilfe.de/start", "de", ""),
      ("https://l10n.dev/help", "Hilfe", "de", "changed-url"),
      ("See https://l10n.dev/help", "Siehe https://de.l10n.dev/hilfe", "de", ""),
      ("See https://l10n.dev/help", "Siehe https://l10n.dev", "de", "changed-url"),
      ("As in name@example.com", "Wie name@beispiel.de", "de", ""),
      ("At most 1,500 letters", "Höchstens 500 Buchstaben", "de", "changed-number"),
      ("At most 1,500 letters", "Höchstens 1.500 Buchstaben", "de", ""),
      ("At most 1,500 letters", "अधिकतम १,५०० अक्षर", "hi", ""),
      ("On 12/31/2020 at home", "Am 31.12.2020 zu Hause", "de", ""),
      ("At 5:00 PM today", "Heute um 17:00", "de", ""), ("2 factors", "Zwei Faktoren", "de", ""),
      ("%1$@ of 5 files", "%1$@ von 5 Dateien", "de", ""),
    ])
  func values(source: String, translation: String, locale: String, rule: String) throws {
    #expect(try rules(source, translation, locale) == (rule.isEmpty ? [] : [rule]))
  }

  @Test(
    "markup",
    arguments: [
      ("Tap <b>OK</b>", "Tippe <b>OK", true), ("Tap <b>OK</b>", "Tippe OK", true),
      ("Tap <b>OK</b>", "Tippe <B>OK</B>", false),
      ("<a letter of %lld>", "<Buchstabe von %lld>", false), ("See [it](https://a.de)", "[Hier](https://a.de)", false),
      ("See [it](https://a.de)", "Siehe [hier] (https://a.de)", true),
      ("See [it](https://a.de)", "Siehe hier https://a.de", true),
      ("Save **all**", "**Alle sichern", true), ("Save **all**", "**Alle** sichern", false),
      ("A &amp; B", "A & amp; B", true),
      ("A &amp; B", "A &amp; B", false), ("A & B", "A und B", false),
      ("^[%lld day](inflect: true)", "^[%lld Tag", true),
      ("^[%lld day](inflect: true)", "^[%lld Tag](inflect: true)", false), ("2 * 3 _ 4", "2 x 3", false),
    ])
  func markup(source: String, translation: String, fires: Bool) throws {
    #expect(try rules(source, translation, "de").contains("markup-mismatch") == fires)
  }

  @Test("a finding names the characters, behind escapes too")
  func places() throws {
    func span(_ translation: String) throws -> String {
      let finding = try #require(
        try CheckFixture().strings("en", #""k" = "Save";"#).strings("de", "\"k\" = \"\(translation)\";")
          .findings([.doubleSpaces]).first)
      return "\(finding.span.start.column)-\(finding.span.end.column)"
    }
    #expect(try span("Über  alles") == "12-14")
    #expect(try span(#"\"A\" b  c"#) == "15-17")
  }

  @Test("an override of the direction is an error")
  func override() throws {
    let findings = try CheckFixture().strings("en", "\"k\" = \"a\u{202E}b\u{202C}\";").findings([.unbalancedIsolate])
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.first?.message.contains("U+202E") == true)
    let pseudo = try CheckFixture().strings("en", "\"k\" = \"a\";")
      .strings("ar-XB", "\"k\" = \"a\u{202E}b\u{202C}\";").findings([.unbalancedIsolate])
    #expect(pseudo.isEmpty)
  }

  @Test(
    "a tag that breaks lines is shown where the source has no markup at all",
    arguments: [
      ("One\\nTwo", "Eins<br/>Zwei", "error"), ("<b>One</b>\\nTwo", "<b>Eins</b><br>Zwei", "warning"),
      ("One &amp; two", "Eins &amp;<br>zwei", "warning"),
    ])
  func shownBreak(source: String, translation: String, severity: String) throws {
    let findings = try CheckFixture().strings("en", "\"k\" = \"\(source)\";")
      .strings("de", "\"k\" = \"\(translation)\";").findings([.markupMismatch])
    #expect(findings.map(\.severity.rawValue) == [severity])
  }

  @Test("nothing is compared with the key of an object in a storyboard whose text the catalog does not have")
  func unknownText() throws {
    func fixture(_ key: String) -> CheckFixture {
      CheckFixture().file(
        "Main.xcstrings",
        """
        { "sourceLanguage" : "en", "strings" : { "\(key)" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "\\tNach %@ " } } } } }, "version" : "1.0" }
        """)
    }
    #expect(try fixture("aB3-x9-Qr7.title").findings(Rule.textRules + Rule.argumentRules).isEmpty)
    #expect(
      try fixture("menu.title").findings([.leadingTrailingSpace, .extraArgument]).map(\.rule).sorted() == [
        "extra-argument", "leading-trailing-space", "leading-trailing-space",
      ])
  }

  @Test("full stops are passed over when a project asks for it")
  func fullStops() throws {
    let fixture = CheckFixture().strings("en", #""k" = "The file was saved"; "q" = "Quit now?";"#)
      .strings("de", #""k" = "Die Datei wurde gerade gesichert."; "q" = "Jetzt beenden.";"#)
    let settings = ["end-punctuation": RuleSettings(values: ["fullStops": .flag(false)])]
    #expect(try fixture.findings([.endPunctuation]).map(\.key) == ["k", "q"])
    #expect(try fixture.findings([.endPunctuation], settings: settings).map(\.key) == ["q"])
  }

  @Test("exclamation marks are compared when a project asks for it")
  func exclamations() throws {
    let fixture = CheckFixture().strings("en", #""k" = "Saved!";"#).strings("de", #""k" = "Gesichert";"#)
    let settings = ["end-punctuation": RuleSettings(values: ["exclamationMarks": .flag(true)])]
    #expect(try fixture.findings([.endPunctuation]).isEmpty)
    #expect(try fixture.findings([.endPunctuation], settings: settings).count == 1)
  }

  @Test(
    "a listed term has to stay, endings beside it",
    arguments: [("Öffne Notizen", 1), ("Öffne Notes", 0), ("Öffne Notesin", 0), ("", 0)])
  func doNotTranslate(translation: String, count: Int) throws {
    let fixture = CheckFixture().strings("en", #""k" = "Open Notes"; "z" = "Notestand";"#)
      .strings("fi", "\"k\" = \"\(translation)\"; \"z\" = \"Z\";")
    let settings = ["do-not-translate": RuleSettings(values: ["terms": .words(["Notes"])])]
    let findings = try fixture.findings([.doNotTranslate], settings: settings)
    #expect(findings.count == count)
    #expect(findings.allSatisfy { $0.severity == .error && $0.message.contains("'Notes'") })
    #expect(try fixture.findings([.doNotTranslate]).isEmpty)
  }

  @Test("one text with two translations is found when the rule is asked for, across tables")
  func inconsistent() throws {
    let findings = try CheckFixture()
      .strings("en", #""a" = "Save"; "b" = "Open";"#).strings("de", #""a" = "Sichern"; "b" = "Öffnen";"#)
      .strings("en", #""c" = "Save"; "d" = "Open";"#, table: "More")
      .strings("de", #""c" = "Speichern"; "d" = "Öffnen";"#, table: "More").findings([.inconsistentTranslation])
    #expect(findings.map(\.key) == ["c"])
    #expect(findings.first?.message.contains("'Sichern' for key 'a'") == true)
    #expect(!Rule.inconsistentTranslation.isOnByDefault)
  }

  @Test("French spaces are looked at when the rule is asked for", arguments: [("fr", 2), ("fr-CA", 0), ("de", 0)])
  func frenchSpaces(locale: String, count: Int) throws {
    let findings = try CheckFixture().strings("en", #""k" = "Really? Yes!";"#)
      .strings(locale, "\"k\" = \"Vraiment ? Oui! Bien\u{202F}! À 12:30\";").findings([.punctuationSpacing])
    #expect(findings.count == count)
  }

  @Test("a hostile text ends")
  func hostile() throws {
    let text = String(repeating: "([«<b>&amp ;**^[](\u{202E}\u{2068}Ã", count: 2_000)
    let findings = try CheckFixture().strings("en", "\"k\" = \"a\";").strings("de", "\"k\" = \"\(text)\";")
      .findings(Rule.textRules)
    #expect(!findings.isEmpty)
  }
}
