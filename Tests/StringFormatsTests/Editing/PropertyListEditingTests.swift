import Foundation
import SourceText
import StringEditing
import StringFormats
import Testing
import XLIFF

/// Edited XML and binary property lists.
@Suite struct PropertyListEditingTests {
  static let plurals = EditingFixture.plist(
    "<key>files</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>%#@n@</string>\n\t\t<key>n</key>\n\t\t<dict>"
      + "\n\t\t\t<key>NSStringFormatSpecTypeKey</key>\n\t\t\t<string>NSStringPluralRuleType</string>"
      + "\n\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>d</string>"
      + "\n\t\t\t<key>one</key>\n\t\t\t<string>%d plik</string>\n\t\t\t<key>other</key>\n\t\t\t<string>%d pliku</string>"
      + "\n\t\t</dict>\n\t</dict>")

  @Test func pluralFormsAreSetAndAdded() throws {
    let result = try edited(Self.plurals, .stringsdict) { e throws(EditError) in
      try e.setValue(of: "files", at: [.substitution("n"), .plural("few")], to: "%d pliki")
      try e.setValue(of: "files", at: [.substitution("n"), .plural("zero")], to: "nic")
      try e.setValue(of: "files", at: [.substitution("n"), .plural("one")], to: "plik & <1>")
      try e.setValue(of: "files", to: "%#@n@!")
    }
    let expected = Self.plurals
      .replacingOccurrences(
        of: "<key>one</key>\n\t\t\t<string>%d plik</string>",
        with:
          "<key>zero</key>\n\t\t\t<string>nic</string>\n\t\t\t<key>one</key>\n\t\t\t<string>plik &amp; &lt;1&gt;</string>"
          + "\n\t\t\t<key>few</key>\n\t\t\t<string>%d pliki</string>"
      ).replacingOccurrences(of: ">%#@n@<", with: ">%#@n@!<")
    #expect(result == expected)
    var editor = DocumentEditor(StringDocument(Self.plurals, .stringsdict))
    #expect(throws: EditError.noSuchVariant([.substitution("m"), .plural("one")], key: "files")) {
      try editor.setValue(of: "files", at: [.substitution("m"), .plural("one")], to: "")
    }
    #expect(throws: EditError.varies(key: "files")) {
      try editor.setValue(of: "files", at: [.substitution("n")], to: "")
    }
  }

  @Test func emptyElementsAreOpened() throws {
    let text = "<plist><dict><key>a</key><string/><key>b</key><string   /><key>c</key><string></string></dict></plist>"
    let result = try edited(text, .strings) { e throws(EditError) in
      for key in ["a", "b", "c"] { try e.setValue(of: key, to: "1") }
    }
    #expect(
      result
        == text.replacingOccurrences(of: "<string/>", with: "<string>1</string>")
        .replacingOccurrences(of: "<string   />", with: "<string>1</string>")
        .replacingOccurrences(of: "<string></string>", with: "<string>1</string>"))
  }

  @Test(arguments: [
    (
      "<plist>\r\n<dict/>\r\n</plist>\r\n",
      "<plist>\r\n<dict>\r\n\t<key>k</key>\r\n\t<string>v</string>\r\n</dict>\r\n</plist>\r\n"
    ),
    ("<plist>\n<dict>\n</dict>\n</plist>", "<plist>\n<dict>\n\t<key>k</key>\n\t<string>v</string>\n</dict>\n</plist>"),
    ("<plist><dict></dict></plist>", "<plist><dict>\n\t<key>k</key>\n\t<string>v</string>\n</dict></plist>"),
    (
      "<plist>\n <dict>\n    <key>a</key> <string>b</string>\n </dict></plist>",
      "<plist>\n <dict>\n    <key>a</key> <string>b</string>\n    <key>k</key><string>v</string>\n </dict></plist>"
    ),
  ])
  func entriesAreAdded(_ before: String, _ after: String) throws {
    #expect(try edited(before, .strings) { e throws(EditError) in try e.add(key: "k", value: "v") } == after)
  }

  @Test func anotherEncodingIsKeptToASCII() throws {
    let text =
      "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><plist><dict><key>a</key><string>b</string></dict></plist>"
    let result = try edited(text, .strings) { e throws(EditError) in try e.setValue(of: "a", to: "é😀") }
    #expect(result == text.replacingOccurrences(of: ">b<", with: ">&#233;&#128512;<"))
  }

  private func list(_ bytes: [UInt8]) throws -> NSDictionary {
    try #require(try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? NSDictionary)
  }

  @Test func sharedStringsOfABinaryListAreSeparated() throws {
    // {"OK": "OK", "a": "OK"} with one object for the three.
    let objects = [0xD2, 1, 2, 1, 1] + [0x52] + Array("OK".utf8) + [0x51] + Array("a".utf8)
    let trailer = [UInt8](repeating: 0, count: 6) + [1, 1] + [3, 0, 18].flatMap { [0, 0, 0, 0, 0, 0, 0, $0] }
    let bytes = Array("bplist00".utf8) + objects + [8, 13, 16] + trailer
    let document = StringDocument(parsing: bytes, format: .strings)
    #expect(try list(bytes) == ["OK": "OK", "a": "OK"])
    let result = try document.edited { e throws(EditError) in
      try e.setValue(of: "OK", to: "Gut")
      try e.rename(key: "OK", to: "ÖK")
      try e.add(key: "b", value: "c", after: "a")
    }
    #expect(try list(result.bytes) == ["ÖK": "Gut", "a": "OK", "b": "c"])
    #expect(result.pairs == ["ÖK=Gut", "a=OK", "b=c"])
    var editor = DocumentEditor(document)
    #expect(throws: EditError.sharedString) { try editor.setText(document.entries[0].key, to: "Gut") }
    try editor.setText(document.entries[1].key, to: "ç")
    #expect(try list(editor.bytes()) == ["OK": "OK", "ç": "OK"])
  }

  @Test(arguments: [3, 14, 15, 127, 128, 300]) func binaryListsGrowAndShrink(_ count: Int) throws {
    var value: [String: String] = [:]
    for number in 0..<count { value["k\(number)"] = "v\(number)" }
    let document = StringDocument(parsing: EditingFixture.binaryBytes(value), format: .strings)
    let long = String(repeating: "lang😀", count: 20_000)
    let result = try document.edited { e throws(EditError) in
      try e.setValue(of: "k0", to: long)
      try e.remove(key: "k1")
      try e.add(key: "n1", value: "ñ")
      try e.add(key: "n3", value: "three")
      try e.rename(key: "k2", to: "n2")
    }
    (value["k0"], value["k1"], value["k2"], value["n1"], value["n2"]) = (long, nil, nil, "ñ", "v2")
    value["n3"] = "three"
    #expect(try list(result.bytes) == value as NSDictionary)
    #expect(result.problems.map(\.message) == [])
  }

  @Test func variantsOfABinaryListAreSet() throws {
    let rule = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "1", "other": "1"]
    let value: [String: Any] = [
      "p": ["NSStringLocalizedFormatKey": "%#@n@", "n": rule], "d": ["NSStringDeviceSpecificRuleType": ["mac": "1"]],
      "w": ["NSStringVariableWidthRuleType": ["20": "1"]],
    ]
    let document = StringDocument(parsing: EditingFixture.binaryBytes(value), format: .stringsdict)
    let result = try document.edited { e throws(EditError) in
      try e.setValue(of: "p", at: [.substitution("n"), .plural("other")], to: "viele")
      try e.setValue(of: "d", at: [.device("mac")], to: "Mac")
      try e.setValue(of: "w", at: [.width("20")], to: "weit")
      try e.setValue(of: "p", to: "%#@n@!")
    }
    var changed = rule
    changed["other"] = "viele"
    let expected: NSDictionary = [
      "p": ["NSStringLocalizedFormatKey": "%#@n@!", "n": changed],
      "d": ["NSStringDeviceSpecificRuleType": ["mac": "Mac"]],
      "w": ["NSStringVariableWidthRuleType": ["20": "weit"]],
    ]
    #expect(try list(result.bytes) == expected)
  }
}
