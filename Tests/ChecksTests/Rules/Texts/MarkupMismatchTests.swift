import Testing

@testable import Checks

@Suite("markup-mismatch")
struct MarkupMismatchTests {
  @Test(
    "fires",
    arguments: [
      ("Tap <b>OK</b>", "⟦Tippe <b>OK⟧"), ("Tap <b>OK</b>", "⟦Tippe OK⟧"), ("<a>Go</a>", "⟦⟦Los⟧⟧"),
      ("Invited by", "Eingeladen von ⟦<userName/>⟧"),
      ("See [it](https://a.de)", "Siehe [hier⟦] (⟧https://a.de)"),
      ("See [it](https://a.de)", "⟦Siehe hier https://a.de⟧"),
      ("Save **all**", "⟦**⟧Alle sichern"), ("A &amp; B", "A ⟦& amp;⟧ B"), ("A > B", "A ⟦& gt;⟧ B"),
      ("^[%lld day](inflect: true)", "⟦^[⟧%lld Tag"),
    ])
  func fires(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expect(.markupMismatch)
  }

  @Test(
    "is silent",
    arguments: [
      ("Tap <b>OK</b>", "Tippe <B>OK</B>"), ("<a letter of %lld>", "<Buchstabe von %lld>"), ("By <name>", "Von <Name>"),
      ("See [it](https://a.de)", "[Hier](https://a.de)"), ("Save **all**", "**Alle** sichern"),
      ("**Never** lose it", "** Nie verlieren**"),
      ("A &amp; B", "A &amp; B"), ("A & B", "A und B"), ("^[%lld day](inflect: true)", "^[%lld Tag](inflect: true)"),
      ("2 * 3 _ 4", "2 x 3"), ("One<br>two", "Eins</br>zwei"), ("One<br/>two", "Eins<br>zwei"),
      ("<b>A</b> b", "<b>A</b>&nbsp;b"),
    ])
  func silent(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expectNothing(of: .markupMismatch)
  }

  @Test(
    "attributes that say where a tag leads, what it shows and how it looks are compared",
    arguments: [
      ("<span class='hl'>A</span>", "<span class='⟦hi⟧'>A</span>"),
      ("<font color='#ff0000'>A</font>", "<font color='⟦#fff⟧'>A</font>"),
      ("<img src='a.png'/> A", "<img src='⟦b.png⟧'/> A"), ("<a href='/help'>A</a>", "<a href='⟦/hilfe⟧'>A</a>"),
      ("<span class='a'>A</span>", "⟦<span>A</span>⟧"),
    ])
  func attributes(source: String, translation: String) throws {
    let findings = try CheckFixture.texts(source, translation).expect(.markupMismatch, among: Rule.textRules)
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test(
    "other attributes are not",
    arguments: [
      ("<img src='a.png' alt='Dog'> A", "<img alt='Hund' src='a.png'> A"),
      ("<span class='a' title='x'>A</span>", "<span title='y' class=a>A</span>"),
      ("<a href='/help_en.html'>A</a>", "<a href='/help_de.html'>A</a>"),
      ("<a href='%@'>A</a>", "<a href='%1$@'>A</a>"),
      ("<b class='a'>A</b> <b class='c'>B</b>", "<b class='c'>B</b> <b class='a'>A</b>"),
      ("See https://a.de/x", "Siehe <a href='https://a.de/x'>hier</a>"),
      ("See https://a.de/x", "Siehe [hier](https://a.de/x)"),
    ])
  func otherAttributes(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expectNothing(of: .markupMismatch, among: Rule.textRules)
  }

  @Test("an entity is shown as it is written where the source has no markup")
  func entities() throws {
    let found = try CheckFixture.texts("While recording", "Під⟦&nbsp;⟧час запису", to: "uk").expect(.markupMismatch)
    #expect(found.map(\.severity) == [.warning])
  }

  @Test("a pair too many is a warning where the source has one")
  func added() throws {
    let findings = try CheckFixture.texts("<b>Never</b> x", "<b>Nie</b> und ⟦<b>⟧nimmer</b>").expect(.markupMismatch)
    #expect(findings.map(\.severity.rawValue) == ["warning"])
  }

  @Test(
    "a text that emphasises nothing is a warning, one with half of the tags an error",
    arguments: [("Tippe OK", "warning"), ("Tippe OK</b>", "error"), ("Tippe <b>OK", "error")])
  func emphasis(translation: String, severity: String) throws {
    let findings = try CheckFixture.texts("Tap <b>OK</b>", "⟦\(translation)⟧").expect(.markupMismatch)
    #expect(findings.map(\.severity.rawValue) == [severity])
  }

  @Test(
    "a pair that is gone beside another one is a warning",
    arguments: [("<b>A</b> B", "warning"), ("<b>A</b> B</b>", "error")])
  func pairs(translation: String, severity: String) throws {
    let findings = try CheckFixture.texts("<b>A</b> <b>B</b>", "⟦\(translation)⟧").expect(.markupMismatch)
    #expect(findings.map(\.severity.rawValue) == [severity])
  }

  @Test(
    "a tag that breaks lines is shown where the source has no markup at all",
    arguments: [
      ("One\\nTwo", "Eins⟦<br/>⟧Zwei", "error"), ("<b>One</b>\\nTwo", "<b>Eins</b>⟦<br>⟧Zwei", "warning"),
      ("One &amp; two", "Eins &amp;⟦<br>⟧zwei", "warning"),
    ])
  func shownBreak(source: String, translation: String, severity: String) throws {
    let findings = try CheckFixture.texts(source, translation).expect(.markupMismatch)
    #expect(findings.map(\.severity.rawValue) == [severity])
  }

  @Test(
    "links are compared by where they lead, however often a text has them",
    arguments: [
      ("[A](https://a.de) or [it](https://a.de)", "[A](https://a.de)"),
      ("[A](https://a.de) and it", "[A](https://a.de) und [A](https://a.de)"),
    ])
  func repeatedLinks(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expectNothing(of: .markupMismatch)
  }

  @Test(
    "a link that is lost is an error, or new where the source has no Markdown",
    arguments: [
      ("[A](https://a.de) [B](https://b.de)", "⟦[A](https://a.de) [A](https://a.de)⟧"),
      ("A is here", "A ist [B⟦](https://b.de)⟧"),
      ("[A](https://a.de) [A](https://a.de)", "[A](https://a.de) [A⟦] (⟧https://a.de)"),
    ])
  func otherLinks(source: String, translation: String) throws {
    try CheckFixture.texts(source, translation).expect(.markupMismatch)
  }
  @Test("a new link beside Markdown works", arguments: ["[A](https://a.de)", "It is **A**"])
  func addedLinks(source: String) throws {
    let findings = try CheckFixture.texts(source, source + " [B⟦](https://b.de)⟧").expect(.markupMismatch)
    #expect(findings.map(\.severity) == [.warning])
  }
}
