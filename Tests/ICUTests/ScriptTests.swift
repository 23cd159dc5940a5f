import Testing

@testable import ICU

struct ScriptTests {
  @Test(arguments: [
    ("abc", "Latn:0-3"), ("a, б!", "Latn:0-3 Cyrl:3-5"), ("«б» a", "Cyrl:0-4 Latn:4-5"), ("12 3", "Zyyy:0-4"), ("", ""),
    ("日本のテ", "Hani:0-2 Hira:2-3 Kana:3-4"), ("a (б) c", "Latn:0-3 Cyrl:3-4 Latn:4-7"), ("मा", "Deva:0-2"),
    ("e\u{301}", "Latn:0-2"), ("𞤀a", "Adlm:0-2 Latn:2-3"), ("]])a", "Latn:0-4"),
    // By Script_Extensions: “「”, “、”, U+060C and U+30FC are not Latin, and belong to what comes next.
    ("OS「設定」を", "Latn:0-2 Hani:2-6 Hira:6-7"), ("OS「a」", "Latn:0-5"), ("a ーテ", "Latn:0-2 Kana:2-4"),
    ("a、日", "Latn:0-1 Hani:1-3"), ("a، ب", "Latn:0-1 Arab:1-4"), ("a、", "Latn:0-2"), ("日、a", "Hani:0-2 Latn:2-3"),
  ])
  func runs(text: String, expected: String) {
    let runs = Script.runs(in: Array(text.utf16))
    let found = runs.map { "\(Script.name(ofTag: $0.tag)):\($0.range.lowerBound)-\($0.range.upperBound)" }
    #expect(found.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    (0x4172_6162, "Arabic"), (0x4361_6E73, "Canadian_Aboriginal"), (0x4465_7661, "Devanagari"), (0, "Unknown"),
  ])
  func longNames(tag: UInt32, name: String) {
    #expect(Script.longName(ofTag: tag) == name)
  }

  @Test func loneSurrogatesAreUnknown() {
    #expect(Script.tags(of: [0xD800]) == [Script.unknown])
  }
}
