import Testing

@testable import Interchange

/// What is lost is named, and what is named is lost.
@Suite struct LossTests {
  private func losses(
    _ inputs: [(String, String)], to target: InterchangeWriting.Target, locale: String? = nil, source: String? = nil
  ) throws -> [String] {
    try Conversion(inputs, to: target, locale: locale, source: source).losses.map { loss in
      loss.components(by: ": loss: ").last ?? ""
    }
  }

  @Test(arguments: [
    ("plain", nil), ("a\n  b", nil), ("//x", nil), ("*", nil), ("x */ y", nil), ("x */\ny", nil),
    (" lead", "white space around the comment"), ("trail\n", "white space around the comment"),
    ("x */\n  y", "white space or line ends of the comment, which is written in lines since it holds '*/'"),
    ("x */\r\ny", "white space or line ends of the comment, which is written in lines since it holds '*/'"),
    ("x */\u{2028}y", "white space or line ends of the comment, which is written in lines since it holds '*/'"),
  ])
  func commentsOfTables(comment: String, loss: String?) throws {
    #expect(StringsText.loss(ofComment: comment) == loss)
    let text = StringsText.entry("k", "v", comment: comment)
    let found = try InterchangeReading([SourceFile(path: "en.lproj/T.strings", bytes: Array(text.utf8))])
    #expect(found.catalogs.first?["k"]?.units["en"]?.message.plainText?.string == "v")
    #expect((found.catalogs.first?["k"]?.comment == comment) == (loss == nil))
  }

  @Test(arguments: [
    ("plain", false), ("a - b", false), ("a -- b", true), ("end-", false), (" lead", true), ("a --> b", true),
    ("\u{1}", true),
  ])
  func commentsOfPropertyLists(comment: String, isLost: Bool) throws {
    let plural = #"{"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"%d"}}}}}"#
    let quoted = comment == "\u{1}" ? "\\u0001" : comment
    let catalog =
      #"{"sourceLanguage":"en","strings":{"k":{"comment":""# + quoted
      + #"","localizations":{"en":"# + plural + "}}}}"
    let made = try Conversion([("T.xcstrings", catalog)], to: .file(.strings))
    #expect(made.losses.isEmpty == !isLost, "\(made.losses)")
    let back = try InterchangeReading([
      SourceFile(path: "en.lproj/T.stringsdict", bytes: Array(made.text("stringsdict").utf8))
    ])
    #expect((back.catalogs.first?["k"]?.comment == comment) == !isLost)
  }

  @Test(arguments: [
    ("\"a\" /* x */ = \"b\";", ["(en): a comment inside of an entry"]),
    ("\"a\" = \"b\" // x\n;", ["(en): a comment inside of an entry"]),
    ("\"a/*\" = \"/* b */\";", []),
    (
      "/* h */\n\n/* i */\n\n\"a\" = \"b\";",
      ["(en): a comment that belongs to no key", "(en): a comment that belongs to no key"]
    ),
    ("/* a // b */\n\n\"a\" = \"b\";", ["(en): a comment that belongs to no key"]),
  ])
  func commentsOfNoKeyAreNamedOneByOne(text: String, losses: [String]) throws {
    #expect(try self.losses([("en.lproj/T.strings", text)], to: .file(.xcstrings)) == losses)
  }

  static let languages = [
    ("en.lproj/T.strings", "/* en */\n\n/* own */\n\"a\" = \"A\";"),
    ("de.lproj/T.strings", "/* de */\n\n/* other */\n\"a\" = \"B\";\n\"b\" = \"C\";\n\"b\" = \"D\";"),
  ]

  @Test func onlyWhatIsWrittenLoses() throws {
    let german = ["(de): a comment that belongs to no key", "'b' (de): the earlier of two texts"]
    let english = ["(en): a comment that belongs to no key"]
    #expect(try losses(Self.languages, to: .file(.strings), locale: "en") == english)
    #expect(try losses(Self.languages, to: .file(.strings), locale: "de") == german)
    #expect(try losses(Self.languages, to: .file(.android), locale: "en") == english)
    let both =
      english + german + [
        "'a' (de): a comment of its own, since an entry has one for both languages",
        "'b' (de): that it has no text in the source language: the key stands for it",
      ]
    #expect(try losses(Self.languages, to: .file(.po), locale: "de") == both)
  }

  @Test func theCommentOfTheSourceIsTheKeys() throws {
    let made = try Conversion(Self.languages.reversed(), to: .file(.po), locale: "de")
    #expect(made.text("po").contains("#. own\n"))
    #expect(!made.text("po").contains("other"))
  }

  @Test func foldersNameTheLossesOfAKeyOnce() throws {
    let text = { (value: String) in #"{"stringUnit":{"state":"translated","value":""# + value + #""}}"# }
    let catalog =
      #"{"sourceLanguage":"en","strings":{"s":{"extractionState":"manual","shouldTranslate":false,"#
      + #""localizations":{"en":"# + text("a") + #","de":"# + text("b") + "}}}}"
    let key = ["'s': the extraction state 'manual'", "'s': the mark 'do not translate'"]
    #expect(try losses([("T.xcstrings", catalog)], to: .folders) == key)
  }

  @Test(arguments: [
    ("k|==|plural.one", "", "'k|==|plural.one' (en): the key itself, which reads as an identifier of another"),
    ("k|==|plural", "", nil), ("k|==|plural.one.x", "", nil),
    ("k", "\\u0001", "'k' (en): the character U+0001, which XML does not hold"),
  ])
  func keysAndCommentsOfXLIFF(key: String, comment: String, loss: String?) throws {
    let catalog = #"{"sourceLanguage":"en","strings":{""# + key + #"":{"comment":""# + comment + #""}}}"#
    #expect(try losses([("T.xcstrings", catalog)], to: .file(.xliff), locale: "en") == (loss.map { [$0] } ?? []))
  }

  @Test(arguments: [
    (#""argNum":1.5,"#, ["'k' (en): the argument number, which is no whole number"]),
    (#""argNum":9007199254740993,"#, ["'k' (en): the argument number, which is no whole number"]),
    (#""argNum":"1","#, ["'k' (en): the argument number, which is no whole number"]),
    (#""formatSpecifier":1,"#, ["'k' (en): the format specifier, which is no text"]),
    (#""argNum":1,"formatSpecifier":"d","#, []),
  ])
  func factsOfVariablesThatCannotBeRead(facts: String, losses: [String]) throws {
    let unit = #""stringUnit":{"state":"translated","value":"#
    let catalog =
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"# + unit
      + #""%#@n@"},"substitutions":{"n":{"# + facts + #""variations":{"plural":{"other":{"# + unit
      + #""%arg"}}}}}}}}}}}"#
    #expect(try self.losses([("T.xcstrings", catalog)], to: .file(.xcstrings)) == losses)
  }
}
