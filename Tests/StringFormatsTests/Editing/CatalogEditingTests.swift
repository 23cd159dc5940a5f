import Foundation
import SourceText
import StringEditing
import StringFormats
import Testing

/// Edited catalogs, as Xcode would have written them.
@Suite struct CatalogEditingTests {
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "other" : {
                    "stringUnit" : {
                      "state" : "new",
                      "value" : "%lld Dateien"
                    }
                  }
                }
              }
            },
            "fr" : {
              "stringUnit" : {
                "value" : "Fichiers"
              }
            }
          }
        },
        "Item 2" : {

        },
        "item 10" : {
          "comment" : "ten",
          "extractionState" : "stale"
        }
      },
      "version" : "1.0"
    }
    """

  /// The result of edits with `old` for `new` in the catalog.
  private func expect(
    _ old: String, _ new: String, _ edit: (inout DocumentEditor) throws(EditError) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(Self.catalog.contains(old), sourceLocation: sourceLocation)
    let expected = Self.catalog.replacingOccurrences(of: old, with: new)
    let result = try edited(Self.catalog, .xcstrings, edit)
    #expect(result == expected, sourceLocation: sourceLocation)
    #expect(StringDocument(result, .xcstrings).problems.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func valuesAndStatesAreSet() throws {
    try expect("\"%lld Dateien\"", "\"\\\"%lld\\\"/\\n😀\"") { e throws(EditError) in
      try e.setValue(of: "%lld files", locale: "de", at: [.plural("other")], to: "\"%lld\"/\n😀")
    }
    try expect("\"new\"", "\"needs_review\"") { e throws(EditError) in
      try e.setState(of: "%lld files", locale: "de", at: [.plural("other")], to: .needsReview)
    }
    try expect("            \"value\" : \"F", "            \"state\" : \"translated\",\n            \"value\" : \"F") {
      e throws(EditError) in try e.setState(of: "%lld files", locale: "fr", to: .translated)
    }
  }

  @Test func missingBranchesAreMade() throws {
    let unit = { (indentation: String, text: String) in
      "\(indentation)\"stringUnit\" : {\n\(indentation)  \"state\" : \"translated\",\n\(indentation)  \"value\" : \"\(text)\"\n\(indentation)}\n"
    }
    try expect(
      "              \"other\" : {",
      "              \"one\" : {\n" + unit("                ", "Datei")
        + "              },\n              \"other\" : {"
    ) { e throws(EditError) in
      try e.setValue(of: "%lld files", locale: "de", at: [.plural("one")], to: "Datei")
    }
    try expect(
      "        \"fr\" : {",
      "        \"es\" : {\n" + unit("          ", "Archivos") + "        },\n        \"fr\" : {"
    ) { e throws(EditError) in try e.setValue(of: "%lld files", locale: "es", to: "Archivos") }
    try expect(
      "    \"Item 2\" : {\n\n    }",
      "    \"Item 2\" : {\n      \"localizations\" : {\n        \"en\" : {\n" + unit("          ", "Two")
        + "        }\n      }\n    }"
    ) { e throws(EditError) in try e.setValue(of: "Item 2", to: "Two") }
  }

  @Test func keysGoWhereXcodePutsThem() throws {
    let added = "    \"item 3\" : {\n      \"comment\" : \"c\",\n      \"extractionState\" : \"manual\"\n    },\n"
    try expect("    \"item 10\"", added + "    \"item 10\"") { e throws(EditError) in
      try e.add(key: "item 3", value: "item 3", comment: "c")
    }
    try expect(
      "    \"%lld files\"", "    \"#\" : {\n      \"extractionState\" : \"manual\"\n    },\n    \"%lld files\""
    ) {
      e throws(EditError) in try e.add(key: "#", value: "#")
    }
    try expect("\"stale\"\n    }", "\"stale\"\n    },\n    \"z\" : {\n      \"extractionState\" : \"manual\"\n    }") {
      e throws(EditError) in try e.add(key: "z", value: "z")
    }
  }

  @Test func entriesAreRemovedAndRenamed() throws {
    try expect("    \"Item 2\" : {\n\n    },\n", "") { e throws(EditError) in try e.remove(key: "Item 2") }
    try expect(",\n    \"item 10\" : {\n      \"comment\" : \"ten\",\n      \"extractionState\" : \"stale\"\n    }", "")
    {
      e throws(EditError) in try e.remove(key: "item 10")
    }
    try expect("\"Item 2\" :", "\"It\\\"em\" :") { e throws(EditError) in try e.rename(key: "Item 2", to: "It\"em") }
    try expect(
      ",\n        \"fr\" : {\n          \"stringUnit\" : {\n            \"value\" : \"Fichiers\"\n          }\n        }",
      ""
    ) { e throws(EditError) in try e.remove(key: "%lld files", locale: "fr") }
    try expect("      \"comment\" : \"ten\",\n", "") { e throws(EditError) in try e.setComment(of: "item 10", to: nil) }
    try expect("\"Item 2\" : {\n\n    }", "\"Item 2\" : {\n      \"comment\" : \"two\"\n    }") {
      e throws(EditError) in try e.setComment(of: "Item 2", to: "two")
    }
  }

  @Test func allThatIsLeftIsAnEmptyObject() throws {
    let result = try edited(Self.catalog, .xcstrings) { e throws(EditError) in
      for key in ["item 10", "%lld files", "Item 2"] { try e.remove(key: key) }
    }
    #expect(result == "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}")
  }

  @Test func whatDoesNotFitIsRefused() {
    var editor = DocumentEditor(StringDocument(Self.catalog, .xcstrings))
    #expect(throws: EditError.varies(key: "%lld files")) {
      try editor.setValue(of: "%lld files", locale: "de", to: "x")
    }
    #expect(throws: EditError.noSuchVariant([.device("mac")], key: "%lld files")) {
      try editor.setValue(of: "%lld files", locale: "de", at: [.device("mac")], to: "x")
    }
    #expect(throws: EditError.noSuchLocale("it", key: "Item 2")) { try editor.remove(key: "Item 2", locale: "it") }
    var damaged = DocumentEditor(StringDocument("{\"strings\" : {", .xcstrings))
    #expect(throws: EditError.unreadable) { try damaged.add(key: "a", value: "b") }
  }

  @Test func otherLayoutsAreFollowed() throws {
    let compact = #"{"sourceLanguage":"en","strings":{"b":{}},"version":"1.0"}"#
    let result = try edited(compact, .xcstrings) { e throws(EditError) in
      try e.add(key: "a", value: "a")
      try e.setValue(of: "b", locale: "de", to: "B")
    }
    #expect(
      result
        == #"{"sourceLanguage":"en","strings":{"a":{"extractionState":"manual"},"b":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"B"}}}}},"version":"1.0"}"#
    )
  }

  @Test func editedCatalogsAreAsFoundationWritesThem() throws {
    let result = try edited(Self.catalog, .xcstrings) { e throws(EditError) in
      try e.add(key: "Über \"x\"/", value: "ß\u{1}", comment: "c", locale: "pt-BR")
      try e.setValue(of: "item 10", locale: "de", to: "zehn")
      try e.setComment(of: "Item 2", to: "d")
    }
    let value = try JSONSerialization.jsonObject(with: Data(result.utf8))
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let written = try JSONSerialization.data(withJSONObject: value, options: options)
    #expect(result == String(decoding: written, as: UTF8.self))
  }
}
