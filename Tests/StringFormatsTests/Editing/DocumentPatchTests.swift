import SourceText
import StringEditing
import StringFormats
import Testing
import XLIFF

@Suite("Patches of documents")
struct DocumentPatchTests {
  private static func document(_ text: String, _ format: StringFormat = .strings) -> StringDocument {
    StringDocument(parsing: Array(text.utf8), format: format)
  }

  /// The place of the first of a text in a document.
  private static func range(of text: String, in document: StringDocument) throws -> ByteRange {
    let wanted = Array(text.utf8)
    let start = try #require(
      document.bytes.indices.first { document.bytes[$0...].starts(with: wanted) })
    return ByteRange(start, start + wanted.count)
  }

  private static func removing(first key: Int, heir: Int, of document: StringDocument) -> String? {
    var patch = DocumentPatch(document)
    let edit = PartEdit.removeEntry(
      key: document.entries.key(at: key).range, heir: document.entries.key(at: heir).range)
    guard patch.add([edit]) else { return nil }
    return patch.bytes().map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "an entry goes with its line; its comment goes to the heir, a header stays",
    arguments: [
      ("\"a\" = \"1\";\n\"a\" = \"1\";\n", "\"a\" = \"1\";\n"),
      ("\"a\" = \"1\"; \"a\" = \"1\";", "\"a\" = \"1\";"),
      ("a = 1;\r\n  a = 1;\r\n", "  a = 1;\r\n"),
      ("/* One */\n\"a\" = \"1\";\n/* One */\n\"a\" = \"1\";\n", "/* One */\n\"a\" = \"1\";\n"),
      ("/* One */\na = 1;\n/* Two */\na = 1;\n", "/* One */\n/* Two */\na = 1;\n"),
      ("// One\r\na = 1;\r\n\ta = 1;\r\n", "\t// One\r\n\ta = 1;\r\n"),
      ("a = 1; // One\na = 1;\n", "// One\na = 1;\n"),
      ("/* One */ a = 1; /* Two */ a = 1;", "/* One */ /* Two */ a = 1;"),
      (
        "/*\n Localizable.strings\n Created by A on 1.1.14.\n*/\na = 1;\na = 1;\n",
        "/*\n Localizable.strings\n Created by A on 1.1.14.\n*/\na = 1;\n"
      ),
    ])
  func oldStyle(before: String, after: String) {
    #expect(Self.removing(first: 0, heir: 1, of: Self.document(before)) == after)
  }

  @Test("other entries and blank lines between stay as they are")
  func between() {
    let text = "/* One */\na = 1;\n\n/* Other */\nb = 2;\n\n\na = 1;  /* end */\n"
    let after = "/* Other */\nb = 2;\n\n\n/* One */\na = 1;  /* end */\n"
    #expect(Self.removing(first: 0, heir: 2, of: Self.document(text)) == after)
  }

  @Test("an entry of an XML property list")
  func xml() {
    func plist(_ lines: String...) -> String {
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n"
        + lines.map { "\t\($0)\n" }.joined() + "</dict>\n</plist>\n"
    }
    let entry = ["<key>a</key>", "<string>1</string>"]
    let before = plist("<!-- One -->", entry[0], entry[1], entry[0], entry[1])
    let after = plist("<!-- One -->", entry[0], entry[1])
    #expect(Self.removing(first: 0, heir: 1, of: Self.document(before)) == after)
  }

  @Test("the encoding of the file stays")
  func utf16() {
    func encoded(_ text: String) -> [UInt8] {
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    let document = StringDocument(parsing: encoded("/* Ö */\na = 1;\na = 1;\n"), format: .strings)
    var patch = DocumentPatch(document)
    let keys = document.entries.map(\.key.range)
    let isAdded = patch.add([.removeEntry(key: keys[0], heir: keys[1])])
    #expect(isAdded)
    #expect(patch.bytes() == encoded("/* Ö */\na = 1;\n"))
  }

  private static func catalog(_ forms: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "one" : {
          "localizations" : {
            "ja" : {
              "variations" : {
                "plural" : {
    \(forms)
                }
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  private static func form(_ name: String) -> String {
    "              \"\(name)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"%lld 日\" } }"
  }

  @Test("a form of a catalog goes with its comma, not a key of that name; the only one stays")
  func catalogForm() throws {
    let document = Self.document(Self.catalog(Self.form("one") + ",\n" + Self.form("other")), .xcstrings)
    let entry = try #require(document.entries.first { $0.locale == "ja" })
    guard case .varied(let value) = entry.value, case .plural(let cases) = value.format else {
      Issue.record("no plural")
      return
    }
    var patch = DocumentPatch(document)
    let isAdded = patch.add([.removeCase(selector: cases[0].selector.range)])
    #expect(isAdded)
    let bytes = try #require(patch.bytes())
    #expect(String(decoding: bytes, as: UTF8.self) == Self.catalog(Self.form("other")))

    let single = Self.document(Self.catalog(Self.form("one")), .xcstrings)
    var refused = DocumentPatch(single)
    let isOnlyFormRemoved = try refused.add([
      .removeCase(selector: Self.range(of: "\"one\" : { \"stringUnit", in: single))
    ])
    #expect(!isOnlyFormRemoved)
    #expect(refused.isEmpty)
  }

  @Test("a form of a stringsdict goes with its lines")
  func stringsdictForm() throws {
    func text(_ forms: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \t<key>days</key>
      \t<dict>
      \t\t<key>NSStringLocalizedFormatKey</key>
      \t\t<string>%#@n@</string>
      \t\t<key>n</key>
      \t\t<dict>
      \t\t\t<key>NSStringFormatSpecTypeKey</key>
      \t\t\t<string>NSStringPluralRuleType</string>
      \(forms)\t\t\t<key>other</key>
      \t\t\t<string>%d 日</string>
      \t\t</dict>
      \t</dict>
      </dict>
      </plist>

      """
    }
    let document = Self.document(text("\t\t\t<key>one</key>\n\t\t\t<string>%d 日</string>\n"), .stringsdict)
    var patch = DocumentPatch(document)
    let isAdded = try patch.add([.removeCase(selector: Self.range(of: "one", in: document))])
    #expect(isAdded)
    let bytes = try #require(patch.bytes())
    #expect(String(decoding: bytes, as: UTF8.self) == text(""))
  }

  @Test("what touches an earlier change is refused, and what stands beside it is made")
  func conflicts() throws {
    let document = Self.document("\"a\" = \"x  y  z\";\n")
    let range = try Self.range(of: "x  y", in: document)
    var patch = DocumentPatch(document)
    let isFirstAdded = patch.add([.replace(ByteRange(range.start.index + 1, range.start.index + 2), with: "")])
    #expect(isFirstAdded)
    let isOverlapAdded = patch.add([.replace(range, with: "")])
    #expect(!isOverlapAdded)
    let isHalfAdded = patch.add([
      .replace(ByteRange(0, 1), with: "'"), .replace(ByteRange(range.start.index, range.end.index), with: ""),
    ])
    #expect(!isHalfAdded)
    let isNeighborAdded = patch.add([.replace(ByteRange(range.end.index, range.end.index + 1), with: "")])
    #expect(isNeighborAdded)
    #expect(patch.bytes() == Array("\"a\" = \"x y z\";\n".utf8))
  }

  @Test(
    "a broken file is not changed, nor one that would break",
    arguments: ["\"a\" = \"1\";\n\"a\" = \"1\"\n\"b\" = \"2\";\n", "a = 1;= a = 1;\n", "/* open\na = 1; a = 1;"])
  func broken(text: String) {
    var patch = DocumentPatch(Self.document(text))
    let isAdded = patch.add([.replace(ByteRange(0, 1), with: "x")])
    #expect(!isAdded)
    var sound = DocumentPatch(Self.document("\"a\" = \"1\";\n"))
    let isSoundAdded = sound.add([.replace(ByteRange(0, 1), with: "")])
    #expect(isSoundAdded)
    #expect(sound.bytes() == nil)
  }

  @Test("a binary property list is left alone")
  func binary() {
    let document = StringDocument(
      parsing: Array("bplist00".utf8) + [0xD0, 0x08] + [UInt8](repeating: 0, count: 6)
        + [1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9], format: .strings)
    #expect(document.encoding == "binary-plist")
    var patch = DocumentPatch(document)
    let isAdded = patch.add([.replace(ByteRange(8, 9), with: "")])
    #expect(!isAdded)
  }
}
