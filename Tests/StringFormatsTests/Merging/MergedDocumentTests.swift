import StringEditing
import StringFormats
import Testing

@Suite("merging a file that two sides have changed")
struct MergedDocumentTests {
  private func merged(
    _ base: String, _ ours: String, _ theirs: String, _ format: StringFormat
  ) throws -> (text: String, conflicts: [[String]]) {
    let merged = try MergedDocument(
      base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8), format: format)
    return (String(decoding: merged.bytes, as: UTF8.self), merged.conflicts.map(\.path))
  }

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Cancel" : {
          "comment" : "A button",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Abbruch"
              }
            }
          }
        },
        "Save" : {

        }
      },
      "version" : "1.0"
    }

    """

  @Test("takes a language from either side, and keys of both in the order of Xcode")
  func bothSides() throws {
    let german = Self.catalog.replacing("needs_review", with: "translated")
      .replacing("\"Save\"", with: "\"Delete\" : {\n\n    },\n    \"Save\"")
    let ours = german.replacing("Abbruch", with: "Abbrechen")
    let theirs = Self.catalog.replacing(
      "        \"de\" : {",
      with: """
                "da" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Annuller"
                  }
                },
                "de" : {
        """
    ).replacing("\"Save\"", with: "\"Copy\" : {\n\n    },\n    \"Save\"").replacing("A button", with: "Button")
    let (text, conflicts) = try merged(Self.catalog, ours, theirs, .xcstrings)
    #expect(conflicts.isEmpty)
    let wanted = theirs.replacing("needs_review", with: "translated").replacing("Abbruch", with: "Abbrechen")
      .replacing("\"Save\"", with: "\"Delete\" : {\n\n    },\n    \"Save\"")
    #expect(text == wanted)
  }

  @Test("leaves what both have changed between markers, in lines of its own")
  func conflict() throws {
    let (text, conflicts) = try merged(
      Self.catalog, Self.catalog.replacing("Abbruch", with: "Abbrechen"),
      Self.catalog.replacing("\"needs_review\"", with: "\"translated\"").replacing("Abbruch", with: "Beenden"),
      .xcstrings)
    #expect(conflicts == [["strings", "Cancel", "localizations", "de", "stringUnit", "value"]])
    #expect(
      text
        == Self.catalog.replacing("\"needs_review\"", with: "\"translated\"").replacing(
          "            \"value\" : \"Abbruch\"\n",
          with: """
            <<<<<<< ours
                        "value" : "Abbrechen"
            =======
                        "value" : "Beenden"
            >>>>>>> theirs

            """))
  }

  @Test("puts what one has removed and the other changed at the end, where the comma goes with it")
  func removed() throws {
    let start = Self.catalog.range(of: "    \"Cancel\"")!.lowerBound
    let end = Self.catalog.range(of: "    \"Save\"")!.lowerBound
    let removed = Self.catalog.replacingCharacters(in: start..<end, with: "")
    let changed = Self.catalog.replacing("Abbruch", with: "Beenden")
    let (text, conflicts) = try merged(Self.catalog, removed, changed, .xcstrings)
    #expect(conflicts == [["strings", "Cancel"]])
    #expect(text.contains("\n<<<<<<< ours\n=======\n,\n    \"Cancel\" : {"))
    let document = StringDocument(parsing: Array(text.utf8), format: .xcstrings)
    #expect(document.problems.map(\.kind) == [.mergeConflict])
    #expect(document.entries.map { document.text($0.key) } == ["Save"])
    let (other, _) = try merged(Self.catalog, changed, removed, .xcstrings)
    let kept = StringDocument(parsing: Array(other.utf8), format: .xcstrings)
    #expect(kept.entries.map { document.text($0.key) }.count == 3)
  }

  @Test("does not join a plain text of one side with the variations of the other")
  func exclusive() throws {
    let plain = Self.catalog.replacing("\"Save\" : {\n\n", with: Self.save("\"stringUnit\" : { \"value\" : \"S\" }"))
    let varied = Self.catalog.replacing(
      "\"Save\" : {\n\n", with: Self.save("\"variations\" : { \"device\" : { \"other\" : { } } }"))
    let (text, conflicts) = try merged(Self.catalog, plain, varied, .xcstrings)
    #expect(conflicts == [["strings", "Save", "localizations", "de"]])
    #expect(text.contains("<<<<<<< ours"))
  }

  private static func save(_ value: String) -> String {
    "\"Save\" : {\n      \"localizations\" : {\n        \"de\" : {\n          \(value)\n        }\n      }\n"
  }

  @Test("merges a table by key, each with its comments, whatever stands between entries")
  func table() throws {
    let base = "/* Licence */\n\n/* A */\n\"a\" = \"1\";\n\n// MARK: more\n\"b\" = \"2\";\n\"c\" = \"3\";\n// end\n"
    let ours = base.replacing("\"2\"", with: "\"two\"").replacing("\"c\"", with: "\"bb\" = \"new\";\n\"c\"")
    let theirs = base.replacing("/* A */", with: "/* The first */").replacing("\"a\" = \"1\";\n", with: "")
      .replacing("/* The first */\n", with: "").replacing("// end", with: "\"d\" = \"4\";\n// the end")
    let (text, conflicts) = try merged(base, ours, theirs, .strings)
    #expect(conflicts.isEmpty)
    #expect(
      text
        == "/* Licence */\n\n// MARK: more\n\"b\" = \"two\";\n\"bb\" = \"new\";\n\"c\" = \"3\";\n\"d\" = \"4\";\n"
        + "// the end\n")
  }

  @Test("leaves an entry of which both have changed the value or the comment between markers, with both")
  func tableConflict() throws {
    let base = "/* A */\n\"a\" = \"1\";\n\"b\" = \"2\";\n"
    let (text, conflicts) = try merged(
      base, "/* AA */\n\"a\" = \"1\";\n\"b\" = \"3\";\n", "/* AAA */\n\"a\" = \"1\";\n\"b\" = \"4\";\n", .strings)
    #expect(conflicts == [["a"], ["b"]])
    #expect(
      text == """
        <<<<<<< ours
        /* AA */
        "a" = "1";
        =======
        /* AAA */
        "a" = "1";
        >>>>>>> theirs
        <<<<<<< ours
        "b" = "3";
        =======
        "b" = "4";
        >>>>>>> theirs

        """)
  }

  @Test("merges units of XLIFF by id and by field")
  func exchange() throws {
    let base = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff version="1.2">
        <file original="App/Localizable.strings" source-language="en" target-language="de">
          <body>
            <trans-unit id="save">
              <source>Save</source>
              <target state="needs-translation">Save</target>
              <note>Button</note>
            </trans-unit>
          </body>
        </file>
      </xliff>

      """
    let ours = base.replacing(
      "<target state=\"needs-translation\">Save</target>", with: "<target>Sichern</target>")
    let theirs = base.replacing("Button", with: "A button").replacing(
      "      </trans-unit>\n", with: "      </trans-unit>\n      <trans-unit id=\"new\"/>\n")
    let (text, conflicts) = try merged(base, ours, theirs, .xliff)
    #expect(conflicts.isEmpty)
    #expect(
      text
        == theirs.replacing("<target state=\"needs-translation\">Save</target>", with: "<target>Sichern</target>"))
  }

  @Test("keeps encoding, mark and line ends of ours")
  func encoding() throws {
    func wide(_ text: String) -> [UInt8] { [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
    let (base, ours, theirs) = ("\"a\" = \"ä\";\r\n", "\"a\" = \"ö\";\r\n", "\"a\" = \"ä\";\r\n\"b\" = \"ß\";\r\n")
    let merged = try MergedDocument(base: wide(base), ours: wide(ours), theirs: Array(theirs.utf8), format: .strings)
    #expect(merged.bytes == wide("\"a\" = \"ö\";\r\n\"b\" = \"ß\";\r\n"))
  }

  @Test("leaves markers in the encoding of ours, where its reader looks for them")
  func wideConflict() throws {
    func wide(_ text: String) -> [UInt8] { [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
    let merged = try MergedDocument(
      base: wide("\"a\" = \"1\";\n"), ours: wide("\"a\" = \"2\";\n"), theirs: wide("\"a\" = \"3\";\n"),
      format: .strings)
    let document = StringDocument(parsing: merged.bytes, format: .strings)
    #expect(document.problems.map(\.kind) == [.mergeConflict])
    #expect(document.entries.map { document.text($0.key) } == ["a"])
  }

  @Test(
    "says which file has no parts", arguments: [("{", "ours"), ("\"a\" = ", "ours")],
    [StringFormat.strings, .stringsdict, .xcstrings, .xliff])
  func broken(_ file: (text: String, side: String), format: StringFormat) throws {
    let good =
      switch format {
      case .strings, .loctable: "\"a\" = \"b\";"
      case .stringsdict: "<plist><dict/></plist>"
      case .xcstrings: "{}"
      case .xliff: "<xliff/>"
      }
    let failure = #expect(throws: MergeFailure.self) {
      try MergedDocument(base: [], ours: Array(file.text.utf8), theirs: Array(good.utf8), format: format)
    }
    #expect(failure?.side == .ours)
  }
}
