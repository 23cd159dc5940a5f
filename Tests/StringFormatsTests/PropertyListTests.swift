import Foundation
import SourceText
import StringFormats
import Testing
import XLIFF

@Suite struct PropertyListTests {
  static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <!-- the cheese -->
      <key>käse &amp; brot</key>
      <string>gouda &lt;3 &#x1F600;<![CDATA[ & ]]></string>
      <key>empty</key><string/>
      <key>nested</key><dict><key>x</key><integer>-1</integer></dict>
    </dict>
    </plist>

    """

  @Test(arguments: TextEncoding.allCases) func xmlIsReadInEveryEncoding(encoding: TextEncoding) {
    let document = StringDocument(parsing: encoded(Self.xml, encoding), format: .strings)
    #expect(document.encoding == "xml-plist")
    #expect(document.pairs == ["käse & brot=gouda <3 😀 & ", "empty=", "nested=…"])
    #expect(document.problems.isEmpty)
    #expect(document.entries[0].comment.map(document.text) == "the cheese")
    #expect(document.entries[1].comment == nil)
    #expect(document.position(of: document.entries[0].key.range.start) == SourcePosition(line: 6, column: 8))
  }

  @Test func xmlRangesAreTheTextsBetweenTheTags() {
    let document = StringDocument(Self.xml)
    guard case .text(let value) = document.entries[0].value else { return #expect(Bool(false), "no text") }
    let source = String(decoding: document.bytes[value.range.indices], as: UTF8.self)
    #expect(source == "gouda &lt;3 &#x1F600;<![CDATA[ & ]]>")
    let entry = String(decoding: document.bytes[document.entries[0].range.indices], as: UTF8.self)
    #expect(entry.hasPrefix("<key>käse") && entry.hasSuffix("</string>"))
  }

  @Test func whatStandsBeforeADefectIsRead() {
    let document = StringDocument(
      "<plist><dict><key>a</key><string>b</string>\n<key>c</key><string>d & e</string></dict></plist>")
    #expect(document.pairs == ["a=b"])
    #expect(document.complaints.count == 1)
    #expect(document.complaints[0].hasPrefix("2:23 '&' that starts no entity; write '&amp;'"))
    #expect(document.apple.outcome == .nothing)
  }

  @Test(arguments: [1, 20, 300, 70_000]) func binaryListsAreRead(length: Int) throws {
    let long = String(repeating: "x", count: length)
    let table: [String: Any] = [
      "a": "b", "käse": "gouda 😀", long: long + "ä", "n": ["x": 1, "y": [true, 2.5, Data([1])]] as [String: Any],
    ]
    let data = try PropertyListSerialization.data(fromPropertyList: table, format: .binary, options: 0)
    let document = StringDocument(parsing: Array(data), format: .strings)
    #expect(document.encoding == "binary-plist" && document.problems.isEmpty)
    #expect(Set(document.pairs) == ["a=b", "käse=gouda 😀", long + "=" + long + "ä", "n=…"])
  }

  @Test func binaryListsThatHoldThemselvesAreRefused() {
    // One dictionary: key 1, value 0.
    var bytes = Array("bplist00".utf8) + [0xD1, 0x01, 0x00, 0x51, 0x61]
    bytes += [0x08, 0x0B] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 2] + [0, 0, 0, 0, 0, 0, 0, 0]
    bytes += [0, 0, 0, 0, 0, 0, 0, 13]
    let document = StringDocument(parsing: bytes, format: .strings)
    #expect(document.entries.isEmpty && document.apple.outcome == .nothing)
    #expect(document.problems.map(\.kind) == [.syntax])
  }

  @Test func binaryListsThatMultiplyAreRefused() {
    // Thirty arrays, each of which holds the next one twice.
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for level in 0..<30 {
      offsets.append(UInt8(bytes.count))
      bytes += [0xA2, UInt8(level + 1), UInt8(level + 1)]
    }
    offsets.append(UInt8(bytes.count))
    bytes += [0x51, 0x61]
    let table = UInt8(bytes.count)
    bytes +=
      offsets + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 31] + [0, 0, 0, 0, 0, 0, 0, 0] + [
        0, 0, 0, 0, 0, 0, 0, table,
      ]
    let document = StringDocument(parsing: bytes, format: .strings)
    #expect(document.entries.isEmpty && document.apple.outcome == .nothing)
  }
}
