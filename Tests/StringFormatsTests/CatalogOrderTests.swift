import StringFormats
import Testing

/// Catalogs whose members do not stand in Xcode's order.
@Suite struct CatalogOrderTests {
  private static let strings = #""strings": {"k": {"localizations": {"de": {"stringUnit": {"value": "w"}}}}}"#

  @Test(arguments: [
    #"{"sourceLanguage": "en", \#(strings)}"#,
    #"{\#(strings), "sourceLanguage": "en"}"#,
    #"{"sourceLanguage": "fr", \#(strings), "version": "1.0", "sourceLanguage": "en"}"#,
    #"{"strings": {"x": {}}, \#(strings), "sourceLanguage": "en"}"#,
    #"{"strings": 1, "sourceLanguage": "en", "strings": {"k": {}, "l": {}}, \#(strings)}"#,
  ])
  func lastMemberHolds(json: String) {
    let document = StringDocument(json, .xcstrings)
    let repeated = json.components(separatedBy: "\"strings\"").count - 2
    #expect(document.sourceLanguage == "en")
    #expect(document.entries.map { $0.locale ?? "" } == ["en", "de"])
    #expect(document.pairs == ["k=k", "k=w"])
    #expect(document.problems.count == repeated)
    #expect(document.problems.allSatisfy { $0.message.hasPrefix("'strings' stands here and a second time") })
  }

  @Test(arguments: [
    (#"{\#(strings)}"#, ["1:1 the catalog names no 'sourceLanguage'"]),
    (#"{\#(strings), "sourceLanguage": 1}"#, ["1:1 the catalog names no 'sourceLanguage'"]),
    (
      #"{\#(strings), "sourceLanguage": "en", "strings": []}"#,
      [
        "1:2 'strings' stands here and a second time: only one of the two is read; make them one",
        "1:1 the catalog has no 'strings': Xcode rejects the whole file",
      ]
    ),
    (#"[\#("{}")]"#, ["1:1 the catalog is no object: Xcode rejects the whole file"]),
    (
      #"{\#(strings), }"#,
      ["1:79 a comma before '}': Xcode may read on, and nothing of the file is read here; remove it"]
    ),
    (#"{\#(strings)"#, ["1:1 '{' is never closed: Xcode rejects the whole file"]),
    (#"{\#(strings)} x"#, ["1:79 unexpected 'x' after the end of the JSON value: Xcode rejects the whole file"]),
  ])
  func defects(json: String, complaints: [String]) {
    #expect(StringDocument(json, .xcstrings).complaints == complaints)
  }
}
