import Foundation
import StringFormats
import Testing
import XLIFF

/// What we say that Apple's parser loads, against that parser itself.
@Suite struct AppleViewTests {
  static let head = "\"a\" = \"b\";\n\"c\" = \"d\";\n"

  /// Broken inputs behind two sound entries.
  static let tails = [
    "= x;", ";", ";= \"e\";", "@", "\u{FEFF}\"e\" = \"f\";", "\u{A0}", "/* x", "/* x *", "/*/", "// x", "/", "/x",
    "\"e", "\"e\\",
    "'e", "\"e\"", "\"e\" =", "\"e\" = \"f\"", "\"e\" = \"f", "\"e\" = \"f\\", "\"e\" = ;", "\"e\" = =;",
    "\"e\" \"f\";", "e f = g;",
    "\"e\" = \"f\" \"g\" = \"h\";", "\"e\" = \"say \"hi\" x\";", "\"e\" = \"f\";}", "}", "{ e = f; }",
    "\"e\" = {g = h};",
    "\"e\" = {g = h;}", "\"e\" = {g};", "\"e\" = (g h);", "\"e\" = (g, );", "\"e\" = (\"g);", "\"e\" = (\");",
    "\"e\" = ( { g = ) );",
    "\"e\" = <0>;", "\"e\" = <0g>;", "\"e\" = <00 ;", "\"e\" = <00\u{2028}11>;", "e = f, g = h;", "\"e\" /* x",
    "\"e\" = /* x",
    "\"e\" = \"f\" /* x", "\"e\" = \"f\"; /* x */ /", "\"e\";;\"g\";", "\0", "\"e\" = f\0;", "é = f;",
    "\"e\" := \"f\";", "- = _;", "\\",
  ]

  @Test(arguments: tails) func brokenBehindSoundEntries(tail: String) { agrees(Self.head + tail) }

  @Test(arguments: tails) func brokenFromTheStart(tail: String) { agrees(tail) }

  @Test(arguments: tails) func brokenInBraces(tail: String) {
    agrees("{ " + Self.head + tail)
    agrees("{ " + Self.head + tail + " }")
  }

  @Test(
    arguments: [
      [0xFF, 0xFE], [0xFF, 0xFE, 0x20, 0x00], [0xEF, 0xBB, 0xBF], [0x22, 0x00, 0x61, 0x00, 0x22, 0x00, 0x3B, 0x00],
      [0x0A, 0x00, 0x61, 0x00, 0x3B, 0x00], [0x00, 0x0A, 0x00, 0x61, 0x00, 0x3B], [0x61, 0x3B, 0xA9],
      [0x61, 0x3B, 0x2F, 0x2F, 0xA9],
      [0x61, 0x3B, 0x2F, 0x2F, 0xE9], [0x22, 0xC3, 0x22, 0x3B], [0x00, 0x00, 0x61],
      [0xFF, 0xFE, 0x61, 0x00, 0x3B, 0x00, 0x20],
      [0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x3D, 0x00, 0x3B],
    ] as [[UInt8]])
  func encodings(bytes: [UInt8]) { agrees(bytes) }

  @Test(arguments: [
    "<plist/>", "<plist></plist>", "<dict/>", "<dict>", "<dict><key>a</key></dict>",
    "<dict><key>a</key><key>b</key></dict>",
    "<dict><string>a</string></dict>", "<dict><key>a</key><string>b</dict>",
    "<dict><key>a</key><string>b<!-- c --></string></dict>",
    "<dict><key>a</key><string>b & c</string></dict>", "<dict><key>a</key><string>&nbsp;</string></dict>",
    "<dict><key>a</key><string>&#xD800;</string></dict>",
    "<dict><key>a</key><string><![CDATA[<b>]]>&#65;</string></dict>",
    "<dict><key>a</key><string><![CDATA[<b>]]</string></dict>", "<dict>x<key>a</key><string>b</string></dict>",
    "<dict><key>a</key><integer>1x</integer></dict>", "<dict><key>a</key><integer/></dict>",
    "<dict><key>a</key><true>x</true></dict>",
    "<dict><key>a</key><string>b</string></dict> x", "<plist><dict/><dict/></plist>", "<plist><array/></plist>",
    "<foo/>", "<!DOCTYPE x [<!ENTITY e \"f\">]><dict/>",
    "<!-- x --><dict/>", "<!-- x <dict/>", "<?xml version=\"1.0\" encoding=\"x-none\"?><dict/>",
    "<dict ><key >a</key ><string >b</string ></dict >",
    "<dict><key>a</key><string>b</string><!-- c --></dict>", "<Dict/>", "<dict><key>a</key><real>1.5.2</real></dict>",
  ])
  func propertyLists(xml: String) { agrees(xml) }

  @Test func nestedXML() {
    for depth in [510, 511, 512, 513] {
      let open = String(repeating: "<array>", count: depth)
      agrees("<dict><key>a</key>" + open + String(repeating: "</array>", count: depth) + "</dict>")
    }
  }

  private func agrees(_ text: String) { agrees(Array(text.utf8)) }

  private func agrees(_ bytes: [UInt8]) {
    let document = StringDocument(parsing: bytes, format: .strings)
    let plist = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
    let name = Comment(rawValue: String(decoding: bytes, as: UTF8.self).debugDescription)
    guard let table = plist as? [String: Any] else {
      #expect(document.apple.outcome == .nothing || document.apple.of == 0, name)
      return
    }
    #expect(document.apple.outcome != .nothing, name)
    var loaded: [String: String?] = [:]
    let count =
      switch document.apple.outcome {
      case .all: document.entries.count
      case .first(let count): count
      case .nothing: 0
      }
    for entry in document.entries.prefix(count) {
      if case .text(let value) = entry.value {
        loaded[document.text(entry.key)] = document.text(value)
      } else {
        loaded[document.text(entry.key)] = .some(nil)
      }
    }
    #expect(document.apple.loads == table.count, name)
    #expect(loaded == table.mapValues { $0 as? String }, name)
  }
}
