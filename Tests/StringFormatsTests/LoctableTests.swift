import Testing
import XLIFF

@testable import StringFormats

@Suite("Loctables")
struct LoctableTests {
  private func document(_ body: String) -> StringDocument {
    StringDocument(parsing: Array("<plist version=\"1.0\"><dict>\(body)</dict></plist>".utf8), format: .loctable)
  }

  private func rows(_ document: StringDocument) -> [String] {
    document.entries.map { entry in
      let value =
        switch entry.value {
        case .text(let text): document.text(text)
        case .varied(let varied): "\(varied.substitutions.map { document.text($0.name) })"
        case .other: "–"
        }
      return "\(entry.locale ?? "?") \(document.text(entry.key)) \(value)"
    }
  }

  @Test("hold every language of a table, provenance left out")
  func languages() {
    let document = document(
      """
      <key>en</key><dict><key>OK</key><string>OK</string><key>Save</key><string>Save</string></dict>
      <key>LocProvenance</key><dict><key>de</key><integer>1</integer></dict>
      <key>de</key><dict><key>OK</key><string>OK</string><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>other</key><string>%d Dateien</string></dict></dict></dict>
      """)
    #expect(rows(document) == ["en OK OK", "en Save Save", "de OK OK", "de n [\"files\"]"])
    #expect(document.problems.isEmpty)
    #expect(document.apple.loads == document.apple.of)
  }

  @Test("name a language that holds no table")
  func noTable() {
    let document = document("<key>de</key><string>x</string><key>en</key><dict><key>k</key><string>v</string></dict>")
    #expect(rows(document) == ["en k v"])
    #expect(document.problems.map(\.message) == ["the language 'de' holds no table"])
  }
}
