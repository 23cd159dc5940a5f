import Foundation
import SourceText
import Testing
import XLIFF

@testable import StringEditing
@testable import StringFormats

/// Keys that are added in one edit are written as if each were added behind the one before.
@Suite struct SeveralAdditionsTests {
  private static let tables = [
    "\"a\" = \"A\";\n\"z\" = \"Z\";\n", "/* A */\n\"a\" = \"A\";\n\n/* Z */\n\"z\" = \"Z\";\n",
    "/* A */\n\"a\" = \"A\";\n", "\"a\"=\"A\"; \"z\"=\"Z\";", "  \"a\"\t= \"A\"; // end\r\n  \"z\"\t= \"Z\";\r\n",
    "{\n  a = A;\n}\n",
    "<plist version=\"1.0\">\n<dict>\n\t<key>a</key>\n\t<string>A</string>\n\n\t<key>z</key><string/>\n</dict>\n</plist>\n",
  ]

  private static func documents(_ text: String) throws -> [StringDocument] {
    let wide = TextEncoding.utf16LittleEndian.encode("\u{FEFF}" + text)
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let binary = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    return [Array(text.utf8), wide, Array(binary)].map { StringDocument(parsing: $0, format: .strings) }
  }

  @Test(arguments: tables, ["a", nil])
  func areAsOneByOne(text: String, after: String?) throws {
    for document in try Self.documents(text) {
      let comment = document.encoding == "binary-plist" ? nil : "new"
      var together = DocumentEditor(document, keyOrder: .xcode)
      let refusals = try together.add(
        ["k1", "a", "k2", "k1", "k3"].map {
          Addition(key: $0, value: "\($0)!", comment: comment, after: after, before: after == nil ? "a" : nil)
        })
      #expect(refusals == [nil, .keyExists("a"), nil, .keyExists("k1"), nil])
      var oneByOne = DocumentEditor(document, keyOrder: .xcode)
      try oneByOne.add(key: "k1", value: "k1!", comment: comment, after: after, before: after == nil ? "a" : nil)
      try oneByOne.add(key: "k2", value: "k2!", comment: comment, after: "k1")
      try oneByOne.add(key: "k3", value: "k3!", comment: comment, after: "k2")
      let bytes = try together.bytes()
      if document.encoding == "binary-plist" {
        // Objects are numbered in another order.
        #expect(Self.rows(bytes) == Self.rows(try oneByOne.bytes()))
      } else {
        #expect(try bytes == oneByOne.bytes())
      }
      #expect(Self.rows(bytes).filter { $0.hasPrefix("k") } == ["k1=k1!", "k2=k2!", "k3=k3!"])
    }
  }

  private static func rows(_ bytes: [UInt8]) -> [String] {
    let document = StringDocument(parsing: bytes, format: .strings)
    return document.entries.map { entry in
      guard case .text(let value) = entry.value else { return document.text(entry.key) }
      return "\(document.text(entry.key))=\(document.text(value))"
    }
  }

  @Test func aKeyThatCannotBeWrittenKeepsNoOtherOut() throws {
    let document = StringDocument(parsing: Array(Self.tables[1].utf8), format: .strings)
    var editor = DocumentEditor(document, keyOrder: .xcode)
    let refusals = try editor.add([
      Addition(key: "k1", value: "1", comment: "*/", after: "a"), Addition(key: "k2", value: "2", after: "a"),
      Addition(key: "k3", value: "3", after: "none"),
    ])
    #expect(refusals == [.closesComment("*/"), nil, .noSuchKey("none")])
    #expect(Self.rows(try editor.bytes()) == ["a=A", "k2=2", "z=Z"])
  }
}
