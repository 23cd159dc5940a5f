import Foundation
import SourceSync
import SourceText
import StringFormats
import Testing
import XLIFF

/// Tables before and after, the bytes as `genstrings` writes them.
@Suite struct StringsSyncTests {
  static func sync(_ text: String) -> TableSync {
    TableSync(StringDocument(parsing: Array(text.utf8), format: .strings))
  }

  static let before = """
    /* Title of the list */
    "Archive" = "My archive";

    /* No comment provided by engineer. */
    "Delete" = "Delete";

    /* Says hello */
    "greeting" = "Hello";

    """

  static let found = [
    FoundKey("Save", place: "A.swift:1:1"),
    FoundKey("Archive", comment: "another comment", defaultValue: "Archive!", place: "A.swift:2:1"),
    FoundKey("cue.start", comment: "starts the practice", defaultValue: "Start", place: "A.swift:3:1"),
    FoundKey("cue.start", comment: "on the watch", place: "B.swift:3:1"),
    FoundKey("%@ of %@", comment: "place and name", place: "B.swift:4:1"),
  ]

  static let after = """
    /* place and name */
    "%@ of %@" = "%1$@ of %2$@";

    /* Title of the list */
    "Archive" = "My archive";

    /* starts the practice
       on the watch */
    "cue.start" = "Start";

    /* No comment provided by engineer. */
    "Delete" = "Delete";

    /* Says hello */
    "greeting" = "Hello";

    /* No comment provided by engineer. */
    "Save" = "Save";

    """

  @Test func aSortedTableGetsItsKeysInPlace() {
    let result = Self.sync(Self.before).result(found: Self.found, named: ["greeting"])
    #expect(String(decoding: result.bytes, as: UTF8.self) == Self.after)
    #expect(result.added == ["Save", "cue.start", "%@ of %@"])
    #expect(result.stale == ["Delete"])
    #expect(result.removed + result.commented + result.changed + result.revived + result.notes == [])
  }

  @Test func aSecondTimeChangesNothing() {
    let result = Self.sync(Self.after).result(found: Self.found, named: ["greeting"])
    #expect(String(decoding: result.bytes, as: UTF8.self) == Self.after)
    #expect(result.added == [])
    #expect(result.stale == ["Delete"])
  }

  @Test func goneKeysAreRemovedOnRequest() {
    let result = Self.sync(Self.after).result(
      found: Self.found, named: ["greeting"], options: SyncOptions(removesGone: true))
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == Self.after.replacing("/* No comment provided by engineer. */\n\"Delete\" = \"Delete\";\n\n", with: ""))
    #expect(result.removed == ["Delete"])
    #expect(result.stale == [])
    let unknown = Self.sync(Self.after).result(
      found: Self.found, named: nil, options: SyncOptions(removesGone: true))
    #expect(String(decoding: unknown.bytes, as: UTF8.self) == Self.after)
  }

  @Test func aTableWithoutOrderIsContinued() {
    let text = "b = \"B\";\na = \"A\";"
    let result = Self.sync(text).result(found: [FoundKey("c", place: "x"), FoundKey("A", place: "x")], named: nil)
    #expect(
      String(decoding: result.bytes, as: UTF8.self) == text
        + "\n/* No comment provided by engineer. */\n\"c\" = \"c\";\n/* No comment provided by engineer. */\n\"A\" = \"A\";"
    )
  }

  @Test func anEmptyTableIsFilled() {
    let result = Self.sync("").result(found: [FoundKey("b", place: "x"), FoundKey("a", place: "x")], named: nil)
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == "/* No comment provided by engineer. */\n\"b\" = \"b\";\n\n/* No comment provided by engineer. */\n\"a\" = \"a\";\n"
    )
  }

  @Test func anXMLTableGetsNoEmptyTalk() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \t<key>a</key>
      \t<string>A</string>
      \t<key>c</key>
      \t<string>C</string>
      </dict>
      </plist>

      """
    let found = [FoundKey("b", comment: "x -- y --> z", defaultValue: "<B>", place: "p"), FoundKey("d", place: "p")]
    let result = Self.sync(text).result(found: found, named: nil)
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == text.replacing(
          "\t<key>c",
          with: "\t<!-- x - - y - -> z -->\n\t<key>b</key>\n\t<string>&lt;B&gt;</string>\n\t<key>c"
        ).replacing("C</string>\n", with: "C</string>\n\t<key>d</key>\n\t<string>d</string>\n"))
  }

  @Test func whatCannotBeWrittenIsTold() {
    let text = "<plist><dict><key>a</key><string>A</string></dict></plist>"
    let found = [FoundKey("\u{1}", place: "App/Cue.swift:1:2"), FoundKey("b", place: "App/Cue.swift:3:4")]
    let result = Self.sync(text).result(found: found, named: nil)
    #expect(result.added == ["b"])
    #expect(
      result.notes == ["'\u{1}' (App/Cue.swift:1:2) can't be added: the character U+0001 can't be written in XML"])
    #expect(result.bytes.count > text.utf8.count)
  }

  @Test func aBinaryTableHoldsNoComments() throws {
    let list = try PropertyListSerialization.data(fromPropertyList: ["a": "A"], format: .binary, options: 0)
    let document = StringDocument(parsing: Array(list), format: .strings)
    let result = TableSync(document).result(found: Self.found, named: nil)
    #expect(result.notes == [])
    let values = try PropertyListSerialization.propertyList(from: Data(result.bytes), format: nil) as? [String: String]
    #expect(
      values == ["a": "A", "Save": "Save", "Archive": "Archive!", "cue.start": "Start", "%@ of %@": "%1$@ of %2$@"])
  }

  @Test func theFirstOfTwoTextsIsTaken() {
    let found = [FoundKey("k", defaultValue: "x", place: "A:1"), FoundKey("k", defaultValue: "y", place: "B:2")]
    let result = Self.sync("").result(found: found, named: nil)
    #expect(String(decoding: result.bytes, as: UTF8.self).contains("\"k\" = \"x\";"))
    #expect(result.notes == ["'k' has two texts in code, 'x' (A:1) and 'y' (B:2): the first is taken"])
  }

  @Test(arguments: ["\"a\" = \"b\"\n\"c\" = \"d\";", "\"a\" = \"b;", "\"a\" = \"b\"; }", "<plist><dict><key>a</key>"])
  func aBrokenTableStaysAsItIs(text: String) {
    let result = Self.sync(text).result(found: Self.found, named: [])
    #expect(result.bytes == Array(text.utf8))
    #expect(result.notes.count == 1 && result.notes[0].hasPrefix("nothing is written: line "), "\(result.notes)")
    #expect(result.added + result.stale == [])
  }
}
