import SourceText
import StringEditing
import StringFormats
import Testing
import XLIFF

/// Catalogs that follow the code, as Xcode writes them.
@Suite struct ExtractionEditingTests {
  /// A catalog with these entries.
  private static func catalog(_ entries: String) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n  \"version\" : \"1.0\"\n}"
  }

  private func edited(
    _ entries: String, _ edit: (inout DocumentEditor) throws(EditError) -> Void
  ) throws(EditError) -> String {
    let document = StringDocument(parsing: Array(Self.catalog(entries).utf8), format: .xcstrings)
    var editor = DocumentEditor(document)
    try edit(&editor)
    let bytes = try editor.bytes()
    #expect(StringDocument(parsing: bytes, format: .xcstrings).problems.map(\.message) == [])
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func newKeysGoWhereXcodePutsThem() throws {
    let before = """
          "b" : {

          },
          "Item 9" : {

          }
      """
    let result = try edited(before) { e throws(EditError) in
      try e.add(extracted: [
        ExtractedEntry("Item 10"), ExtractedEntry("c", comment: "third"), ExtractedEntry("d"), ExtractedEntry("A"),
        ExtractedEntry("greeting", state: .extractedWithValue, text: "Hello"),
      ])
    }
    #expect(
      result
        == Self.catalog(
          """
              "A" : {

              },
              "b" : {

              },
              "c" : {
                "comment" : "third"
              },
              "d" : {

              },
              "greeting" : {
                "extractionState" : "extracted_with_value",
                "localizations" : {
                  "en" : {
                    "stringUnit" : {
                      "state" : "new",
                      "value" : "Hello"
                    }
                  }
                }
              },
              "Item 9" : {

              },
              "Item 10" : {

              }
          """))
  }

  @Test func newKeysFollowTheLastWithoutOrder() throws {
    let before = "    \"z\" : {\n\n    },\n    \"a\" : {\n\n    }"
    let result = try edited(before) { e throws(EditError) in
      try e.add(extracted: [ExtractedEntry("y"), ExtractedEntry("b")])
    }
    #expect(result == Self.catalog(before + ",\n    \"y\" : {\n\n    },\n    \"b\" : {\n\n    }"))
  }

  @Test func newKeysFillAnEmptyCatalog() throws {
    let document = StringDocument(
      parsing: Array("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}".utf8),
      format: .xcstrings)
    var editor = DocumentEditor(document)
    try editor.add(extracted: [ExtractedEntry("b"), ExtractedEntry("a", comment: "first")])
    #expect(
      String(decoding: try editor.bytes(), as: UTF8.self)
        == Self.catalog("    \"a\" : {\n      \"comment\" : \"first\"\n    },\n    \"b\" : {\n\n    }"))
  }

  @Test func keysAreAddedOnce() throws {
    let entries = "    \"a\" : {\n\n    }"
    #expect(throws: EditError.keyExists("a")) {
      try edited(entries) { e throws(EditError) in try e.add(extracted: [ExtractedEntry("b"), ExtractedEntry("a")]) }
    }
    #expect(throws: EditError.keyExists("b")) {
      try edited(entries) { e throws(EditError) in try e.add(extracted: [ExtractedEntry("b"), ExtractedEntry("b")]) }
    }
  }

  @Test func keysAreRemovedAtOnce() throws {
    let entries = "abcd".map { "    \"\($0)\" : {\n\n    }" }
    let result = try edited(entries.joined(separator: ",\n")) { e throws(EditError) in
      try e.remove(keys: ["d", "a", "b"])
    }
    #expect(result == Self.catalog(entries[2]))
    #expect(throws: EditError.noSuchKey("x")) {
      try edited(entries[0]) { e throws(EditError) in try e.remove(keys: ["x"]) }
    }
  }

  @Test func extractionStatesComeAndGo() throws {
    let empty = "    \"a\" : {\n\n    }"
    let stale = "    \"a\" : {\n      \"extractionState\" : \"stale\"\n    }"
    #expect(
      try edited(empty) { e throws(EditError) in try e.setExtractionState(of: "a", to: .stale) } == Self.catalog(stale))
    #expect(
      try edited(stale) { e throws(EditError) in try e.setExtractionState(of: "a", to: nil) } == Self.catalog(empty))
    let manual = stale.replacing("stale", with: "manual")
    #expect(
      try edited(stale) { e throws(EditError) in try e.setExtractionState(of: "a", to: .manual) }
        == Self.catalog(manual))
    let between = "    \"a\" : {\n      \"comment\" : \"c\",\n      \"shouldTranslate\" : false\n    }"
    let set = between.replacing(",\n", with: ",\n      \"extractionState\" : \"stale\",\n")
    #expect(
      try edited(between) { e throws(EditError) in try e.setExtractionState(of: "a", to: .stale) } == Self.catalog(set))
    #expect(
      try edited(set) { e throws(EditError) in try e.setExtractionState(of: "a", to: nil) } == Self.catalog(between))
  }

  private static func unit(_ language: String, _ state: String, _ text: String) -> String {
    """
            "\(language)" : {
              "stringUnit" : {
                "state" : "\(state)",
                "value" : "\(text)"
              }
            }
    """
  }

  private static func entry(_ units: [String]) -> String {
    "    \"a\" : {\n      \"localizations\" : {\n\(units.joined(separator: ",\n"))\n      }\n    }"
  }

  @Test func aTextOfTheCodeHasItsTranslationsReviewed() throws {
    let before = Self.entry([
      Self.unit("de", "translated", "alt"), Self.unit("en", "new", "old"), Self.unit("fr", "new", ""),
      Self.unit("it", "machine_translated", "v"),
    ])
    let after = Self.entry([
      Self.unit("de", "needs_review", "alt"), Self.unit("en", "new", "a \\\"new\\\" one"), Self.unit("fr", "new", ""),
      Self.unit("it", "machine_translated", "v"),
    ])
    #expect(
      try edited(before) { e throws(EditError) in try e.setExtractedText(of: "a", to: "a \"new\" one") }
        == Self.catalog(after))
    #expect(
      try edited(before) { e throws(EditError) in try e.setExtractedText(of: "a", to: "old") } == Self.catalog(before))
  }

  @Test func aTextOfTheCodeIsAddedAsNew() throws {
    let after = Self.entry([Self.unit("en", "new", "x")])
    for before in ["    \"a\" : {\n\n    }", Self.entry(["        \"en\" : {\n\n        }"])] {
      #expect(
        try edited(before) { e throws(EditError) in try e.setExtractedText(of: "a", to: "x") } == Self.catalog(after))
    }
    let translated = Self.entry([Self.unit("de", "translated", "ja")])
    #expect(
      try edited(translated) { e throws(EditError) in try e.setExtractedText(of: "a", to: "x") }
        == Self.catalog(Self.entry([Self.unit("de", "needs_review", "ja"), Self.unit("en", "new", "x")])))
  }

  @Test func aTextThatVariesIsNotTheCodes() throws {
    let varied = Self.entry([
      """
              "en" : {
                "variations" : {
                  "plural" : {
                    "other" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "x"
                      }
                    }
                  }
                }
              }
      """
    ])
    #expect(throws: EditError.varies(key: "a")) {
      try edited(varied) { e throws(EditError) in try e.setExtractedText(of: "a", to: "y") }
    }
  }

  @Test(arguments: [
    "      \"comment\" : \"made up\",\n      \"commentGenerationVersion\" : 1,\n      \"isCommentAutoGenerated\" : true",
    "      \"comment\" : \"made up\",\n      \"isCommentAutoGenerated\" : true",
    "      \"isCommentAutoGenerated\" : true",
    "      \"commentGenerationVersion\" : 1,\n      \"isCommentAutoGenerated\" : true",
  ])
  func aCommentThatIsSetIsNobodysInvention(members: String) throws {
    let before = "    \"a\" : {\n\(members)\n    }"
    #expect(
      try edited(before) { e throws(EditError) in try e.setComment(of: "a", to: "said") }
        == Self.catalog("    \"a\" : {\n      \"comment\" : \"said\"\n    }"))
    #expect(
      try edited(before) { e throws(EditError) in try e.setComment(of: "a", to: nil) }
        == Self.catalog("    \"a\" : {\n\n    }"))
  }

  @Test func otherFormatsDoNotFollowTheCode() {
    var editor = DocumentEditor(StringDocument(parsing: Array("\"a\" = \"b\";\n".utf8), format: .strings))
    #expect(throws: EditError.unsupported("a file of this format does not follow the code")) {
      try editor.add(extracted: [ExtractedEntry("c")])
    }
  }

  @Test(arguments: [EditingFixture.oldStyle, .unquoted, .xml, .binary])
  func aKeyIsPutBeforeTheFirst(_ fixture: EditingFixture) throws {
    for encoding in fixture.encodings {
      let document = fixture.document(encoding)
      var editor = DocumentEditor(document)
      let comment = fixture.hasComments ? "new" : nil
      try editor.add(key: "A", value: "x", comment: comment, before: document.rows[0].key)
      let rows = StringDocument(parsing: try editor.bytes(), format: fixture.format).rows
      #expect(rows == [TableRow(key: "A", value: "x", comment: comment)] + document.rows)
      #expect(throws: EditError.noSuchKey("y")) { try editor.add(key: "z", value: "", before: "y") }
    }
    var catalog = DocumentEditor(EditingFixture.catalog.document(.utf8))
    #expect(throws: EditError.unsupported("a new key of this format is put behind another")) {
      try catalog.add(key: "z", value: "", before: "a")
    }
  }

  @Test func aKeyBeforeTheFirstIsLaidOutLikeIt() throws {
    let text = "/* Localizable.strings */\n\n  /* one */\n  \"b\"=\"B\";\n\n  \"c\"=\"C\";\n"
    var editor = DocumentEditor(StringDocument(parsing: Array(text.utf8), format: .strings))
    try editor.add(key: "a", value: "A", comment: "new", before: "b")
    #expect(
      String(decoding: try editor.bytes(), as: UTF8.self)
        == text.replacing("/* one", with: "/* new */\n  \"a\"=\"A\";\n\n  /* one"))
  }
}
