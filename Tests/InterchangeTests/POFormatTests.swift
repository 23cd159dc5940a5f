import ICU
import Testing

@testable import Interchange

@Suite struct POFormatTests {
  /// gettext's expression must choose what CLDR chooses, in every language that ICU gives plural forms for.
  @Test(arguments: [
    "am", "ar", "bg", "bn", "cs", "cy", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "ga", "gd", "he", "hi",
    "hr", "hu", "hy", "id", "is", "it", "ja", "ka", "ko", "lt", "lv", "mk", "mt", "nb", "nl", "pl", "pt", "ro", "ru",
    "sk", "sl", "sr", "sv", "sw", "th", "tr", "uk", "vi", "zh", "zu",
  ])
  func formsAreThoseOfTheLanguage(locale: String) throws {
    let forms = PluralForms(locale: locale)
    let read = try PluralForms(header: forms.header, locale: locale)
    #expect(read.categories == forms.categories)
    let text = try #require(forms.header.split(separator: "plural=").last?.dropLast())
    let expression = try PluralExpression(String(text))
    let rules = try PluralRules(locale: locale)
    for number in UInt64(0)...200 {
      let form = try #require(expression.form(of: number))
      #expect(forms.categories[Int(form)] == rules.category(of: Int64(number)), "\(locale) \(number)")
    }
  }

  @Test(arguments: [
    ("n % 2 == 1 && !(n > 10) || n == 0", [1, 1, 0, 1, 0]), ("n>1?2:n?1:0", [0, 1, 2, 2, 2]),
    ("(n * 2 + 3 - 1) / 2", [1, 2, 3, 4, 5]),
  ])
  func expressionsAreC(text: String, forms: [UInt64]) throws {
    let expression = try PluralExpression(text)
    #expect(forms.indices.map { expression.form(of: UInt64($0)) } == forms)
  }

  @Test(arguments: ["", "n +", "m", "(n", "n ? 1", "n n", "9999999999999", String(repeating: "(", count: 999)])
  func otherExpressionsAreRefused(text: String) {
    #expect(throws: PluralExpression.Failure.self) { try PluralExpression(text) }
  }

  @Test func aDivisionByZeroHasNoForm() throws {
    #expect(try PluralExpression("1 / n").form(of: 0) == nil)
    #expect(throws: PluralExpression.Failure.self) { try PluralForms(header: "nplurals=2; plural=n%0;", locale: "en") }
    #expect(throws: PluralExpression.Failure.self) {
      try PluralForms(header: "nplurals=9999999; plural=0;", locale: "en")
    }
  }

  static let po = """
    # A translator.
    msgid ""
    msgstr ""
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Language: pl\\n"
    "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n"

    #. a greeting
    #, fuzzy, c-format
    msgctxt "hello"
    msgid "Hello %s"
    msgstr "Cześć "
    "%s\\n"

    #, c-format
    msgctxt "files"
    msgid "%lld file"
    msgid_plural "%lld files"
    msgstr[0] "%lld plik"
    msgstr[1] "%lld pliki"
    msgstr[2] "%lld plików"

    msgctxt "new"
    msgid "New"
    msgstr ""

    """

  @Test func entriesBecomeMessages() throws {
    #expect(
      try summary([("pl.po", Self.po)]) == [
        "files [en] plural{one(%lld file) other(%lld files)} // -",
        "files [pl] plural{few(%lld pliki) many(%lld plików) one(%lld plik) other(%lld plików)} // -",
        "hello [en] Hello %@ // a greeting", "hello [pl] Cześć %@\n // a greeting", "new [en] New // -",
      ])
  }

  @Test func aFileComesBackFromACatalog() throws {
    let catalog = try Conversion([("pl.po", Self.po)], to: .file(.xcstrings))
    #expect(catalog.losses.isEmpty)
    #expect(catalog.text("xcstrings").contains("\"needs_review\""))
    let back = try Conversion([("T.xcstrings", catalog.text("xcstrings"))], to: .file(.po))
    #expect(try summary([("pl.po", back.text("po"))]) == summary([("pl.po", Self.po)]))
    #expect(back.losses.isEmpty && back.text("po").contains("#, fuzzy, c-format\nmsgctxt \"hello\""))
  }

  /// `msgfmt -c` refuses a file with a `c-format` that is none.
  @Test(arguments: [
    ("100% sure", false), ("%@ and %@", true), ("%2$@ alone", false), ("5% of %@", false), ("%lld%% of %@", true),
    ("%@ 100% w", true), ("%@ 100%%", true),
  ])
  func onlyValidFormatsAreMarked(text: String, isMarked: Bool) throws {
    let made = try Conversion([("en.lproj/T.strings", "\"k\" = \"\(text)\";")], to: .file(.po))
    #expect(made.text("po").contains("c-format") == isMarked)
  }

  @Test func theBlankOfAPlaceholderIsNamed() throws {
    let made = try Conversion([("en.lproj/T.strings", "\"k\" = \"to % @\";")], to: .file(.po))
    #expect(made.text("po").contains("msgstr \"to %s\""))
    #expect(made.losses.first?.hasSuffix("'k' (en): the blank of '% @', which '%s' does not have in C") == true)
  }

  @Test func contextsThatRepeatAreNoKeys() throws {
    let text =
      "msgctxt \"m\"\nmsgid \"a\"\nmsgstr \"b\"\nmsgctxt \"m\"\nmsgid \"c\"\nmsgstr \"d\"\nmsgid \"e\"\nmsgstr \"f\"\n"
    #expect(
      try summary([("de.po", text)]).filter { $0.contains("[de]") } == [
        "e [de] f // -", "m\u{4}a [de] b // -", "m\u{4}c [de] d // -",
      ])
  }

  @Test func whatTheNeutralFormDoesNotHoldIsNamed() throws {
    let text = "# t\n#. d\n#: a.c:1\n#, range\n#| msgid \"o\"\nmsgid \"a\"\nmsgstr \"b\"\n\n#~ msgid \"x\"\n"
    let made = try Conversion([("de.po", text)], to: .file(.xcstrings))
    #expect(
      made.losses.map { $0.split(separator: "loss: ").last ?? "" } == [
        "an obsolete line", "'a' (de): the translator's comment", "'a' (de): the references to the code",
        "'a' (de): the previous source text", "'a' (de): the flag 'range'",
      ])
  }
}
