import Foundation
import SourceText
import StringFormats
import TestSupport
import Testing
import XLIFF

/// Random damage must never trap, never hang, and never give a range outside of the file.
@Suite struct MutationTests {
  static let table =
    "/* c */\n\"k\" = \"v\";\n// d\nabc = 'x\\'y'; \"e\\U00e9\" = \"\\341\\n\";\n"
    + "\"k\"; n = { a = (b, <0a 0b>); }; \"ä😀\"=\"z\"; /* e */\n"

  static let fixtures: [(StringFormat, [UInt8])] = [
    (.strings, Array(table.utf8)), (.strings, encoded(table, .utf16LittleEndian)),
    (.strings, encoded(table, .utf32BigEndian)),
    (.strings, Array("{ \"a\" = \"b\"; c = (d, {e = f;}); /* x */ }\n".utf8)),
    (.strings, Array(PropertyListTests.xml.utf8)),
    (.stringsdict, Array(PropertyListTests.xml.utf8)), (.stringsdict, encoded(PropertyListTests.xml, .utf16BigEndian)),
    (.xcstrings, Array(CatalogTests.catalog.utf8)), (.xliff, Array(XLIFFTests.xliff.utf8)),
    (.xliff, Array(XLIFF2Tests.xliff.utf8)), (.strings, binary), (.stringsdict, binary),
  ]

  private static var binary: [UInt8] {
    let value: [String: Any] = ["NSStringLocalizedFormatKey": "%#@n@", "n": ["other": "ä"]]
    return (try? PropertyListSerialization.data(fromPropertyList: ["k": value, "a": "b"], format: .binary, options: 0))
      .map(Array.init) ?? []
  }

  @Test(arguments: fixtures.indices) func damageNeverTraps(fixture: Int) {
    let (format, original) = Self.fixtures[fixture]
    let seed = UInt64(0x5EED + fixture)
    var random = SeededGenerator(seed: seed)
    var read = 0
    for _ in 0..<1_000 {
      let document = StringDocument(parsing: Self.mutation(of: original, using: &random), format: format)
      read += document.entries.count
      let ranges = document.entries.map(\.range) + document.problems.map(\.range)
      #expect(ranges.allSatisfy { $0.end.index <= document.bytes.count }, "seed \(seed)")
      #expect(
        document.entries.allSatisfy { !document.text($0.key).utf8.isEmpty || $0.key.range.count < 100 }, "seed \(seed)")
      #expect(document.apple.loads <= document.apple.of, "seed \(seed)")
      #expect((document.apple.outcome == .all) || !document.problems.isEmpty, "seed \(seed)")
    }
    #expect(read > 0, "seed \(seed)")
  }

  static func mutation(of original: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &random)))
      case 3: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: place)
      case 4: bytes.removeSubrange(place...)
      default:
        bytes.insert(
          contentsOf: bytes[place..<min(bytes.count, place + 12)], at: Int.random(in: 0...place, using: &random))
      }
    }
    return bytes
  }
}
