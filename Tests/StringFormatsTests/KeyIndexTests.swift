import Foundation
import SourceText
import TestSupport
import Testing
import XLIFF

@testable import StringFormats

@Suite struct KeyIndexTests {
  /// The repetitions as a dictionary of strings finds them.
  private func repetitions(_ document: StringDocument, _ scope: KeyIndex.Scope) -> [[Int]] {
    var firsts: [[String?]: Int] = [:]
    return document.entries.enumerated().compactMap { index, entry in
      // Scalar by scalar: equal strings may be written in several ways.
      let scalars = document.text(entry.key).unicodeScalars.map { String($0.value) }.joined(separator: " ")
      let name = [scalars, entry.table, scope == .tables ? nil : entry.locale]
      guard let first = firsts[name] else {
        firsts[name] = index
        return nil
      }
      return [index, first]
    }
  }

  @Test(arguments: [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian])
  func keysThatStandTwice(encoding: TextEncoding) {
    let table = """
      "a" = "1"; b = "2"; "\\U0061" = "3"; "e\\U0301" = "4"; "é" = "5"; b = "6"; "long key of nine" = "7";
      "long key of nin3" = "8"; "lon\\g key of nine" = "9"; "" = "10"; "" = "11"; "😀" = "12"; "\\Ud83d\\Ude00" = "13";
      """
    let document = StringDocument(parsing: encoded(table, encoding), format: .strings)
    let index = KeyIndex(of: document, within: .tablesAndLocales)
    #expect(index.repetitions.map { [$0.entry, $0.first] } == [[2, 0], [5, 1], [8, 6], [10, 9], [12, 11]])
    #expect(index.count == 8)
  }

  @Test func manyKeys() {
    let numbers = (0..<10_000).map { $0 % 7_000 }
    let document = StringDocument(numbers.map { "key.\($0) = x;\n" }.joined())
    let index = KeyIndex(of: document, within: .tables)
    #expect(index.count == 7_000)
    #expect(index.repetitions.map { [$0.entry, $0.first] } == (7_000..<10_000).map { [$0, $0 - 7_000] })
  }

  @Test func languagesAndTables() {
    for (text, format) in [(CatalogTests.catalog, StringFormat.xcstrings), (XLIFFTests.xliff, .xliff)] {
      let document = StringDocument(text, format)
      #expect(document.entries.count > 2)
      for scope in [KeyIndex.Scope.tables, .tablesAndLocales] {
        let index = KeyIndex(of: document, within: scope)
        let expected = repetitions(document, scope)
        #expect(index.repetitions.map { [$0.entry, $0.first] } == expected)
        #expect(index.count == document.entries.count - expected.count)
      }
    }
  }

  @Test(arguments: MutationTests.fixtures.indices) func buffersHoldWhatTextGives(fixture: Int) {
    let (format, original) = MutationTests.fixtures[fixture]
    var random = SeededGenerator(seed: UInt64(0xB0FF + fixture))
    for _ in 0..<300 {
      let bytes = MutationTests.mutation(of: original, using: &random)
      let document = StringDocument(parsing: bytes, format: format)
      var buffer = document.textBuffer()
      let strings = document.entries.flatMap { entry in
        var strings = [entry.key] + (entry.comment.map { [$0] } ?? [])
        if case .text(let value) = entry.value { strings.append(value) }
        return strings
      }
      for string in strings { buffer.append(string) }
      #expect(strings.indices.map { buffer[$0] } == strings.map(document.text), "fixture \(fixture)")
      for scope in [KeyIndex.Scope.tables, .tablesAndLocales] {
        let found = KeyIndex(of: document, within: scope).repetitions.map { [$0.entry, $0.first] }
        #expect(found == repetitions(document, scope), "fixture \(fixture)")
      }
    }
  }
}
