import SourceText
import StringFormats
import Testing
import XLIFF

@Suite struct CatalogTests {
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "Files" : {
          "comment" : "a count\\nof files",
          "extractionState" : "stale",
          "futureField" : [ 1, { } ],
          "localizations" : {
            "de" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Datei" } },
              "other" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld Dateien" } } } } },
            "en" : { "stringUnit" : { "state" : "new", "value" : "Fil\\u00e9s" } },
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "%#@n@" }, "substitutions" : {
              "n" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg" } } } } } } },
            "it" : { "variations" : { "device" : {
              "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tocca" } },
              "other" : { "variations" : { "plural" : {
                "other" : { "stringUnit" : { "state" : "translated", "value" : "Fai clic" } } } } } } } },
            "ja" : { "stringSet" : { "state" : "translated", "values" : [ "a" ] } },
            "ko" : { }
          }
        },
        "Plain" : { "shouldTranslate" : false, "localizations" : {
          "de" : { "stringUnit" : { "state" : "machine_translated", "value" : "Schlicht" } } } }
      },
      "version" : "1.0"
    }
    """

  @Test func everyKeyAndLanguageIsAnEntry() {
    let document = StringDocument(Self.catalog, .xcstrings)
    #expect(document.problems.isEmpty && document.sourceLanguage == "en" && document.encoding == "utf-8")
    #expect(
      document.entries.map { document.text($0.key) + "/" + ($0.locale ?? "-") } == [
        "/en", "Files/de", "Files/en", "Files/fr", "Files/it", "Files/ja", "Plain/en", "Plain/de",
      ])
    #expect(document.pairs[2] == "Files=Filés")
    #expect(document.pairs.suffix(2) == ["Plain=Plain", "Plain=Schlicht"])
    #expect(document.entries.map(\.state) == [nil, nil, .new, nil, nil, .translated, nil, .machineTranslated])
    #expect(document.entries.map(\.isTranslatable) == [true, true, true, true, true, true, false, false])
    #expect(document.entries.map(\.isStale) == [false, true, true, true, true, true, false, false])
    #expect(document.entries[1].comment.map(document.text) == "a count\nof files")
    #expect(document.position(of: document.entries[2].range.start) == SourcePosition(line: 15, column: 9))
  }

  @Test func variationsKeepTheirShape() {
    let document = StringDocument(Self.catalog, .xcstrings)
    func varied(_ index: Int) -> VariedValue? {
      if case .varied(let value) = document.entries[index].value { return value }
      return nil
    }
    #expect(varied(1).map { document.summary($0.format) } == "{plural one=%lld Datei other=%lld Dateien}")
    #expect(varied(4).map { document.summary($0.format) } == "{device iphone=Tocca other={plural other=Fai clic}}")
    let french = varied(3)
    #expect(french.map { document.summary($0.format) } == "%#@n@")
    #expect(french?.substitutions.map(\.argumentNumber) == [1])
    #expect(french?.substitutions.map { document.summary($0.variant) } == ["{plural other=%arg}"])
    guard case .plural(let cases)? = varied(1)?.format, case .text(let text) = cases[1].variant else {
      return #expect(Bool(false), "no plural")
    }
    let state = text.state
    #expect(state?.value == .needsReview)
    #expect((state?.range.indices).map { String(decoding: document.bytes[$0], as: UTF8.self) } == "\"needs_review\"")
  }

  @Test(arguments: [
    (
      "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{},\"a\":{}}}", FormatProblem.Kind.duplicateKey,
      "1:42 the key 'a' stands here for the second time"
    ),
    ("{\"strings\":{\"a\":{}}}", .structure, "1:1 the catalog names no 'sourceLanguage'"),
    ("{\"sourceLanguage\":\"en\",\"strings\":{\"a\":1}}", .structure, "1:39 the entry of 'a' is no object"),
    (
      "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"de\":{\"stringUnit\":{}}}}}}", .structure,
      "1:76 a string unit without 'value'"
    ),
    ("{\"sourceLanguage\":\"en\"}", .structure, "1:1 the catalog has no 'strings': Xcode rejects the whole file"),
    ("[]", .structure, "1:1 the catalog is no object: Xcode rejects the whole file"),
    ("{\n  \"a\" 1}", .syntax, "2:7 expected ':' after the key, found '1': Xcode rejects the whole file"),
  ])
  func defects(text: String, kind: FormatProblem.Kind, complaint: String) {
    let document = StringDocument(text, .xcstrings)
    #expect(document.complaints.first == complaint)
    #expect(document.problems.first?.kind == kind)
  }
}

/// What a catalog says that nothing reads is told.
@Suite struct CatalogFieldTests {
  private func complaints(_ entry: String, beside: String = "", version: String = "1.0") -> [String] {
    let catalog = "{\"sourceLanguage\":\"en\",\(beside)\"strings\":{\"k\":{\(entry)}},\"version\":\"\(version)\"}"
    return StringDocument(catalog, .xcstrings).problems.map { "\($0.isHarmless ? "warning" : "error") \($0.message)" }
  }

  @Test(arguments: [
    (
      #""localisations":{}"#,
      ["error unknown field 'localisations', which Xcode ignores: did you mean 'localizations'?"]
    ),
    (#""coment":"c""#, ["warning unknown field 'coment', which Xcode ignores: did you mean 'comment'?"]),
    (
      #""shouldTranslat":false"#,
      ["warning unknown field 'shouldTranslat', which Xcode ignores: did you mean 'shouldTranslate'?"]
    ),
    (#""extractionState":"manuel""#, ["warning unknown extraction state 'manuel': did you mean 'manual'?"]),
    (
      #""localizations":{"de":{"stringUnit":{"state":"translatd","value":"x"}}}"#,
      ["warning unknown state 'translatd': did you mean 'translated'?"]
    ),
    (
      #""localizations":{"de":{"stringUnit":{"state":"new","valu":"x"}}}"#,
      ["error unknown field 'valu', which Xcode ignores: did you mean 'value'?"]
    ),
    (#""fieldOfXcode30":{}"#, []), (#""generatesSymbol":false,"isCommentAutoGenerated":true"#, []),
  ])
  func fields(entry: String, told: [String]) { #expect(complaints(entry) == told) }

  @Test func keysBesideTheStrings() {
    #expect(
      complaints("", beside: #""lost":{"localizations":{}},"#)
        == ["error the key 'lost' stands beside 'strings', where Xcode does not see it: move it into 'strings'"])
    #expect(complaints("", beside: #""other":{},"#).isEmpty)
  }

  @Test func versions() {
    #expect(complaints("", version: "1.2").isEmpty)
    #expect(
      complaints("", version: "9.7")
        == ["warning the version '9.7' is not known here: what it has that others have not is not read"])
  }

  @Test func phrases() {
    let entry =
      #""localizations":{"de":{"stringSet":{"state":"translated","values":["Starte ${applicationName}","Öffne"]}}}"#
    let document = StringDocument(
      "{\"sourceLanguage\":\"en\",\"strings\":{\"Start ${applicationName}\":{\(entry)}},\"version\":\"1.0\"}",
      .xcstrings)
    #expect(document.pairs.last == "Start ${applicationName}=Starte ${applicationName}")
    #expect(document.entries.last?.state == .translated)
    #expect(
      document.problems.map(\.message)
        == ["the phrase 'Öffne' does not name the app: every phrase needs '${applicationName}'"])
  }
}
