import StringFormats
import Testing
import XLIFF

/// Entries of a broken property list are read on both sides of its defect.
@Suite struct XMLRecoveryTests {
  private static func table(_ content: String) -> String {
    "<plist version=\"1.0\"><dict>\n\(content)\n</dict></plist>"
  }

  @Test(arguments: [
    ("<key>b</key><string>B & C</string>", ["a=A", "c=C"], "3:23 '&' that starts no entity"),
    ("<key>b</key><string>B < C</string>", ["a=A", "c=C"], "3:23 '<' that starts no tag"),
    ("<key>b</key><string>B", ["a=A", "c=C"], "3:13 '<string>' is never closed"),
    ("<key>b</key>", ["a=A", "c=C"], "4:13 "),
    ("<string>B</string>", ["a=A", "c=C"], "3:1 a value without '<key>'"),
    ("<key>b<string>B</string>", ["a=A", "c=C"], "3:7 a tag inside of a text"),
    ("<!-- <key>b</key><string>B</string>", ["a=A"], "3:1 this comment is never closed"),
    ("</dict>", ["a=A", "c=C"], "4:1 a second value in the property list"),
  ])
  func strings(broken: String, pairs: [String], complaint: String) {
    let document = StringDocument(
      Self.table("<key>a</key><string>A</string>\n\(broken)\n<key>c</key><string>C</string>"))
    #expect(document.pairs == pairs)
    #expect(document.complaints.count == 1)
    #expect(document.complaints.first?.hasPrefix(complaint) ?? false, "\(document.complaints)")
    #expect(document.losesEntries)
    #expect(document.apple.outcome == .nothing)
  }

  @Test func commentsStayWithTheirKeys() {
    let document = StringDocument(
      Self.table("<key>a</key><string>A&</string>\n<!-- Of b. -->\n<key>b</key><string>B</string>"))
    #expect(document.entries.map { $0.comment.map(document.text) } == ["Of b."])
  }

  @Test func aDictionaryThatIsNeverClosedTakesNoOtherEntry() throws {
    func entry(_ key: String) -> String {
      "<key>\(key)</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>\(key)</string></dict>"
    }
    let document = StringDocument(
      Self.table("\(entry("a"))</dict>\n\(entry("b"))\n\(entry("c"))</dict>"), .stringsdict)
    #expect(document.pairs == ["a=…", "c=…"])
    #expect(document.complaints.count == 1)
    #expect(document.complaints.first?.hasPrefix("3:13 '<dict>' is never closed") ?? false, "\(document.complaints)")
  }

  @Test func wholeFilesLoseNothing() {
    #expect(!StringDocument(Self.table("<key>a</key><string>A</string>")).losesEntries)
    #expect(!StringDocument("\"a\" = \"A\";;\n").losesEntries)
    #expect(!StringDocument("\"a\" = \"A\"\n\"b\" = = \"B\";\n").losesEntries)
    #expect(StringDocument("\"a\" = \"A\";\n@ x;\n\"b\" = \"B\";\n").losesEntries)
  }
}
